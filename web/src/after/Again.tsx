// Once more: the same match, sides swapped, the next mission, or from where it turned, or stopped.
import { say as message } from '@muster/engine'
import { type Chair, type Report, turningPoint } from '@muster/table'
import type { ReactElement } from 'react'
import { useStarting } from '../pages/useStarting.ts'
import { Rematch } from '../remote/Rematch.tsx'
import { peopleAt } from '../table/people.ts'
import { type Played, useWords } from '../words.tsx'
import type { StoryHead } from '../worker/reading.ts'
import { isStopped } from './counted.ts'
import { OnceMore } from './OnceMore.tsx'
import './Again.css'

interface AgainProps {
  readonly report: Report
  readonly head: StoryHead
  readonly played: Played
  readonly chairs: readonly Chair[]
  /** The table elsewhere that it was played at; null for one of this screen. */
  readonly table: string | null
  readonly onBranch: (count: number) => Promise<void>
  /** Leads to what the judge says of it; null while there is nothing to judge. */
  readonly onWonder: (() => void) | null
}

export function Again({ report, head, played, chairs, table, onBranch, onWonder }: AgainProps): ReactElement {
  const { t } = useWords()
  const [starting, begin] = useStarting()
  const off = starting || chairs.length === 0
  const { game, options, pack } = head
  const beaten = beatenOf(report, chairs)
  const turned = beaten === null || isStopped(report) ? null : turningPoint(report.rounds, beaten)
  return (
    <nav className="again" aria-label={t('after.again')}>
      {table === null ? (
        <OnceMore game={played.face.game} match={{ game, options, pack, chairs }} />
      ) : (
        <Rematch id={table} />
      )}
      {onWonder && (
        <button type="button" className="quiet" onClick={onWonder}>
          {t('after.could')}
        </button>
      )}
      {isStopped(report) && (
        <button type="button" className="quiet" disabled={off} onClick={() => begin(() => onBranch(head.length))}>
          {t('after.goOn')}
        </button>
      )}
      {turned && (
        <button type="button" className="quiet" disabled={off} onClick={() => begin(() => onBranch(turned.from))}>
          {t('after.turned', { round: message('round', { round: turned.round }) })}
        </button>
      )}
    </nav>
  )
}

/** Whose match it would have been worth to turn: the person's, where it was not won; else any side that did not win. */
function beatenOf({ ended, rounds }: Report, chairs: readonly Chair[]): string | null {
  if (!ended) return null
  const { sides } = peopleAt(chairs)
  const all = sides.length > 0 ? sides : Object.keys(rounds.at(-1)?.scores ?? {})
  return all.find((side) => !ended.winners.includes(side)) ?? null
}
