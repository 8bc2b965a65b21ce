// Looks at everything that is shown, and tells the mark whose moment has come.
import { type CoachMark, type FirstBattle, type GameTypes, isMoment, type Moment } from '@muster/engine'
import type { Sight, Step } from '@muster/table'
import { isBusy, type Show } from '../table/show.ts'

export type Mark = CoachMark<GameTypes>

type Happened = Pick<Step, 'event' | 'by'>

export interface Shown extends Pick<Show, 'playing' | 'past' | 'view'> {
  readonly queue: readonly Happened[]
  readonly sight: Pick<Sight, 'count' | 'toAct'> | null
}

interface Memory {
  isSaid(mark: Mark): boolean
  note(mark: Mark): void
}

export interface Ear {
  look(show: Shown): void
  /** The mark was read. */
  heard(show: Shown): void
}

/** After so many decisions of the learner, what was said is no news any more. */
const NEWS = 3

export function listening(
  { marks, seat }: FirstBattle<GameTypes>,
  memory: Memory,
  tell: (mark: Mark | null) => void,
): Ear {
  let waiting: readonly Happened[] = []
  let decided = { count: -1, view: null as unknown }
  let said: { readonly mark: Mark; left: number } | null = null

  const say = (mark: Mark | null): void => {
    said = mark && { mark, left: NEWS }
    if (mark) memory.note(mark)
    tell(mark)
  }
  /** What it speaks of is over: nobody is told afterwards. */
  const isPast = (mark: Mark, view: Shown['view']): boolean => mark.holds?.(view, seat) === false
  /** What it is all about comes first, whatever others do before one's own first turn. */
  const met = (moment: Moment<GameTypes>): Mark | undefined => {
    const [goal] = marks
    const now = goal && !memory.isSaid(goal) ? [goal] : marks
    return now.find((mark) => !memory.isSaid(mark) && isMoment(mark, seat, moment) && !isPast(mark, moment.view))
  }

  /** What happens replaces what was said before; what only is so waits until that was heard. */
  const meet = (moment: Moment<GameTypes>): void => {
    const mark = said && moment.event === null ? undefined : met(moment)
    if (mark) say(mark)
  }
  /** The learner is to decide something new. */
  const decides = ({ view, sight }: Shown): void => {
    decided = { count: sight?.count ?? 0, view }
    const moment = { event: null, by: null, view, before: view }
    if (said && --said.left <= 0) say(null)
    // What was said before an earlier decision gives way to what is about this phase, which would come too late.
    const next = said ? met(moment) : undefined
    if (next?.holds) say(next)
    else meet(moment)
  }
  return {
    look(show) {
      const { queue, view, sight } = show
      const before = decided.view ?? view
      const shown = waiting.filter((step) => !queue.includes(step))
      waiting = queue
      for (const { event, by } of shown) meet({ event, by, view, before })
      if (said && isPast(said.mark, view)) say(null)
      if (!isBusy(show) && sight?.toAct.includes(seat) && sight.count !== decided.count) decides(show)
    },
    heard({ view }) {
      say(null)
      meet({ event: null, by: null, view, before: view })
    },
  }
}
