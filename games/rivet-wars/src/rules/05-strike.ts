// Chapter 5: an attack, from its target to its last die
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Credit, Position, Strike, Unit } from '../state.ts'
import { askCover } from './03-reactions.ts'
import { precisionOf } from './05-buffs.ts'
import { type Roll, rollAgainst } from './05-dice.ts'
import { flip } from './06-deviation.ts'
import { layCloud } from './08-gas.ts'
import type { Run } from './rules.ts'

/** S9, S10: who did it; a tank is never a lone wolf. */
export function creditOf(b: Book, s: Position, u: Readonly<Unit>): Credit {
  const { type } = b.profile(u)
  let friends = 0
  for (const id of must(s.stacks[u.at])) if (must(s.units[id]).side === u.side) friends++
  return { side: u.side, type, lone: type !== 'tank' && friends === 1 }
}

/** Rolls the strike that waits, or asks first; true when someone is asked. */
export function resolveStrike(b: Book, run: Run): boolean {
  const strike = must(run.state.strike)
  if (strike.adrift) {
    deviate(run, strike)
    return false
  }
  if (askCover(b, run, strike)) return true
  const targets = targetsOf(b, run.state, strike)
  if (strike.by === 'unit') attackAll(b, run, strike, targets)
  else for (const u of targets) rollAgainst(b, run, u, rollOf(b, run.state, strike, strike.line))
  run.emit({ type: 'strikeEnded' })
  return false
}

/** 6.3, 6.5: the strike goes on where it landed; off the board it is over. */
function deviate(run: Run, strike: Readonly<Strike>): void {
  run.emit({ type: 'deviated', to: flip(run, strike.at) })
}

/** 5.9, 6.4, 7.6, 7.7, 7.23, 7.25, C5: whom the strike rolls dice against, in target order; friends where it strayed. */
export function targetsOf(b: Book, s: Position, strike: Readonly<Strike>): Readonly<Unit>[] {
  const present = must(s.stacks[strike.at]).map((id) => must(s.units[id]))
  if (strike.by === 'barrage') return present
  const striker = must(s.units[strike.unit])
  if (strike.by === 'shock') return present.filter((u) => u.side !== striker.side)
  const { line } = must(b.profile(striker).weapons[strike.line])
  if (strike.target >= 0) return present.filter((u) => u.id === strike.target)
  const open = (u: Readonly<Unit>): boolean => must(line.dice[b.profile(u).armour - 1]) > 0
  return line.grid ? present.filter(open) : present.slice(0, 1).filter(open)
}

/** 5.10, 7.5: dice by armour class; a chain ends with its first miss. */
function attackAll(b: Book, run: Run, strike: Readonly<Strike>, targets: readonly Readonly<Unit>[]): void {
  const weapon = must(b.profile(must(run.state.units[strike.unit])).weapons[strike.line])
  for (const u of targets) {
    const dice = must(weapon.line.dice[b.profile(u).armour - 1])
    const hit = rollAgainst(b, run, u, rollOf(b, run.state, strike, dice))
    if (weapon.line.grid === 'chain' && !hit) break
  }
  if (weapon.line.gas) layCloud(run, strike.at, weapon)
}

/** 5.21, 7.15, C5.2: Precision is the unit's own; a barrage is no unit's deed. */
export function rollOf(b: Book, s: Position, strike: Readonly<Strike>, dice: number): Roll {
  const u = s.units[strike.unit]
  return {
    by: strike.by,
    from: strike.unit,
    dice,
    precision: u ? precisionOf(b, s, u) : 0,
    cover: coverAt(s, strike),
    credit: u ? creditOf(b, s, u) : { side: s.turn, type: null, lone: false },
  }
}

/** C11: what was played against this unit, or against this strike. */
function coverAt(s: Position, strike: Readonly<Strike>): number {
  if (strike.by !== 'unit') return strike.cover
  let dice = 0
  for (const cover of s.active?.covers ?? []) if (cover.at === strike.at) dice += cover.dice
  return dice
}
