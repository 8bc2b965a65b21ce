import type { Message } from '@muster/engine'
import type { ReactElement } from 'react'
import { Bar } from '../parts/Bar.tsx'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { useRecordWords } from './useRecordWords.ts'
import './ReplayPage.css'

/** What was to be opened cannot be: why, and the way home. */
export function Refused({ why }: { readonly why: Message }): ReactElement {
  const { t } = useWords()
  const say = useRecordWords()
  return (
    <div className="replay-page">
      <Bar>
        <h1>{t('record.title')}</h1>
      </Bar>
      <main className="prose-page">
        <p role="alert">{say(why)}</p>
        <a className="button" href={makeRoute({ page: 'home' })}>
          {t('home.link')}
        </a>
      </main>
    </div>
  )
}
