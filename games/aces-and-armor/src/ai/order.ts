import { distance, groundOf } from '../board.ts'
import type { Content, UnitSpec } from '../content/content.ts'
import { isStrangeFactory } from '../rules/04-movement-steps.ts'
import { type Action, type Hex, RUIN, type Seat, type State, sideOf, type Unit } from '../state.ts'
import { sideOfFlag, specOf } from '../units.ts'
import { bestFrom, blastWorth, duel } from './evaluate.ts'

/** The actions worth trying first, first. */
export function order(c: Content, s: Readonly<State>, _seat: Seat, actions: readonly Action[]): readonly Action[] {
  if (actions.length < 3) return actions
  const scored = actions.map((action) => ({ action, score: scoreOf(c, s, action) }))
  scored.sort((a, b) => b.score - a.score)
  return scored.map(({ action }) => action)
}

function scoreOf(c: Content, s: Readonly<State>, a: Action): number {
  if (a.type === 'move') return moveScore(c, s, s.units[a.unit] as Unit, a.to)
  if (a.type === 'attack')
    return duel(c, s, s.units[a.unit] as Unit, (s.units[a.unit] as Unit).at, s.units[a.target] as Unit)
  if (a.type === 'barrage') return blastWorth(c, s, s.units[a.unit] as Unit, a.hex)
  if (a.type === 'buy') return 2 + (c.units[a.kind] as UnitSpec).cost / 10
  if (a.type === 'place') return placeScore(c, s, s.units[a.unit] as Unit, a.hex)
  if (a.type === 'endMovement' || a.type === 'confirm') return 100
  return a.type === 'transfer' ? -a.coins : 1
}

function moveScore(c: Content, s: Readonly<State>, u: Readonly<Unit>, to: Hex): number {
  if (isStrangeFactory(s, u, to)) return 90
  const { arm } = specOf(c, u)
  const attack = s.table.board.terrain[to] === '~' && arm !== 'aircraft' ? 0 : bestFrom(c, s, u, to)
  const cover = s.table.board.terrain[to] === 'f' && arm !== 'aircraft' ? 0.1 : 0
  if (arm === 'infantry') return attack + cover + 3 * (nearFactory(s, u, to) - nearFactory(s, u, u.at))
  return attack + cover + 0.05 * (nearEnemy(s, u, to) - nearEnemy(s, u, u.at)) + shoreScore(c, s, u, to)
}

/** Nearer is higher: to factories that the unit's side does not hold. */
function nearFactory(s: Readonly<State>, u: Readonly<Unit>, hex: Hex): number {
  const ground = groundOf(s.table.board)
  const side = sideOf(u.faction)
  let near = 40
  s.table.board.factories.forEach((f, i) => {
    if (s.flags[i] !== RUIN && sideOfFlag(s, i) !== side) near = Math.min(near, distance(ground, hex, f))
  })
  return -Math.max(1, near)
}

function nearEnemy(s: Readonly<State>, u: Readonly<Unit>, hex: Hex): number {
  const ground = groundOf(s.table.board)
  let near = 40
  for (const t of s.units) {
    if (t.at >= 0 && sideOf(t.faction) !== sideOf(u.faction)) near = Math.min(near, distance(ground, hex, t.at))
  }
  return -near
}

function shoreScore(c: Content, s: Readonly<State>, u: Readonly<Unit>, to: Hex): number {
  if (!s.table.shore || sideOf(u.faction) !== 'germany' || specOf(c, u).arm !== 'tank') return 0
  const ground = groundOf(s.table.board)
  const far = (hex: Hex): number => Math.min(...s.table.board.shore.map((x) => distance(ground, hex, x)))
  return far(u.at) - far(to)
}

/** Infantry towards factories, the others behind. */
function placeScore(c: Content, s: Readonly<State>, u: Readonly<Unit>, hex: Hex): number {
  const wet = s.table.board.terrain[hex] === '~' ? -3 : 0
  return wet + (specOf(c, u).arm === 'infantry' ? nearFactory(s, u, hex) : -1.5)
}
