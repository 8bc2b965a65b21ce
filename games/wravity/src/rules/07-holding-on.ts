// Chapter 7: Holding on
import { illegal, legal } from '@muster/engine'
import type { Book } from '../book.ts'
import { KIND, type Position, type Roll, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, WravityRun } from '../types.ts'
import { attributes, boardOf, hasHold, soldierOf } from './02-soldiers.ts'
import { listed, refusalOf, seatNumber } from './03-actions.ts'
import { askRepeat } from './11-windows.ts'
import { add } from './added.ts'
import { grabBy } from './offered.ts'

type GrabRoll = Extract<Roll, { type: 'grab' }>

/** 7.2 */
export const grabNeeds = (book: Book, u: Soldier): number => u.speed - attributes(book, u).agility

/** 7.2, 7.3 */
export function holdsWith(die: number, needed: number): boolean {
  return die === 6 || (die > 1 && die >= needed)
}

/** 7.2, 7.3: of the six faces. */
export const grabChance = (book: Book, u: Soldier): number =>
  [1, 2, 3, 4, 5, 6].filter((die) => holdsWith(die, grabNeeds(book, u))).length / 6

/** 7.4, 7.5, 7.6, 7.7: at rest, or on as before. Before the flight one action is left, for no flight is owed any more. */
export function resolveGrab(run: WravityRun, roll: GrabRoll, which: 'first' | 'again'): void {
  const held = holdsWith(roll.die, roll.needed)
  run.emit({ type: 'grabRolled', soldier: roll.soldier, die: roll.die, needed: roll.needed, held })
  if (!held && which === 'first') askRepeat(run, roll)
}

/** 7.1, 7.8 */
function canGrab(book: Book, s: Position, u: Soldier): boolean {
  return u.speed > 0 && hasHold(boardOf(book, s), s, u.at)
}

const grabOf = (_book: Book, _s: Position, soldier: SoldierId): void => add(grabBy(soldier))

export const grab: MakeOrder<'grab'> = (book) => ({
  choices: (s, seat, piece) => listed(book, s, seat, piece, KIND.grab, grabOf),
  check(s, seat, a) {
    const refused = refusalOf(book, s, seatNumber(seat), a.soldier, 'grab')
    if (refused) return refused
    return canGrab(book, s, soldierOf(s, a.soldier)) ? legal : illegal('7.1', 'nothingToGrab')
  },
  decide(run, _seat, a) {
    const needed = grabNeeds(book, soldierOf(run.state, a.soldier))
    resolveGrab(run, { type: 'grab', soldier: a.soldier, die: run.chance.d6(), needed }, 'first')
  },
})
