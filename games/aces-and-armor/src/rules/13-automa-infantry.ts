// Chapter 13: the orders of the Automa's infantry

import type { Hex, Unit, UnitId } from '../state.ts'
import { areEnemies, specOf } from '../units.ts'
import { pointsOf } from './04-movement-cost.ts'
import { isStrangeFactory } from './04-movement-steps.ts'
import { FAR, neighbours, type Survey, standsOf, wayLength, waysBeside } from './13-automa-distance.ts'
import { attackDraft, type Draft, type Heading, moveDraft } from './13-automa-drafts.ts'
import { leastOf } from './13-automa-hexes.ts'
import type { Chooser } from './13-automa-targets.ts'

/** 13.20: by letters a and b in orders 4 and 5, and not at all in the first three. */
function heading(place: 1 | 2 | 3 | 4 | 5): Heading {
  return { order: `I.${place}`, place, letters: place < 4 ? '' : 'ab' }
}

/** Orders 1 to 5; null if it can fulfil none of them. */
export function infantryDraft(k: Chooser): Draft | null {
  return (
    moveDraft(k, heading(1), conquests(k.v, k.u)) ??
    moveDraft(k, heading(2), standsByFactory(k)) ??
    moveDraft(k, heading(3), stepsToFactory(k)) ??
    destroyOrGuard(k) ??
    moveDraft(k, heading(5), nearerHexes(k))
  )
}

const strange = (v: Survey, u: Readonly<Unit>): Hex[] =>
  v.s.table.board.factories.filter((hex) => isStrangeFactory(v.s, u, hex))

function isInfantryBeside(v: Survey, hex: Hex, is: (u: Readonly<Unit>, id: UnitId) => boolean): boolean {
  const beside = neighbours(v, hex)
  return v.s.units.some((t, id) => beside.includes(t.at) && specOf(v.book, t).arm === 'infantry' && is(t, id))
}

/** 13.16: factories next to it without enemy infantry next to them. */
export function conquests(v: Survey, u: Readonly<Unit>): Hex[] {
  return strange(v, u).filter(
    (hex) => neighbours(v, hex).includes(u.at) && !isInfantryBeside(v, hex, (t) => areEnemies(t.faction, u.faction)),
  )
}

/** 13.19: factories that another own infantry does not see to already, unless the enemy's is there too. */
function wanted(k: Chooser): Hex[] {
  const { v, u } = k
  return strange(v, u).filter(
    (hex) =>
      !isInfantryBeside(v, hex, (t, id) => id !== k.id && t.faction === u.faction) ||
      isInfantryBeside(v, hex, (t) => areEnemies(t.faction, u.faction)),
  )
}

/** 13.17: where it stands, if that is next to one. */
function standsByFactory(k: Chooser): readonly Hex[] {
  const beside = new Set(wanted(k).flatMap((hex) => neighbours(k.v, hex)))
  if (beside.has(k.u.at)) return [k.u.at]
  return standsOf(k.v, k.id).filter((hex) => beside.has(hex))
}

/** 13.18 */
function stepsToFactory(k: Chooser): readonly Hex[] {
  const rest = waysBeside(k.v, k.id, wanted(k))
  const points = pointsOf(k.v.book, k.u)
  return standsOf(k.v, k.id).filter((hex) => (rest[hex] ?? FAR) <= points)
}

/** 13.21 */
function destroyOrGuard(k: Chooser): Draft | null {
  return attackDraft(k, heading(4))
}

/** 13.22: the hexes nearest to the nearest factory, strictly nearer than now; an enemy to be attacked by a or b from there was order 4. */
function nearerHexes(k: Chooser): readonly Hex[] {
  const { v, u } = k
  const goals = leastOf(strange(v, u), (hex) => wayLength(v, u, u.at, hex))
  const length = (hex: Hex): number => Math.min(...goals.map((goal) => wayLength(v, u, hex, goal)))
  const now = length(u.at)
  return leastOf(
    standsOf(v, k.id).filter((hex) => length(hex) < now),
    length,
  )
}
