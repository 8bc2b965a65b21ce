// Who won and why, said to the person who played.
import { say as message } from '@muster/engine'
import type { Chair, Ended, Report } from '@muster/table'
import type { ReactElement } from 'react'
import { peopleAt } from '../table/people.ts'
import { type Played, useWords, type Words } from '../words.tsx'
import { isCounted } from './counted.ts'
import './Verdict.css'

interface VerdictProps {
  readonly report: Report
  readonly played: Played
  /** Whose match it was; nobody's, for a match that somebody sent. */
  readonly chairs: readonly Chair[]
}

export function Verdict({ report: { ended }, played, chairs }: VerdictProps): ReactElement {
  const words = useWords()
  const { say } = words
  const { sides } = peopleAt(chairs)
  const you = sides.length === 1 ? sides[0] : undefined
  const side = you ?? ended?.winners[0]
  const counted = ended && !isCounted(ended) ? {} : (ended?.scores ?? {})
  const scores = Object.entries(counted).sort(([a], [b]) => Number(b === you) - Number(a === you))
  return (
    <section className="verdict">
      <h1>
        {side !== undefined && <played.face.Emblem side={side} size={44} />}
        <span>{headline(words, ended, you)}</span>
        <span className="verdict-scores">
          {scores.map(([of, score]) => (
            <b key={of} style={{ color: `var(--side-${of}, var(--paper))` }} title={say(message(`side.${of}`))}>
              {score}
            </b>
          ))}
        </span>
      </h1>
      {ended && <p>{whyOf(words, ended, chairs)}</p>}
    </section>
  )
}

/** Whoever resigned knows their own name. */
function whyOf({ t }: Words, { why }: Ended, chairs: readonly Chair[]): string {
  const { people } = peopleAt(chairs)
  const [only, ...others] = people
  const seat = why.args?.['seat']
  const mine =
    only && others.length === 0 && typeof seat === 'object' && 'key' in seat && seat.key === `seat.${only.seat}`
  return why.key === 'ended.resigned' && mine ? t('after.resigned') : t('after.why', { why })
}

function headline({ t }: Words, ended: Ended | null, you: string | undefined): string {
  if (!ended) return t('after.running')
  if (ended.winners.length === 0) return t('ended.draw')
  if (you !== undefined) return t(ended.winners.includes(you) ? 'after.won' : 'after.lost')
  return t('ended.wins', { sides: ended.winners.map((w) => message(`side.${w}`)) })
}
