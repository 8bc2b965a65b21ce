// What the units can do in their turn, or have declared to do

import { distance } from '../board.ts'
import { isUsable } from '../rules/03-armies.ts'
import { isInWater } from '../rules/07-range.ts'
import type { Attack, UnitId } from '../state.ts'
import { bestFrom, blastWorth, duel, type Forces, type Piece } from './forces.ts'
import { WEIGHT } from './weight.ts'

/** What the side's units can do or have declared to do in their own turn, and what interceptors will. */
export function fightWorth(f: Forces): number {
  const { s } = f
  const on = s.players[s.turn]
  const open = s.phase === 'move' || s.phase === 'declare' || s.phase === 'armies'
  let worth = 0
  for (const p of f.mine) {
    if (on?.side === f.side && open && on.factions.includes(p.u.faction)) worth += turnWorth(f, p)
    else worth += holdWorth(f, p)
    worth -= drift(f, p)
  }
  return worth
}

function holdWorth(f: Forces, p: Piece): number {
  const target = p.u.holds < 0 ? undefined : f.theirs.find((t) => t.id === p.u.holds)
  return target ? WEIGHT.hold * Math.max(0, duel(f, p, p.u.at, target)) : 0
}

function turnWorth(f: Forces, p: Piece): number {
  const { s, book } = f
  const declared = s.attacks.find((a) => a.type !== 'launch' && a.unit === p.id)
  if (declared) return declaredWorth(f, p, declared)
  if (!isUsable(s, p.u)) return 0
  const ready = s.phase === 'move' && !p.u.moved ? WEIGHT.usable * p.spec.cost : 0
  return p.u.occupied || isInWater(book, s, p.u) ? ready : ready + WEIGHT.attack * bestFrom(f, p, p.u.at)
}

function declaredWorth(f: Forces, p: Piece, a: Attack): number {
  const gain = a.type === 'attack' ? duelWith(f, p, a.target) : a.type === 'barrage' ? blastWorth(f, p, a.hex) : 0
  if (gain < 0) return gain - (p.u.holds >= 0 ? 0 : WEIGHT.bad)
  const others = f.s.attacks.filter((b) => b.type === 'attack' && a.type === 'attack' && b.target === a.target)
  return WEIGHT.attack * gain + (others.length > 1 ? WEIGHT.together : 0)
}

function duelWith(f: Forces, p: Piece, target: UnitId): number {
  const t = f.theirs.find((piece) => piece.id === target)
  return t ? duel(f, p, p.u.at, t) : 0
}

/** Fighting units are better near the enemy, slow ones above all. */
function drift(f: Forces, { u, spec }: Piece): number {
  if (spec.arm === 'infantry' || spec.speed === 0) return 0
  let near = 99
  for (const t of f.theirs) near = Math.min(near, distance(f.ground, u.at, t.u.at))
  return near === 99 ? 0 : (WEIGHT.drift * Math.max(0, near - spec.range[1])) / spec.speed
}
