// Chapter 13: where an Automa unit goes: the movement letters

import { distance } from '../board.ts'
import type { Hex, Unit } from '../state.ts'
import { areEnemies, specOf } from '../units.ts'
import type { Chosen } from './13-automa-attack.ts'
import { FAR, neighbours, wayLength } from './13-automa-distance.ts'
import type { Chooser } from './13-automa-targets.ts'

/** The less, the better. */
type Figure = (k: Chooser, hex: Hex) => number

const enemies = (k: Chooser): readonly Readonly<Unit>[] =>
  k.v.s.units.filter((t) => t.at >= 0 && areEnemies(t.faction, k.u.faction))
const comrades = (k: Chooser): readonly Readonly<Unit>[] =>
  k.v.s.units.filter((t, id) => t.at >= 0 && id !== k.id && t.faction === k.u.faction)
const nearest = (lengths: readonly number[]): number => Math.min(...lengths, 2 * FAR)

/** 13.32 */
function awayFromEnemies(k: Chooser, hex: Hex): number {
  return -nearest(enemies(k).map((t) => wayLength(k.v, k.u, hex, t.at)))
}

/** 13.33 */
function offRoad(k: Chooser, hex: Hex): number {
  const { terrain } = k.v.s.table.board
  const isRoad = (h: Hex): boolean => terrain[h] === '=' || terrain[h] === '#'
  return isRoad(hex) || neighbours(k.v, hex).some(isRoad) ? 0 : 1
}

/** 13.34 */
function outOfForest(k: Chooser, hex: Hex): number {
  return k.v.s.table.board.terrain[hex] === 'f' ? 0 : 1
}

/** 13.35 */
function hexesFromEnemies(k: Chooser, hex: Hex): number {
  return -nearest(enemies(k).map((t) => distance(k.v.ground, hex, t.at)))
}

/** 13.36 */
function hexesToComrades(k: Chooser, hex: Hex): number {
  return nearest(comrades(k).map((t) => distance(k.v.ground, hex, t.at)))
}

/** 13.37 */
function toComrades(k: Chooser, hex: Hex): number {
  return nearest(comrades(k).map((t) => wayLength(k.v, k.u, hex, t.at)))
}

/** 13.38: in points, then in hexes. */
function fromOrigin(k: Chooser, hex: Hex): number {
  return wayLength(k.v, k.u, hex, k.u.at) * k.v.ground.size + distance(k.v.ground, hex, k.u.at)
}

const MOVEMENT: readonly (readonly [string, readonly string[], Figure])[] = [
  ['a', ['infantry'], awayFromEnemies],
  ['b', ['artillery'], offRoad],
  ['c', ['infantry', 'tank'], outOfForest],
  ['d', ['artillery'], hexesFromEnemies],
  ['e', ['artillery'], hexesToComrades],
  ['f', ['infantry', 'artillery', 'aircraft', 'tank'], toComrades],
  ['g', ['infantry', 'artillery', 'aircraft', 'tank'], fromOrigin],
]

/** The hexes left after the movement letters that are the unit's. */
export function chooseHexes(k: Chooser, hexes: readonly Hex[]): Chosen<Hex> {
  const { arm } = specOf(k.v.book, k.u)
  let left = hexes
  let letters = ''
  for (const [letter, arms, figure] of MOVEMENT) {
    if (left.length <= 1) break
    if (!arms.includes(arm)) continue
    const fewer = leastOf(left, (hex) => figure(k, hex))
    if (fewer.length < left.length) letters += letter
    left = fewer
  }
  return { left, letters }
}

/** Those with the least figure. */
export function leastOf<X>(xs: readonly X[], figure: (x: X) => number): readonly X[] {
  const figures = xs.map(figure)
  const best = Math.min(...figures)
  return xs.filter((_, i) => figures[i] === best)
}
