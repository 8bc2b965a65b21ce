// What needs nobody's thought: a phase in which nothing can be done, a choice or a question with one answer.
import {
  type GameTypes,
  isAction,
  isOver,
  type Match,
  offers,
  type Refusal,
  say,
  standingOrdersOf,
  undo,
  undoLimit,
} from '@muster/engine'
import type { Time } from './clocks.ts'
import { Pause } from './pause.ts'
import type { Action, Done } from './table.ts'

type AnyMatch = Match<GameTypes>

/** A decision with one answer, and whose it is. */
interface Plain {
  readonly seat: string
  readonly action: Action
}

/** Such a decision, and what has to be over before it is entered. */
export interface Due extends Plain {
  readonly pause: Promise<void> | null
}

/** The seats that are asked something that has a default answer, in anybody's turn. */
function questionedIn(match: AnyMatch): readonly string[] {
  const { game, state } = match
  const asked = game.toAct(state).filter((seat) => game.fallback(state, seat) !== null)
  // Mostly nobody is: only then need it be known whose turn it is.
  return asked.length === 0 || isOver(match) || game.situation(state).turn === null ? [] : asked
}

/** Whether the standing orders of `seat`, who is asked, answer that. */
function isOrdered(match: AnyMatch, seat: string): boolean {
  const orders = standingOrdersOf(match, seat)
  return Object.keys(orders).length > 0 && match.game.answer(match.state, seat, orders) !== null
}

/** A question to one of these seats who has nothing to answer with but the plain answer, whoever else is asked. */
function plainAnswer(match: AnyMatch, asked: readonly string[]): Plain | null {
  return asked.map((seat) => onlyOne(match, seat)).find((found) => found !== null) ?? null
}

function onlyOne({ game, state }: AnyMatch, seat: string): Plain | null {
  const [action, ...others] = offers(game, state, seat)
  return action && others.length === 0 ? { seat, action } : null
}

/** The only thing these seats can do in their own turn; null while the last thing done could still be taken back. */
function plainStep(match: AnyMatch, seats: readonly string[], questioned: readonly string[]): Plain | null {
  if (seats.length === 0) return null
  const { game, state } = match
  const { turn } = game.situation(state)
  if (isOver(match) || wasTakenBack(match) || turn === null || !game.toAct(state).includes(turn)) return null
  const found = game.toAct(state).map((seat) => {
    const isFree = seats.includes(seat) && !questioned.includes(seat) && !mayRegret(match, seat)
    return isFree ? onlyOne(match, seat) : null
  })
  return found.every((one) => one !== null) ? (found[0] ?? null) : null
}

/** Whether all that `seat` can do is end the phase. */
function onlyCloses(match: AnyMatch, seat: string): boolean {
  const only = onlyOne(match, seat)
  return only !== null && match.game.closes(only.action)
}

/** Whoever has taken something back decides what comes instead. */
function wasTakenBack({ walk }: AnyMatch): boolean {
  const last = walk.entry(walk.count - 1)
  return last !== undefined && 'undo' in last
}

/** Whoever has just done something within a phase decides for themselves when it is over. */
function mayRegret(match: AnyMatch, seat: string): boolean {
  const limit = undoLimit(match, seat)
  if (!limit.ok) return false
  const entry = match.walk.entry(limit.entry)
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
  readonly questioned: readonly string[]
  answer: { readonly screens: readonly Screen[]; readonly found: Plain | null } | null
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
  /** Who sits alone at these screens: asked for with every entry, and another list whenever somebody has come or gone. */
  private single: { readonly screens: readonly Screen[]; readonly seats: readonly string[] } = {
    screens: [],
    seats: [],
  }

  constructor(time: Time, table: Watched, pause?: number) {
    this.table = table
    this.pause = new Pause(time, pause)
  }

  /** What is to be entered for somebody; a question is answered after the pause. */
  next(): Due | null {
    const match = this.table.match
    const count = match.walk.count
    const { questioned } = this.look()
    if (questioned.length > 0) this.pause.begin(count)
    const answer = this.answer()
    if (answer) return { ...answer, pause: this.isWatched(answer.seat) ? this.pause.over(count) : null }
    const step = plainStep(match, passingSeats(this.table.screens.list()), questioned)
    return step && { ...step, pause: null }
  }

  /** An answer is not entered before the pause is over, however soon it was given. */
  patience(seat: string): Promise<void> | null {
    const waits = this.look().questioned.includes(seat) && this.isWatched(seat)
    return waits ? this.pause.over(this.table.match.walk.count) : null
  }

  /** Standing orders answer no sooner than a person could: that there are any is nobody else's business. */
  beforeOrders(): Promise<void> | null {
    return this.ordersWait() ? this.pause.over(this.table.match.walk.count) : null
  }

  /** Whether a pause stands before the answer that standing orders give next. */
  ordersWait(): boolean {
    const { match } = this.table
    return this.look().questioned.some((seat) => isOrdered(match, seat) && this.isWatched(seat))
  }

  /** Whether the question that `seat` is asked will be answered for it. */
  answersFor(seat: string): boolean {
    const { match } = this.table
    if (!this.look().questioned.includes(seat)) return false
    return isOrdered(match, seat) || (this.alone().includes(seat) && plainAnswer(match, [seat]) !== null)
  }

  /** Looks again whenever something was entered. */
  private look(): Known {
    const { match } = this.table
    const count = match.walk.count
    if (this.known?.match !== match || this.known.count !== count)
      this.known = { match, count, questioned: questionedIn(match), answer: null }
    return this.known
  }

  private answer(): Plain | null {
    const known = this.look()
    if (known.questioned.length === 0) return null
    const screens = this.table.screens.list()
    if (known.answer?.screens !== screens) {
      const alone = this.alone()
      const asked = known.questioned.filter((seat) => alone.includes(seat))
      known.answer = { screens, found: plainAnswer(known.match, asked) }
    }
    return known.answer.found
  }

  /** On a screen that several people share, whether somebody is asked would tell what they hold: there, all are asked. */
  private alone(): readonly string[] {
    const screens = this.table.screens.list()
    if (this.single.screens !== screens) this.single = { screens, seats: singleSeats(screens) }
    return this.single.seats
  }

  private isWatched(seat: string): boolean {
    return this.table.screens.list().some(({ seats }) => !seats.includes(seat))
  }

  /** The entry of this number was made by itself. */
  note(entry: number): void {
    this.passed.add(entry)
  }

  /** A table that was opened again has not seen it: a question with one answer is known by what it was. */
  readonly hasPassed = (entry: number): boolean => this.passed.has(entry) || this.wasAnswered(entry)

  private wasAnswered(number: number): boolean {
    const { game, walk } = this.table.match
    const entry = walk.entry(number)
    if (!entry || !isAction(entry) || !this.alone().includes(entry.by)) return false
    const before = walk.seen(number)
    const isAsked = game.fallback(before, entry.by) !== null && game.situation(before).turn !== null
    return isAsked && offers(game, before, entry.by).length === 1
  }

  /** Why the seat's last decision cannot be taken back, whatever has passed by itself after it; null where it can. */
  barrier(seat: string): Refusal<never> | null {
    const { match } = this.table
    const limit = undoLimit(match, seat)
    if (!limit.ok) return limit
    let decided = match.walk.last()
    while (decided !== undefined && this.hasPassed(decided)) decided = match.walk.last(decided)
    const entry = decided === undefined ? undefined : match.walk.entry(decided)
    if (!entry || !isAction(entry)) return null
    if (entry.by !== seat) return { ok: false, rule: null, why: say('refusal.undoOthersDecision') }
    return entry.draws?.length ? { ok: false, rule: null, why: say('refusal.undoChance') } : null
  }

  /** Takes back the seat's last decision, with all that passed by itself after it; where nothing but going on is left then, the one before it too. */
  undo(seat: string): Done {
    const match = this.table.match
    const barrier = this.barrier(seat)
    if (barrier) return barrier
    for (let taken = false; ; taken = true) {
      const last = match.walk.last()
      const done = undo(match, seat)
      if (!done.ok) return taken ? { ok: true } : done
      const isPassed = last !== undefined && this.hasPassed(last)
      if (!isPassed && !(onlyCloses(match, seat) && undoLimit(match, seat).ok)) return done
    }
  }

  close(): void {
    this.pause.close()
  }
}

const singleSeats = (screens: readonly Screen[]): readonly string[] =>
  screens.flatMap(({ seats }) => (seats.length === 1 ? seats : []))

const passingSeats = (screens: readonly Screen[]): readonly string[] =>
  screens.flatMap(({ seats, passing }) => (passing ? seats : []))
