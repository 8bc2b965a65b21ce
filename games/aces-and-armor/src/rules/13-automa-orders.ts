// Chapter 13: the orders, best first, that an Automa unit tries to fulfil

import type { Chance } from '@muster/engine'
import type { Hex, Plan, Unit, UnitId } from '../state.ts'
import { specOf, unitOf } from '../units.ts'
import { isBound } from './07-range.ts'
import { ALL_LETTERS, chooseTargets } from './13-automa-attack.ts'
import { type Survey, standsOf, wayLength } from './13-automa-distance.ts'
import { attackDraft, type Draft, type Heading, oneOf, planMove, planOf, rank } from './13-automa-drafts.ts'
import { leastOf } from './13-automa-hexes.ts'
import { infantryDraft } from './13-automa-infantry.ts'
import { type Chooser, canDamage, chooserOf } from './13-automa-targets.ts'

/** 13.10: the highest order that the unit can fulfil. */
export function draftOf(v: Survey, id: UnitId): Draft {
  const u = unitOf(v.s, id)
  if (isBound(v.book, v.s, u)) return boundDraft(u, id)
  const k = chooserOf(v, id, standsOf(v, id))
  if (specOf(v.book, u).arm !== 'infantry') return fightingDraft(k, '', 0)
  return infantryDraft(k) ?? asTanks(k)
}

/** 13.13 */
function boundDraft(u: Readonly<Unit>, id: UnitId): Draft {
  const plan = planOf(id, u.at, { order: 'bound', attack: '', move: '' }, '', { target: u.holds, aim: -1 })
  return { order: 0, letter: 0, settle: () => plan }
}

/** 13.23: infantry's sixth order. */
function asTanks(k: Chooser): Draft {
  return fightingDraft(k, 'I.6 ', 5)
}

function fightingDraft(k: Chooser, before: string, place: number): Draft {
  const first = { order: `${before}II.1`, place: place + 1, letters: ALL_LETTERS }
  return intoRange(k, first) ?? approachDraft(k, { order: `${before}II.2`, place: place + 2, letters: '' })
}

/** 13.24 */
function intoRange(k: Chooser, h: Heading): Draft | null {
  return attackDraft(k, h)
}

/** 13.25: towards the best of all that it may attack and could damage; it stays if there is none or no nearer hex. */
function approachDraft(k: Chooser, h: Heading): Draft {
  const { s } = k.v
  const all = [...s.units.keys()].filter((id) => canDamage(k.v, k.u, unitOf(s, id)))
  const { left, letters } = chooseTargets({ ...k, from: new Map(all.map((id) => [id, []])) }, ALL_LETTERS)
  const settle = (chance: Chance): Plan => {
    const target = left.length > 0 ? unitOf(s, oneOf(chance, left)) : k.u
    return planMove(k, h, hexesNearest(k, target.at), letters, chance)
  }
  return { order: h.place, letter: rank(letters), settle }
}

/** The hexes within its move that are nearest to the goal: its own, if no other is nearer. */
function hexesNearest(k: Chooser, goal: Hex): readonly Hex[] {
  const length = (hex: Hex): number => wayLength(k.v, k.u, hex, goal)
  const hexes = leastOf(standsOf(k.v, k.id), length)
  return hexes.includes(k.u.at) ? [k.u.at] : hexes
}

/** 13.26: stopped where it did not mean to be, the best target from there, if its order attacks at all. */
export function stoppedPlan(v: Survey, plan: Plan, chance: Chance): Plan {
  const { at } = unitOf(v.s, plan.unit)
  const heading = { order: plan.why.order, place: 0, letters: plan.letters }
  const draft = attackDraft(chooserOf(v, plan.unit, [at]), heading)
  return draft ? draft.settle(chance) : { ...plan, to: at, target: -1, aim: -1 }
}
