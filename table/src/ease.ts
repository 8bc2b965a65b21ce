// What needs nobody's thought: a phase in which nothing can be done, a choice or a question with one answer.
import { type GameTypes, isAction, isOver, type Match, offers, standingOrdersOf, undo, undoLimit } from '@muster/engine'
import type { Time } from './clocks.ts'
import { Pause } from './pause.ts'
import type { Action, Done } from './table.ts'

type AnyMatch = Match<GameTypes>

/** A decision with one answer, and whose it is. */
export interface Plain {
  readonly seat: string
  readonly action: Action
}

/** Whether `seat` is asked something that has a default answer, in anybody's turn. */
function isQuestioned({ game, state }: AnyMatch, seat: string): boolean {
  const { turn } = game.situation(state)
  return turn !== null && game.toAct(state).includes(seat) && game.fallback(state, seat) !== null
}

/** Whether the standing orders of `seat` answer what it is asked. */
function isOrdered(match: AnyMatch, seat: string): boolean {
  const orders = standingOrdersOf(match, seat)
  if (Object.keys(orders).length === 0 || !isQuestioned(match, seat)) return false
  return match.game.answer(match.state, seat, orders) !== null
}

/** A question to one of these seats who has nothing to answer with but the plain answer, whoever else is asked. */
function plainAnswer(match: AnyMatch, seats: readonly string[]): Plain | null {
  if (isOver(match)) return null
  const asked = seats.filter((seat) => isQuestioned(match, seat))
  return asked.map((seat) => onlyOne(match, seat)).find((found) => found !== null) ?? null
}

function onlyOne({ game, state }: AnyMatch, seat: string): Plain | null {
  const [action, ...others] = offers(game, state, seat)
  return action && others.length === 0 ? { seat, action } : null
}

/** The only thing these seats can do in their own turn; null while the last thing done could still be taken back. */
function plainStep(match: AnyMatch, seats: readonly string[]): Plain | null {
  const { game, state } = match
  const { turn } = game.situation(state)
  if (isOver(match) || wasTakenBack(match) || turn === null || !game.toAct(state).includes(turn)) return null
  const found = game.toAct(state).map((seat) => {
    const isFree = seats.includes(seat) && !isQuestioned(match, seat) && !mayRegret(match, seat)
    return isFree ? onlyOne(match, seat) : null
  })
  return found.every((one) => one !== null) ? (found[0] ?? null) : null
}

/** Whoever has taken something back decides what comes instead. */
function wasTakenBack({ record }: AnyMatch): boolean {
  const last = record.entries.at(-1)
  return last !== undefined && 'undo' in last
}

/** Whoever has just done something within a phase decides for themselves when it is over. */
function mayRegret(match: AnyMatch, seat: string): boolean {
  const limit = undoLimit(match, seat)
  if (!limit.ok) return false
  const entry = match.walk.entries[limit.entry]
  return entry !== undefined && isAction(entry) && !match.game.closes(entry.do)
}

/** A screen, as far as it matters who is asked at it. */
interface Screen {
  readonly seats: readonly string[]
  readonly passing: boolean
}

/** What was found, and for whom: asked for several times between two entries. */
interface Known {
  readonly match: AnyMatch
  readonly count: number
  readonly screens: readonly Screen[]
  readonly answer: Plain | null
}

/** The table as it stands whenever it is looked at. */
interface Watched {
  readonly match: AnyMatch
  readonly screens: { list(): readonly Screen[] }
}

/** Does for people what needs no thought of theirs. */
export class Ease {
  private readonly table: Watched
  private readonly pause: Pause
  private readonly passed = new Set<number>()
  private known: Known | null = null

  constructor(time: Time, table: Watched, pause?: number) {
    this.table = table
    this.pause = new Pause(time, pause)
  }

  /** What is to be entered for somebody; a question is answered after the pause. */
  async next(): Promise<Plain | null> {
    const match = this.table.match
    const count = match.record.entries.length
    if (!isOver(match) && match.game.toAct(match.state).some((seat) => isQuestioned(match, seat)))
      this.pause.begin(count)
    const answer = this.answer()
    if (answer && this.isWatched(answer.seat)) await this.pause.over(count)
    return answer ?? plainStep(match, passingSeats(this.table.screens.list()))
  }

  /** An answer is not entered before the pause is over, however soon it was given. */
  async patience(seat: string): Promise<void> {
    const match = this.table.match
    if (!isOver(match) && isQuestioned(match, seat) && this.isWatched(seat))
      await this.pause.over(match.record.entries.length)
  }

  /** Standing orders answer no sooner than a person could: that there are any is nobody else's business. */
  async beforeOrders(): Promise<void> {
    const { match } = this.table
    const asked = isOver(match) ? [] : match.game.toAct(match.state)
    if (asked.some((seat) => isOrdered(match, seat) && this.isWatched(seat)))
      await this.pause.over(match.record.entries.length)
  }

  /** Whether the question that `seat` is asked will be answered for it. */
  answersFor(seat: string): boolean {
    const { match } = this.table
    return isOrdered(match, seat) || (this.alone().includes(seat) && plainAnswer(match, [seat]) !== null)
  }

  private answer(): Plain | null {
    const { match } = this.table
    const screens = this.table.screens.list()
    const count = match.walk.entries.length
    if (this.known?.match !== match || this.known.count !== count || this.known.screens !== screens)
      this.known = { match, count, screens, answer: plainAnswer(match, this.alone()) }
    return this.known.answer
  }

  /** On a screen that several people share, whether somebody is asked would tell what they hold: there, all are asked. */
  private alone(): readonly string[] {
    return this.table.screens.list().flatMap(({ seats }) => (seats.length === 1 ? seats : []))
  }

  private isWatched(seat: string): boolean {
    return this.table.screens.list().some(({ seats }) => !seats.includes(seat))
  }

  /** The entry of this number was made by itself. */
  note(entry: number): void {
    this.passed.add(entry)
  }

  readonly hasPassed = (entry: number): boolean => this.passed.has(entry)

  /** Takes back the seat's last decision, with all that passed by itself after it. */
  undo(seat: string): Done {
    const match = this.table.match
    for (let taken = false; ; taken = true) {
      const last = match.walk.last()
      const done = undo(match, seat)
      if (!done.ok) return taken ? { ok: true } : done
      if (last === undefined || !this.passed.has(last)) return done
    }
  }

  close(): void {
    this.pause.close()
  }
}

const passingSeats = (screens: readonly Screen[]): readonly string[] =>
  screens.flatMap(({ seats, passing }) => (passing ? seats : []))
