import { must } from '@muster/engine'
import { distance } from '../board.ts'
import type { Book } from '../book.ts'
import { isStrangeFactory } from '../rules/04-movement-steps.ts'
import { type Action, type Hex, type Position, RUIN, type Seat, sideOf, type UnitId } from '../state.ts'
import { sideOfFlag, unitOf } from '../units.ts'
import { bestFrom, blastWorth, duel, type Forces, forcesOf, type Piece } from './forces.ts'
import { toShore } from './mission.ts'

const SCORE = { end: 100, occupy: 90, buy: 2, other: 1 } as const

/** The actions worth trying first, first. */
export function rank(book: Book, s: Position, seat: Seat, actions: readonly Action[]): readonly Action[] {
  if (actions.length < 3) return actions
  const f = forcesOf(book, s, sideOf(seat))
  const pieces: Piece[] = []
  for (const p of f.mine) pieces[p.id] = p
  const scored = actions.map((action) => ({ action, score: scoreOf(f, pieces, action) }))
  scored.sort((a, b) => b.score - a.score)
  return scored.map(({ action }) => action)
}

function scoreOf(f: Forces, pieces: readonly Piece[], a: Action): number {
  if (a.type === 'endMovement' || a.type === 'confirm') return SCORE.end
  if (a.type === 'transfer') return -a.coins
  if (a.type === 'buy') return SCORE.buy + f.book.unit(a.kind).cost / 10
  if (a.type === 'place') return placeScore(f, a.unit, a.hex)
  const piece = 'unit' in a ? pieces[a.unit] : undefined
  if (!piece) return SCORE.other
  if (a.type === 'move') return moveScore(f, piece, a.to)
  if (a.type === 'barrage') return blastWorth(f, piece, a.hex)
  return a.type === 'attack' ? attackScore(f, piece, a.target) : SCORE.other
}

function attackScore(f: Forces, p: Piece, target: UnitId): number {
  const t = f.theirs.find((piece) => piece.id === target)
  return t ? duel(f, p, p.u.at, t) : 0
}

function moveScore(f: Forces, p: Piece, to: Hex): number {
  if (isStrangeFactory(f.s, p.u, to)) return SCORE.occupy
  const { arm } = p.spec
  const terrain = f.s.table.board.terrain[to]
  const attack = terrain === '~' && arm !== 'aircraft' ? 0 : bestFrom(f, p, to)
  const cover = terrain === 'f' && arm !== 'aircraft' ? 0.1 : 0
  if (arm === 'infantry') return attack + cover + 3 * (toFactory(f, p.u.at) - toFactory(f, to))
  return attack + cover + 0.05 * (toEnemy(f, p.u.at) - toEnemy(f, to)) + shoreScore(f, p, to)
}

/** Hexes to the nearest factory that the side does not hold; beside it is near enough. */
function toFactory(f: Forces, hex: Hex): number {
  const { factories } = f.s.table.board
  let near = 40
  for (let i = 0; i < factories.length; i++) {
    const far = distance(f.ground, hex, must(factories[i]))
    if (far < near && f.s.flags[i] !== RUIN && sideOfFlag(f.s, i) !== f.side) near = far
  }
  return Math.max(1, near)
}

function toEnemy(f: Forces, hex: Hex): number {
  let near = 40
  for (const t of f.theirs) near = Math.min(near, distance(f.ground, hex, t.u.at))
  return near
}

function shoreScore(f: Forces, p: Piece, to: Hex): number {
  if (!f.s.table.shore || f.side !== 'germany' || p.spec.arm !== 'tank') return 0
  return toShore(f, p.u.at) - toShore(f, to)
}

/** Infantry towards factories, the others behind. */
function placeScore(f: Forces, unit: UnitId, hex: Hex): number {
  const { arm } = f.book.unit(unitOf(f.s, unit).kind)
  const wet = f.s.table.board.terrain[hex] === '~' ? -3 : 0
  return wet - (arm === 'infantry' ? toFactory(f, hex) : 1.5)
}
