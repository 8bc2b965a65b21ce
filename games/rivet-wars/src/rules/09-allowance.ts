// Chapter 9: how much movement a unit has
import { illegal } from '@muster/engine'
import type { Book } from '../book.ts'
import { ABILITY } from '../content/types.ts'
import type { Mode, Position, Unit } from '../state.ts'
import { isOnDuckboards } from './01-battlefield.ts'
import { best, bonus } from './05-buffs.ts'
import type { Reach } from './09-reach.ts'
import type { Refusal } from './rules.ts'

export type How = 'move' | 'assault' | 'dash'

/** How far the unit may go in this way now; null when it may not. */
export function reachOf(b: Book, s: Position, u: Readonly<Unit>, how: How): Reach | null {
  const { active } = s
  const mode = modeOf(s, u)
  if (active && mode === how) return active.left > 0 ? reachFor(active.left, active.diagonal) : null
  const steps = whyShutOut(u, how, mode) ? 0 : allowance(b, s, u, how)
  return steps > 0 ? reachFor(steps, false) : null
}

/** By steps, straight first. */
const reaches: Reach[] = []

/** The same reach is the same object. */
function reachFor(steps: number, diagonal: boolean): Reach {
  const key = 2 * steps + (diagonal ? 1 : 0)
  reaches[key] ??= { steps, diagonal }
  return reaches[key]
}

/** How far a unit's activation is. */
export const modeOf = (s: Position, u: Readonly<Unit>): Mode => (s.active?.unit === u.id ? s.active.mode : 'fresh')

/** 5.3, 7.11, 7.18, 7.19: what a unit has done may shut out what it wants to begin. */
export function whyShutOut(u: Readonly<Unit>, how: How, mode: Mode): Refusal | null {
  if (how === 'move') return u.assaulted ? ASSAULTED : null
  if (mode === 'attack') return illegal(how === 'assault' ? '7.19' : '5.3', 'attackedAlready')
  return mode === 'dash' ? illegal('5.3', 'acted') : null
}

const ASSAULTED = illegal('7.18', 'assaulted')

/** 7.8, 7.9, 7.17, 7.20, 7.22: each way has a length and a diagonal of its own. */
function allowance(b: Book, s: Position, u: Readonly<Unit>, how: How): number {
  if (how === 'assault') return best(b, s, u, ABILITY.rapidAssault)
  return how === 'dash' ? best(b, s, u, ABILITY.dash) : moveOf(b, s, u)
}

/** 7.13, 7.21, 9.2, C8: the move, with Runner from duckboards and what cards and friends add. */
export function moveOf(b: Book, s: Position, u: Readonly<Unit>): number {
  const p = b.profile(u)
  const runner = isOnDuckboards(s, u.at) ? bonus(b, s, u, ABILITY.runner, p) : 0
  return p.move + bonus(b, s, u, ABILITY.moveBonus, p) + runner + u.haste
}
