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

export interface Time {
  now(): number
  later(milliseconds: number, then: () => void): void
  /** Milliseconds that it takes to read what a mark says. */
  toRead(mark: Mark): number
}

export interface Ear {
  look(show: Shown): void
  /** The mark was read. */
  heard(show: Shown): void
}

interface Said {
  readonly mark: Mark
  /** When there was time to read it. */
  readonly until: number
  /** After so many more decisions of the learner it is no news any more. */
  left: number
}

/** After so many decisions of the learner, what was said is no news any more. */
const NEWS = 3

interface Voice {
  said(): Said | null
  isRead(): boolean
  isKnown(mark: Mark): boolean
  say(mark: Mark | null): void
  /** At once, or when there was time to read what was said before. */
  sayWhenRead(mark: Mark): void
  /** What was put off is said, if it is still to be said. */
  catchUp(isPast: (mark: Mark) => boolean): void
}

/** What is said stays until there was time to read it, or until it is over; what comes meanwhile waits. */
function voice(memory: Memory, time: Time, tell: (mark: Mark | null) => void, again: () => void): Voice {
  let said: Said | null = null
  /** What there was no time for yet. */
  let due: Mark | null = null
  /** What was taken away before anybody could read it: it is said once more, at most. */
  const unread = new Set<string>()

  const isRead = (): boolean => said === null || time.now() >= said.until
  const isKnown = (mark: Mark): boolean => said?.mark === mark || memory.isSaid(mark)
  const remember = (): void => {
    if (!said) return
    const { mark } = said
    if (isRead() || unread.has(mark.id)) memory.note(mark)
    else unread.add(mark.id)
  }
  const readOut = (now: Said): void => {
    if (said !== now) return
    memory.note(now.mark)
    again()
  }
  const say = (mark: Mark | null): void => {
    remember()
    const now: Said | null = mark && { mark, left: NEWS, until: time.now() + time.toRead(mark) }
    said = now
    if (mark === due) due = null
    tell(mark)
    if (now) time.later(now.until - time.now(), () => readOut(now))
  }
  return {
    said: () => said,
    isRead,
    isKnown,
    say,
    sayWhenRead(mark) {
      if (isRead()) say(mark)
      else due = mark
    },
    catchUp(isPast) {
      if (due && (isKnown(due) || isPast(due))) due = null
      if (due && isRead()) say(due)
    },
  }
}

/** Who one is and what it is about, before the first thing that others do. */
function goalBefore([goal]: readonly Mark[], seat: string, { view, sight }: Shown): readonly Mark[] {
  if (!goal || !sight || sight.toAct.includes(seat)) return []
  return isMoment(goal, seat, { event: null, by: null, view, before: view }) ? [goal] : []
}

export function listening(
  { marks, seat }: FirstBattle<GameTypes>,
  memory: Memory,
  time: Time,
  tell: (mark: Mark | null) => void,
): Ear {
  let waiting: readonly Happened[] = []
  let decided = { count: -1, view: null as unknown }
  let seen: Shown['view'] = null
  /** What it speaks of is over: nobody is told afterwards. */
  const isPast = (mark: Mark, view: Shown['view']): boolean => mark.holds?.(view, seat) === false
  const catchUp = (): void => speak.catchUp((mark) => isPast(mark, seen))
  const speak = voice(memory, time, tell, catchUp)
  const { said, isRead, isKnown, say, sayWhenRead } = speak

  /** What it is all about comes first, whatever others do before one's own first turn. */
  const met = (moment: Moment<GameTypes>): Mark | undefined => {
    const [goal] = marks
    const now = goal && !isKnown(goal) ? [goal] : marks
    return now.find((mark) => !isKnown(mark) && isMoment(mark, seat, moment) && !isPast(mark, moment.view))
  }
  /** What happens takes the place of what was said before; what only is so waits until that was heard. */
  const meet = (moment: Moment<GameTypes>): void => {
    const mark = said() && moment.event === null ? undefined : met(moment)
    if (mark) sayWhenRead(mark)
  }
  /** The learner is to decide something new. */
  const decides = ({ view, sight }: Shown): void => {
    decided = { count: sight?.count ?? 0, view }
    const moment = { event: null, by: null, view, before: view }
    const now = said()
    if (now && --now.left <= 0 && isRead()) say(null)
    // What was said before an earlier decision gives way to what is about this phase, which would come too late.
    const next = said() ? met(moment) : undefined
    if (next?.holds) sayWhenRead(next)
    else meet(moment)
  }
  return {
    look(show) {
      const { queue, view, sight } = show
      const before = decided.view ?? view
      const shown = waiting.filter((step) => !queue.includes(step))
      ;[waiting, seen] = [queue, view]
      for (const goal of goalBefore(marks, seat, show)) if (!said() && !isKnown(goal)) say(goal)
      for (const { event, by } of shown) meet({ event, by, view, before })
      const now = said()
      if (now && isPast(now.mark, view)) say(null)
      catchUp()
      if (!isBusy(show) && sight?.toAct.includes(seat) && sight.count !== decided.count) decides(show)
    },
    heard({ view }) {
      const now = said()
      if (now) memory.note(now.mark)
      seen = view
      say(null)
      catchUp()
      meet({ event: null, by: null, view, before: view })
    },
  }
}
