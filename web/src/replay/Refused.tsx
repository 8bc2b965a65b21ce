import type { ReactElement } from 'react'
import { reasonOf } from '../kept/reason.ts'
import { Bar } from '../parts/Bar.tsx'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'

/** What was to be opened cannot be: why, and the way home. */
export function Refused({ why }: { readonly why: string }): ReactElement {
  const { t } = useWords()
  return (
    <div className="replay-page">
      <Bar>
        <h1>{t('record.title')}</h1>
      </Bar>
      <main className="prose-page">
        <p role="alert">{t(reasonOf(why))}</p>
        <a className="button" href={makeRoute({ page: 'home' })}>
          {t('home.link')}
        </a>
      </main>
    </div>
  )
}
