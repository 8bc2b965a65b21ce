// Chapter 1: choosing rosters, and dealing
import { illegal, legal, must } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import type { Name, Position, SeatId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { NONE, seatNumber } from './03-actions.ts'
import { drawCard } from './11-cards.ts'

export const isChoosing = (s: Position, seat: SeatId): boolean =>
  s.phase === 'enlist' && must(s.picks[seat]).length < s.size

/** 1.9, 1.27, 1.28: everyone in the squads a seat draws from. */
function pool(book: Book, s: Position, seat: SeatId): Name[] {
  return must(s.squads[seat]).flatMap((squad) =>
    must(book.content.squads[squad]).map(({ number }) => ({ squad, number })),
  )
}

/** 1.11 */
function isTaken(s: Position, seat: SeatId, name: Name): boolean {
  return s.picks.some(
    (picks, other) =>
      s.sides[other] === s.sides[seat] && picks.some((p) => p.squad === name.squad && p.number === name.number),
  )
}

const commands = (book: Book, name: Name): boolean => {
  const rank = book.soldiers[name.squad]?.[name.number]?.rank
  return rank !== undefined && book.content.ranks[rank]?.commands === true
}

/** 1.12: the last place is the commander's, if it is not in yet. */
function owesCommander(book: Book, s: Position, seat: SeatId): boolean {
  const picks = must(s.picks[seat])
  if (!must(book.content.modes[s.mode]).commander || picks.length < s.size - 1) return false
  return !picks.some((p) => commands(book, p))
}

function checkEnlist(book: Book, s: Position, seat: SeatId, a: ActionOf<'enlist'>): Verdict {
  if (!isChoosing(s, seat)) return illegal('1.10', 'rosterComplete')
  if (!pool(book, s, seat).some((n) => n.squad === a.squad && n.number === a.number))
    return illegal('1.9', 'notInYourSquad')
  return mayTake(book, s, seat, a)
}

/** 1.11, 1.12 */
function mayTake(book: Book, s: Position, seat: SeatId, name: Name): Verdict {
  if (isTaken(s, seat, name)) return illegal('1.11', 'taken')
  return owesCommander(book, s, seat) && !commands(book, name) ? illegal('1.12', 'commanderFirst') : legal
}

export const enlist: MakeOrder<'enlist'> = (book) => ({
  choices(s, seat, piece) {
    const n = seatNumber(seat)
    if (piece !== undefined || !isChoosing(s, n)) return NONE
    return pool(book, s, n)
      .filter((name) => mayTake(book, s, n, name).ok)
      .map(({ squad, number }): ActionOf<'enlist'> => ({ type: 'enlist', squad, number }))
  },
  check: (s, seat, a) => checkEnlist(book, s, seatNumber(seat), a),
  /** 1.10: shown to all when the last is chosen. */
  decide(run, seat, a) {
    run.emit({ type: 'soldierEnlisted', seat: seatNumber(seat), name: { squad: a.squad, number: a.number } })
    if (run.state.picks.some((_, n) => isChoosing(run.state, n))) return
    run.emit(rosters(book, run.state, run.state.picks))
    deal(run, book)
  },
})

/** Rosters in the order of numbers, whatever the order of choosing. */
export function rosters(book: Book, s: Pick<Position, 'squads'>, picks: readonly (readonly Name[])[]) {
  const sorted = picks.map((names, seat) => {
    const place = (n: Name): number => n.number * 100 + must(s.squads[seat]).indexOf(n.squad)
    return [...names].sort((a, b) => place(a) - place(b))
  })
  const ranks = sorted.map((names) => names.map((n) => must(book.soldiers[n.squad]?.[n.number]).rank))
  return { type: 'rostersShown', rosters: sorted, ranks, lives: book.content.limits.lives } as const
}

/** 1.13 */
export function deal(run: WravityRun, book: Book): void {
  const { cards } = must(book.content.modes[run.state.mode])
  for (let seat = 0; seat < run.state.sides.length; seat++) for (let i = 0; i < cards; i++) drawCard(run, seat)
}
