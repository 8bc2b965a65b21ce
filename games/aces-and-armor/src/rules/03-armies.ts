// Chapter 3: the limits of the first rounds

import { illegal, legal, type Verdict } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Charts } from '../content/types.ts'
import { type ActionOf, NO_ARMY, type Order, type Position, type Rule, type Seat, type Unit } from '../state.ts'
import { active } from '../units.ts'
import { beginPhase } from './03-sequence.ts'

const ARMIES = [0, 1, 2]

/** 3.6, 2.19: units of unused armies neither move nor attack; bought units have no army. */
export function isUsable(s: Position, u: Readonly<Unit>): boolean {
  const armies = active(s).active
  return armies === null || u.army === NO_ARMY || armies.includes(u.army)
}

type Turn = Pick<Position, 'players' | 'turn' | 'first' | 'round'>

/** 3.4, 3.5: how many armies the player whose turn it is may use in a round; null without a limit. */
export function armiesDue(
  { charts }: { readonly charts: Charts },
  { players, turn, first, round: now }: Turn,
  round = now,
): number | null {
  const { four, two } = charts.armies
  const table = players.length > 2 ? four : two
  const place = (turn - first + players.length) % players.length
  const due = table[round - 1]?.[place]
  return due === undefined || due >= ARMIES.length ? null : due
}

/** 3.5: what the armies chosen now leave for the next round: only the others, or all of them. */
export const armiesNext = (book: { readonly charts: Charts }, s: Turn): 'others' | 'all' =>
  armiesDue(book, s, s.round + 1) === null ? 'all' : 'others'

/** 3.4, 3.5: the first round from now in which the player whose turn it is uses all armies. */
export function freeFrom(book: { readonly charts: Charts }, s: Turn): number {
  let { round } = s
  while (armiesDue(book, s, round) !== null) round++
  return round
}

/** 3.5, 3.7: the sets of armies to choose from: freely, but in the second limited round the others. */
export function armySets(book: Book, s: Position): number[][] {
  const due = armiesDue(book, s)
  if (due === null) return [[...ARMIES]]
  const open = ARMIES.filter((army) => !active(s).used.includes(army))
  return subsets(open, Math.min(due, open.length))
}

function subsets(xs: readonly number[], n: number): number[][] {
  if (n === 0) return [[]]
  return xs.flatMap((x, i) => subsets(xs.slice(i + 1), n - 1).map((rest) => [x, ...rest]))
}

const mayPick = (s: Position, seat: Seat): boolean => s.phase === 'armies' && s.seat === seat

export const useArmies = (book: Book): Order<'useArmies'> => ({
  choices: (s, seat, piece) =>
    mayPick(s, seat) && piece === undefined ? armySets(book, s).map((armies) => ({ type: 'useArmies', armies })) : [],
  check: (s, seat, a) => checkArmies(book, s, seat, a),
  decide(run, _seat, a) {
    run.emit({ type: 'armiesUsed', armies: [...a.armies] })
    beginPhase(book, run, 'move')
  },
})

function checkArmies(book: Book, s: Position, seat: Seat, a: ActionOf<'useArmies'>): Verdict<Rule> {
  if (!mayPick(s, seat)) return illegal('3.7', 'notNow')
  if (armySets(book, s).some((set) => set.join() === a.armies.join())) return legal
  return illegal(s.players.length > 2 ? '3.4' : '3.5', 'noSuchArmies')
}
