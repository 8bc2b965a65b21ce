import type { ReactElement } from 'react'
import { useStarting } from '../pages/useStarting.ts'
import { go, makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { ask } from './local.ts'
import '../parts/Mishap.css'

/** The seed is not there, or is not the one that was sealed: nothing more can be rolled, but it can go on as another match. */
export function DiceLost({ id }: { readonly id: string }): ReactElement {
  const { t } = useWords()
  const [starting, begin] = useStarting()
  const playOn = async (): Promise<void> => {
    const next = await ask().call('playOn', id)
    go(next === null ? { page: 'home' } : { page: 'table', id: next })
  }
  return (
    <main className="mishap">
      <h1>{t('diceLost.title')}</h1>
      <p role="alert">{t('diceLost.text')}</p>
      <footer>
        <a className="quiet" href={makeRoute({ page: 'home' })}>
          {t('menu.home')}
        </a>
        <a className="quiet" href={makeRoute({ page: 'replay', id })}>
          {t('diceLost.look')}
        </a>
        <button type="button" className="button" disabled={starting} onClick={() => begin(playOn)}>
          {t('diceLost.goOn')}
        </button>
      </footer>
    </main>
  )
}
