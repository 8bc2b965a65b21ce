// Chapter 5: dice and damage
import type { Book } from '../book.ts'
import type { Credit, Modifier, Position, Source, Unit } from '../state.ts'
import { bolsterOf } from './05-buffs.ts'
import type { Run } from './rules.ts'

export interface Roll {
  readonly by: Source
  readonly from: number
  /** Before reductions. */
  readonly dice: number
  readonly precision: number
  readonly cover: number
  readonly credit: Credit
}

const HIT = 5

/** 5.11, 7.14: the least that a die must show. */
export const hitsFrom = (precision: number): number => HIT - precision

/** 5.11, 7.14 */
export const isHit = (die: number, precision: number): boolean => die >= hitsFrom(precision)

/** 7.1, 7.3, 7.4, C11.3: reductions leave at least one die, and never make one. */
export function diceAgainst(b: Book, s: Position, u: Readonly<Unit>, dice: number, cover: number): number {
  return dice <= 0 ? 0 : Math.max(1, dice - bolsterOf(b, s, u) - cover)
}

/** 5.11, 5.12, 7.14: any die of 5 or more, Precision included, is one damage. */
export function rollAgainst(b: Book, run: Run, u: Readonly<Unit>, roll: Roll): boolean {
  const s = run.state
  const dice: number[] = []
  let hit = false
  for (let n = diceAgainst(b, s, u, roll.dice, roll.cover); n > 0; n--) {
    const die = run.chance.d6()
    dice.push(die)
    if (isHit(die, roll.precision)) hit = true
  }
  const mods = modifiers(b, s, u, roll)
  run.emit({
    type: 'attacked',
    unit: u.id,
    by: roll.by,
    ...(roll.from >= 0 ? { from: roll.from } : {}),
    dice,
    ...(roll.precision > 0 ? { bonus: roll.precision } : {}),
    ...(mods.length > 0 ? { mods } : {}),
    hit,
    down: hit && isMortal(b, u),
    ...(hit ? { credit: creditFor(u, roll.credit) } : {}),
  })
  return hit
}

function modifiers(b: Book, s: Position, u: Readonly<Unit>, roll: Roll): Modifier[] {
  const bolster = bolsterOf(b, s, u)
  const mods: Modifier[] = []
  if (bolster > 0) mods.push({ rule: '7.1', value: -bolster })
  if (roll.cover > 0) mods.push({ rule: 'C11', value: -roll.cover })
  return mods
}

/** 5.13 */
const isMortal = (b: Book, u: Readonly<Unit>): boolean => u.damage + 1 >= b.profile(u).health

const NOBODY: Credit = { side: null, type: null, lone: false }

/** 5.20 */
function creditFor(u: Readonly<Unit>, credit: Credit): Credit {
  return credit.side === u.side ? NOBODY : credit
}
