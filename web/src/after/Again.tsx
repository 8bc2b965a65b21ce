// Once more: the same match, sides swapped, the next mission, or from where it turned.
import { say as message } from '@muster/engine'
import { type Chair, type Report, turningPoint } from '@muster/table'
import type { ReactElement } from 'react'
import { start } from '../pages/start.ts'
import { useStarting } from '../pages/useStarting.ts'
import { Rematch } from '../remote/Rematch.tsx'
import { peopleAt } from '../table/people.ts'
import { type Played, useWords } from '../words.tsx'
import type { StoryHead } from '../worker/reading.ts'
import { nextMission } from './nextMission.ts'
import { swapped } from './swapped.ts'
import './Again.css'

interface AgainProps {
  readonly report: Report
  readonly head: StoryHead
  readonly played: Played
  readonly chairs: readonly Chair[]
  /** The table elsewhere that it was played at; null for one of this screen. */
  readonly table: string | null
  readonly onBranch: (count: number) => Promise<void>
}

export function Again({ report, head, played, chairs, table, onBranch }: AgainProps): ReactElement {
  const { t } = useWords()
  const [starting, begin] = useStarting()
  const off = starting || chairs.length === 0
  const { game, options, pack } = head
  const next = nextMission(played.face.game, options)
  const beaten = beatenOf(report, chairs)
  const turned = beaten === null ? null : turningPoint(report.rounds, beaten)
  const act = (label: string, work: () => Promise<void>, look: 'button' | 'quiet'): ReactElement => (
    <button type="button" className={look} disabled={off} onClick={() => begin(work)}>
      {label}
    </button>
  )
  return (
    <nav className="again" aria-label={t('after.again')}>
      {table !== null && <Rematch id={table} />}
      {table === null && act(t('after.same'), () => start({ game, options, pack, chairs }), 'button')}
      {table === null && act(t('after.swap'), () => start({ game, options, pack, chairs: swapped(chairs) }), 'quiet')}
      {next &&
        table === null &&
        act(
          t('after.next', { mission: message(`option.mission.${next['mission']}`) }),
          () => start({ game, options: next, pack, chairs }),
          'quiet',
        )}
      {turned &&
        act(
          t('after.turned', { round: message('round', { round: turned.round }) }),
          () => onBranch(turned.from),
          'quiet',
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
