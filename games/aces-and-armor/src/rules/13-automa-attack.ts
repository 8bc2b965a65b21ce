// Chapter 13: whom an Automa unit attacks: the attack letters

import { must } from '@muster/engine'
import { type Factory, type Hex, NEUTRAL, type Position, type Unit, type UnitId } from '../state.ts'
import { flagOn, playerOf, specOf, unitOf } from '../units.ts'
import { longest } from './07-range.ts'
import { canStandBy, neighbours } from './13-automa-distance.ts'
import { type Chooser, damageTo, isSafe } from './13-automa-targets.ts'

/** What is left after the letters, and those that decided. */
export interface Chosen<X> {
  readonly left: readonly X[]
  readonly letters: string
}

export const ALL_LETTERS = 'abcdefghijk'

type Letter = (k: Chooser, targets: readonly UnitId[]) => readonly UnitId[]

const only =
  (holds: (k: Chooser, t: Readonly<Unit>, id: UnitId) => boolean): Letter =>
  (k, targets) =>
    targets.filter((id) => holds(k, unitOf(k.v.s, id), id))
const least =
  (figure: (k: Chooser, t: Readonly<Unit>) => number): Letter =>
  (k, targets) => {
    const best = Math.min(...targets.map((id) => figure(k, unitOf(k.v.s, id))))
    return targets.filter((id) => figure(k, unitOf(k.v.s, id)) === best)
  }

const isInfantry = (k: Chooser, t: Readonly<Unit>): boolean => specOf(k.v.book, t).arm === 'infantry'

/** Factories that are neutral or bear the Automa's flag. */
function openFactories(k: Chooser): Hex[] {
  const { s } = k.v
  const mine = playerOf(s, k.u.faction)
  return s.table.board.factories.filter((_, i) => s.flags[i] === NEUTRAL || s.flags[i] === mine)
}

/** 13.40 */
function destroys(k: Chooser, t: Readonly<Unit>): boolean {
  return t.damage + damageTo(k.v, k.u, t) >= k.v.book.charts.fatal
}

/** 13.41 */
function isBesideFactory(k: Chooser, t: Readonly<Unit>): boolean {
  return isInfantry(k, t) && openFactories(k).some((hex) => neighbours(k.v, hex).includes(t.at))
}

/** 13.25, 13.42: from some hex it could be attacked from, or from the longest range where distance does not matter. */
function cannotFire(k: Chooser, t: Readonly<Unit>, id: UnitId): boolean {
  const hexes = k.from.get(id) ?? []
  if (hexes.length > 0) return hexes.some((hex) => isSafe(k.v, k.u, hex, t))
  return longest(k.v.book, k.v.s, k.u, k.u.at) > 1 || isSafe(k.v, k.u, must(neighbours(k.v, t.at)[0]), t)
}

/** 13.44 */
function isBomberForFighter(k: Chooser, t: Readonly<Unit>): boolean {
  return specOf(k.v.book, k.u).role === 'fighter' && specOf(k.v.book, t).role === 'bomber'
}

/** 13.45 */
function reachesFactory(k: Chooser, t: Readonly<Unit>, id: UnitId): boolean {
  return isInfantry(k, t) && openFactories(k).some((hex) => canStandBy(k.v, id, hex))
}

/** 13.46 */
function holdsReachableFactory(k: Chooser, t: Readonly<Unit>): boolean {
  const { s, book } = k.v
  const factory = s.table.board.factories.indexOf(t.at)
  if (factory < 0 || !isInfantry(k, t) || !isEnemyFlag(s, k.u, factory)) return false
  return s.units.some(
    (u, id) =>
      u.at >= 0 && u.faction === k.u.faction && specOf(book, u).arm === 'infantry' && canStandBy(k.v, id, t.at),
  )
}

function isEnemyFlag(s: Position, u: Readonly<Unit>, factory: Factory): boolean {
  const flag = flagOn(s, factory)
  return flag >= 0 && s.players[flag]?.side !== s.players[playerOf(s, u.faction)]?.side
}

/** 13.47 */
function isStruck(_k: Chooser, t: Readonly<Unit>): boolean {
  return t.struck
}

/** 13.48 */
function mostExperienced(k: Chooser, targets: readonly UnitId[]): readonly UnitId[] {
  const silent = targets.filter((id) => cannotFire(k, unitOf(k.v.s, id), id))
  return least((_k, t) => -t.xp)(k, silent)
}

/** 13.49 */
function attackValue(k: Chooser, t: Readonly<Unit>): number {
  return specOf(k.v.book, t).hits[0]
}

/** 13.50 */
function cheapness(k: Chooser, t: Readonly<Unit>): number {
  return -specOf(k.v.book, t).cost
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
    const fulfil = must(ATTACK[letter])(k, left)
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
  return hexes.filter((hex) => isSafe(k.v, k.u, hex, unitOf(k.v.s, target)))
}
