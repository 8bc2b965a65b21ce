import type { ReactElement } from 'react'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import '../parts/Mishap.css'

/** The match was deleted in another tab: there is nothing left to play, and only one way to go. */
export function Gone(): ReactElement {
  const { t } = useWords()
  return (
    <main className="mishap">
      <h1>{t('gone.title')}</h1>
      <p role="alert">{t('gone.text')}</p>
      <footer>
        <a className="button" href={makeRoute({ page: 'home' })}>
          {t('menu.home')}
        </a>
      </footer>
    </main>
  )
}
