// A link that leads to no table: what happened, what to do about it, and the way home.
import type { ReactElement } from 'react'
import { Bar } from '../parts/Bar.tsx'
import { makeRoute } from '../route.ts'
import { type PageKey, useWords } from '../words.tsx'
import './remote.css'
import './letters.css'

/** Why somebody does not come to a table. */
export type Missed = 'taken' | 'cleared' | 'broken' | 'gone' | 'nobody' | 'unreachable' | 'offline' | 'served' | 'later'

/** These may go by: it can be tried again. */
const PASSING: readonly Missed[] = ['unreachable', 'offline', 'later']

interface MissingProps {
  readonly why: Missed
  readonly onAgain?: (() => void) | undefined
}

export function Missing({ why, onAgain }: MissingProps): ReactElement {
  const { t } = useWords()
  const again = PASSING.includes(why) ? onAgain : undefined
  return (
    <div className="letter missing">
      <Bar />
      <main>
        <section className="paper letter-paper">
          <h1>{t(`remote.missing.${why}` satisfies PageKey)}</h1>
          <p role="alert">{t(`remote.missing.${why}Text` satisfies PageKey)}</p>
          {again && (
            <button type="button" className="button large" onClick={again}>
              {t('remote.again')}
            </button>
          )}
          {!again && (
            <a className="button large" href={makeRoute({ page: 'home' })}>
              {t('remote.home')}
            </a>
          )}
          <p className="letter-more">
            {again && <a href={makeRoute({ page: 'home' })}>{t('remote.home')}</a>}
            <a href={makeRoute({ page: 'learn', game: null, lesson: null })}>{t('remote.missing.learn')}</a>
          </p>
        </section>
      </main>
    </div>
  )
}
