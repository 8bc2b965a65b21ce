// Chapter 13: the letters by which the Automa chooses a target and a hex

import { distance } from '../board.ts'
import { type Hex, NEUTRAL, type State, type Unit, type UnitId } from '../state.ts'
import { areEnemies, playerOf, specOf } from '../units.ts'
import { bearsOn, inRange, isInWater, longest } from './07-range.ts'
import { canCounter, damageBy, fixedHits, tableOf } from './08-dice.ts'
import { canStandBy, neighbours, type Survey, wayLength } from './13-automa-distance.ts'

/** A unit in the course of choosing, and from where it could attack whom. */
export interface Chooser {
  readonly v: Survey
  readonly id: UnitId
  readonly u: Readonly<Unit>
  /** For each target the hexes it could be attacked from; in II.2 empty, with letter c read at the longest range. */
  readonly from: ReadonlyMap<UnitId, readonly Hex[]>
}

/** What is left after the letters, and those that decided. */
export interface Chosen<X> {
  readonly left: readonly X[]
  readonly letters: string
}

export const ALL_LETTERS = 'abcdefghijk'

/** 13.39: an enemy on the board that its weapon bears on and its fixed hits would damage. */
export function canDamage(v: Survey, u: Readonly<Unit>, target: Readonly<Unit>): boolean {
  if (target.at < 0 || !areEnemies(u.faction, target.faction)) return false
  if (!bearsOn(v.c, u, target, 'attack') || isOutOfBlast(v, u, target)) return false
  return damageTo(v, u, target) > 0
}

const isOutOfBlast = (v: Survey, u: Readonly<Unit>, target: Readonly<Unit>): boolean =>
  specOf(v.c, u).blast !== undefined && specOf(v.c, target).arm === 'aircraft'

/** What its fixed hits do to the target where that stands. */
export function damageTo(v: Survey, u: Readonly<Unit>, target: Readonly<Unit>): number {
  return damageBy(v.c, tableOf(v.c, v.s, target, 'defends'), fixedHits(v.c, u), target.damage)
}

/** Whether the unit could attack the target from that hex. */
export function couldAttack(v: Survey, u: Readonly<Unit>, hex: Hex, target: Readonly<Unit>): boolean {
  if (isInWater(v.c, v.s, { ...u, at: hex })) return false
  const { blast } = specOf(v.c, u)
  if (blast === undefined) return inRange(v.c, v.s, u, hex, target.at)
  const far = distance(v.ground, hex, target.at)
  return far >= specOf(v.c, u).range[0] - blast && far <= longest(v.c, v.s, u, hex) + blast
}

/** 13.42: whether the target could not fire back at an attack from that hex. */
export function isSafe(v: Survey, u: Readonly<Unit>, hex: Hex, target: Readonly<Unit>): boolean {
  return specOf(v.c, u).blast !== undefined || !canCounter(v.c, v.s, target, { ...u, at: hex })
}

type Letter = (k: Chooser, targets: readonly UnitId[]) => readonly UnitId[]

const unitOf = (k: Chooser, id: UnitId): Readonly<Unit> => k.v.s.units[id] as Unit
const only =
  (holds: (k: Chooser, t: Readonly<Unit>, id: UnitId) => boolean): Letter =>
  (k, targets) =>
    targets.filter((id) => holds(k, unitOf(k, id), id))
const least =
  (figure: (k: Chooser, t: Readonly<Unit>) => number): Letter =>
  (k, targets) => {
    const best = Math.min(...targets.map((id) => figure(k, unitOf(k, id))))
    return targets.filter((id) => figure(k, unitOf(k, id)) === best)
  }

const isInfantry = (k: Chooser, t: Readonly<Unit>): boolean => specOf(k.v.c, t).arm === 'infantry'

/** Factories that are neutral or bear the Automa's flag. */
export function openFactories(v: Survey, u: Readonly<Unit>): Hex[] {
  const mine = playerOf(v.s, u.faction)
  return v.s.table.board.factories.filter((_, i) => v.s.flags[i] === NEUTRAL || v.s.flags[i] === mine)
}

/** 13.40 */
function destroys(k: Chooser, t: Readonly<Unit>): boolean {
  return t.damage + damageTo(k.v, k.u, t) >= k.v.c.charts.fatal
}

/** 13.41 */
function isBesideFactory(k: Chooser, t: Readonly<Unit>): boolean {
  return isInfantry(k, t) && openFactories(k.v, k.u).some((hex) => neighbours(k.v, hex).includes(t.at))
}

/** 13.42 */
function cannotFire(k: Chooser, t: Readonly<Unit>, id: UnitId): boolean {
  const hexes = k.from.get(id)
  if (hexes && hexes.length > 0) return hexes.some((hex) => isSafe(k.v, k.u, hex, t))
  return longest(k.v.c, k.v.s, k.u, k.u.at) > 1 || !countersBeside(k, t)
}

/** Whether the target fires back at range 1, wherever that is. */
function countersBeside(k: Chooser, t: Readonly<Unit>): boolean {
  const beside = neighbours(k.v, t.at)[0]
  return beside !== undefined && !isSafe(k.v, k.u, beside, t)
}

/** 13.44 */
function isBomberForFighter(k: Chooser, t: Readonly<Unit>): boolean {
  return specOf(k.v.c, k.u).role === 'fighter' && specOf(k.v.c, t).role === 'bomber'
}

/** 13.45 */
function reachesFactory(k: Chooser, t: Readonly<Unit>, id: UnitId): boolean {
  return isInfantry(k, t) && openFactories(k.v, k.u).some((hex) => canStandBy(k.v, id, hex))
}

/** 13.46 */
function holdsReachableFactory(k: Chooser, t: Readonly<Unit>): boolean {
  const { s, c } = k.v
  const factory = s.table.board.factories.indexOf(t.at)
  if (factory < 0 || !isInfantry(k, t) || !isEnemyFlag(s, k.u, factory)) return false
  return s.units.some(
    (u, id) => u.at >= 0 && u.faction === k.u.faction && specOf(c, u).arm === 'infantry' && canStandBy(k.v, id, t.at),
  )
}

function isEnemyFlag(s: Readonly<State>, u: Readonly<Unit>, factory: number): boolean {
  const flag = s.flags[factory] as number
  return flag >= 0 && s.players[flag]?.side !== s.players[playerOf(s, u.faction)]?.side
}

/** 13.47 */
function isStruck(_k: Chooser, t: Readonly<Unit>): boolean {
  return t.struck
}

/** 13.48 */
function mostExperienced(k: Chooser, targets: readonly UnitId[]): readonly UnitId[] {
  const silent = targets.filter((id) => cannotFire(k, unitOf(k, id), id))
  return silent.length > 0 ? least((_k, t) => -t.xp)(k, silent) : []
}

/** 13.49 */
function attackValue(k: Chooser, t: Readonly<Unit>): number {
  return specOf(k.v.c, t).hits[0]
}

/** 13.50 */
function cheapness(k: Chooser, t: Readonly<Unit>): number {
  return -specOf(k.v.c, t).cost
}

/** 13.51 */
function experience(_k: Chooser, t: Readonly<Unit>): number {
  return t.xp
}

const ATTACK: Readonly<Record<string, Letter>> = {
  a: only(destroys),
  b: only(isBesideFactory),
  c: only(cannotFire),
  d: only(isBomberForFighter),
  e: only(reachesFactory),
  f: only(holdsReachableFactory),
  g: only(isStruck),
  h: mostExperienced,
  i: least(attackValue),
  j: least(cheapness),
  k: least(experience),
}

/** The targets left after the letters in order: the first that can be fulfilled, then those that tell more apart. */
export function chooseTargets(k: Chooser, letters: string): Chosen<UnitId> {
  let left: readonly UnitId[] = [...k.from.keys()]
  let told = ''
  for (const letter of letters) {
    const fulfil = (ATTACK[letter] as Letter)(k, left)
    if (fulfil.length === 0) continue
    if (told === '' || fulfil.length < left.length) told += letter
    left = fulfil
    if (left.length === 1) break
  }
  return { left, letters: told }
}

/** 13.43: if c or h decided, only hexes without a counter-attack remain. */
export function standsAgainst(k: Chooser, target: UnitId, letters: string): readonly Hex[] {
  const hexes = k.from.get(target) ?? []
  if (!letters.includes('c') && !letters.includes('h')) return hexes
  const safe = hexes.filter((hex) => isSafe(k.v, k.u, hex, unitOf(k, target)))
  return safe.length > 0 ? safe : hexes
}

type HexFigure = (k: Chooser, hex: Hex) => number

const enemies = (k: Chooser): readonly Readonly<Unit>[] =>
  k.v.s.units.filter((t) => t.at >= 0 && areEnemies(t.faction, k.u.faction))
const comrades = (k: Chooser): readonly Readonly<Unit>[] =>
  k.v.s.units.filter((t, id) => t.at >= 0 && id !== k.id && t.faction === k.u.faction)
const nearest = (lengths: readonly number[]): number => Math.min(...lengths, 2 * 1048576)

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
  if (hex === k.u.at) return 0
  return wayLength(k.v, k.u, hex, k.u.at) * 64 + distance(k.v.ground, hex, k.u.at)
}

const MOVEMENT: readonly (readonly [string, readonly string[], HexFigure])[] = [
  ['a', ['infantry'], awayFromEnemies],
  ['b', ['artillery'], offRoad],
  ['c', ['infantry', 'tank'], outOfForest],
  ['d', ['artillery'], hexesFromEnemies],
  ['e', ['artillery'], hexesToComrades],
  ['f', [], toComrades],
  ['g', [], fromOrigin],
]

/** The hexes left after the movement letters that are the unit's. */
export function chooseHexes(k: Chooser, hexes: readonly Hex[]): Chosen<Hex> {
  const { arm } = specOf(k.v.c, k.u)
  let left = hexes
  let told = ''
  for (const [letter, arms, figure] of MOVEMENT) {
    if (left.length <= 1) break
    if (arms.length > 0 && !arms.includes(arm)) continue
    const figures = left.map((hex) => figure(k, hex))
    const best = Math.min(...figures)
    const fewer = left.filter((_, i) => figures[i] === best)
    if (fewer.length < left.length) told += letter
    left = fewer
  }
  return { left, letters: told }
}
