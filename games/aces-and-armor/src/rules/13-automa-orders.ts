// Chapter 13: the orders, best first, that an Automa unit tries to fulfil

import type { Chance } from '@muster/engine'
import { distance } from '../board.ts'
import type { Hex, Plan, Unit, UnitId, Why } from '../state.ts'
import { areEnemies, specOf } from '../units.ts'
import { pointsOf } from './04-movement-cost.ts'
import { isStrangeFactory } from './04-movement-steps.ts'
import { aims } from './07-declare.ts'
import { isBound } from './07-range.ts'
import { unitsUnder } from './11-barrage.ts'
import { neighbours, type Survey, standsOf, wayLength, waysBeside } from './13-automa-distance.ts'
import {
  ALL_LETTERS,
  type Chooser,
  canDamage,
  chooseHexes,
  chooseTargets,
  couldAttack,
  damageTo,
  standsAgainst,
} from './13-automa-letters.ts'

/** The letters of orders that attack only to destroy or to guard a factory. */
const SOME_LETTERS = 'ab'

/** What a unit would do: how good its order is, and the plan once chance has settled what is level. */
export interface Draft {
  readonly order: number
  /** The first attack letter it fulfils, as a place in the alphabet; past the end without an attack. */
  readonly letter: number
  settle(chance: Chance): Plan
}

const NO_LETTER = 99
const rank = (letters: string): number => (letters === '' ? NO_LETTER : ALL_LETTERS.indexOf(letters[0] as string))

/** 13.10: the highest order that the unit can fulfil. */
export function draftOf(v: Survey, id: UnitId): Draft {
  const u = v.s.units[id] as Unit
  if (isBound(v.c, v.s, u)) return boundDraft(u, id)
  const k = chooserOf(v, id, u, standsOf(v, id))
  return specOf(v.c, u).arm === 'infantry' ? infantryDraft(k) : fightingDraft(k, '', 0)
}

/** 13.13 */
function boundDraft(u: Readonly<Unit>, id: UnitId): Draft {
  const why: Why = { order: 'bound', attack: '', move: '' }
  return { order: 0, letter: 0, settle: () => planOf(id, why, u.at, { target: u.holds }) }
}

/** Whom the unit could attack and damage, from which of these hexes. */
export function chooserOf(v: Survey, id: UnitId, u: Readonly<Unit>, stands: readonly Hex[]): Chooser {
  const from = new Map<UnitId, readonly Hex[]>()
  for (const [target, t] of v.s.units.entries()) {
    if (!canDamage(v, u, t)) continue
    const hexes = stands.filter((hex) => couldAttack(v, u, hex, t))
    if (hexes.length > 0) from.set(target, hexes)
  }
  return { v, id, u, from }
}

interface Fight {
  readonly target?: UnitId
  readonly aim?: Hex
  readonly letters?: string
}

function planOf(unit: UnitId, why: Why, to: Hex, { target = -1, aim = -1, letters = '' }: Fight = {}): Plan {
  return { unit, why, to, target, aim, letters }
}

/** 13.11: by the movement letters, then by chance. */
function moveDraft(k: Chooser, order: string, place: number, hexes: readonly Hex[]): Draft | null {
  if (hexes.length === 0) return null
  const { left, letters } = chooseHexes(k, hexes)
  const why: Why = { order, attack: '', move: letters }
  return { order: place, letter: NO_LETTER, settle: (chance) => planOf(k.id, why, chance.pick(left)) }
}

function infantryDraft(k: Chooser): Draft {
  const stays = moveDraft(k, 'I.6', 6, [k.u.at]) as Draft
  return (
    moveDraft(k, 'I.1', 1, conquests(k.v, k.u)) ??
    moveDraft(k, 'I.2', 2, standsByFactory(k)) ??
    moveDraft(k, 'I.3', 3, stepsToFactory(k)) ??
    attackDraft(k, 'I.4', 4, SOME_LETTERS) ??
    nearerDraft(k) ??
    fightingDraft(k, 'I.6 ', 6) ??
    stays
  )
}

const strange = (v: Survey, u: Readonly<Unit>): Hex[] =>
  v.s.table.board.factories.filter((hex) => isStrangeFactory(v.s, u, hex))

function infantryBeside(v: Survey, hex: Hex, is: (u: Readonly<Unit>, id: UnitId) => boolean): boolean {
  const beside = neighbours(v, hex)
  return v.s.units.some((t, id) => beside.includes(t.at) && specOf(v.c, t).arm === 'infantry' && is(t, id))
}

/** 13.16, 13.20: factories next to it without enemy infantry next to them. */
export function conquests(v: Survey, u: Readonly<Unit>): Hex[] {
  return strange(v, u).filter(
    (hex) => neighbours(v, hex).includes(u.at) && !infantryBeside(v, hex, (t) => areEnemies(t.faction, u.faction)),
  )
}

/** 13.19: factories that another own infantry does not see to already, unless the enemy's is there too. */
function wanted(k: Chooser): Hex[] {
  const { v, u } = k
  return strange(v, u).filter(
    (hex) =>
      !infantryBeside(v, hex, (t, id) => id !== k.id && t.faction === u.faction) ||
      infantryBeside(v, hex, (t) => areEnemies(t.faction, u.faction)),
  )
}

/** 13.17, 13.20 */
function standsByFactory(k: Chooser): readonly Hex[] {
  const beside = new Set(wanted(k).flatMap((hex) => neighbours(k.v, hex)))
  if (beside.has(k.u.at)) return [k.u.at]
  return standsOf(k.v, k.id).filter((hex) => beside.has(hex))
}

/** 13.18, 13.20 */
function stepsToFactory(k: Chooser): readonly Hex[] {
  const rest = waysBeside(k.v, k.id, wanted(k))
  const points = pointsOf(k.v.c, k.u)
  return standsOf(k.v, k.id).filter((hex) => (rest[hex] as number) <= points)
}

/** 13.21, 13.24: into range and at the enemy that the letters choose; some orders need one of the first letters. */
function attackDraft(k: Chooser, order: string, place: number, need: string): Draft | null {
  if (k.from.size === 0) return null
  const { left, letters } = chooseTargets(k, ALL_LETTERS)
  if (!need.includes(letters[0] as string)) return null
  return {
    order: place,
    letter: rank(letters),
    settle: (chance) => attackPlan(k, { order, letters, need }, chance.pick(left), chance),
  }
}

interface Because {
  readonly order: string
  readonly letters: string
  readonly need: string
}

function attackPlan(k: Chooser, because: Because, target: UnitId, chance: Chance): Plan {
  const hexes = standsAgainst(k, target, because.letters)
  if (specOf(k.v.c, k.u).blast !== undefined) return blastPlan(k, because, target, chance)
  const { left, letters } = chooseHexes(k, hexes)
  const why: Why = { order: because.order, attack: because.letters, move: letters }
  return planOf(k.id, why, chance.pick(left), { target, letters: because.need })
}

/** 13.22: strictly nearer to the nearest factory: as near as may be, unless an attack by a or b calls from elsewhere. */
function nearerDraft(k: Chooser): Draft | null {
  const { v, u } = k
  const goals = nearestOf(strange(v, u), (hex) => wayLength(v, u, u.at, hex))
  const length = (hex: Hex): number => Math.min(...goals.map((goal) => wayLength(v, u, hex, goal)))
  const nearer = standsOf(v, k.id).filter((hex) => length(hex) < length(u.at))
  if (goals.length === 0 || nearer.length === 0) return null
  const onTheWay = chooserOf(v, k.id, u, nearer)
  return attackDraft(onTheWay, 'I.5', 5, SOME_LETTERS) ?? moveDraft(k, 'I.5', 5, nearestOf(nearer, length))
}

function nearestOf(hexes: readonly Hex[], length: (hex: Hex) => number): readonly Hex[] {
  const lengths = hexes.map(length)
  const best = Math.min(...lengths)
  return hexes.filter((_, i) => lengths[i] === best)
}

/** 13.23, 13.24, 13.25: into range and attack; otherwise as near as possible to the best target. */
function fightingDraft(k: Chooser, before: string, place: number): Draft {
  return attackDraft(k, `${before}II.1`, place + 1, ALL_LETTERS) ?? approachDraft(k, `${before}II.2`, place + 2)
}

/** 13.25 */
function approachDraft(k: Chooser, order: string, place: number): Draft {
  const { v, u } = k
  const all = new Map(
    [...v.s.units.keys()].filter((id) => canDamage(v, u, v.s.units[id] as Unit)).map((id) => [id, []]),
  )
  const far: Chooser = { ...k, from: all }
  const { left, letters } = chooseTargets(far, ALL_LETTERS)
  const settle = (chance: Chance): Plan => {
    if (left.length === 0) return planOf(k.id, { order, attack: '', move: '' }, u.at)
    const goal = (v.s.units[chance.pick(left)] as Unit).at
    const length = (hex: Hex): number => wayLength(v, u, hex, goal)
    const nearer = nearestOf(standsOf(v, k.id), length)
    if (nearer.length === 0 || length(nearer[0] as Hex) >= length(u.at)) {
      return planOf(k.id, { order, attack: letters, move: '' }, u.at)
    }
    const hexes = chooseHexes(k, nearer)
    return planOf(k.id, { order, attack: letters, move: hexes.letters }, chance.pick(hexes.left))
  }
  return { order: place, letter: rank(letters), settle }
}

/** 13.52: where to stand and where to aim: most other enemies damaged, fewest friends hit, then the movement letters. */
function blastPlan(k: Chooser, because: Because, target: UnitId, chance: Chance): Plan {
  const { v, u } = k
  const at = (v.s.units[target] as Unit).at
  const blast = specOf(v.c, u).blast ?? 0
  const worth = new Map<Hex, number>()
  const shots = (k.from.get(target) ?? []).flatMap((hex) =>
    aims(v.c, v.s, u, hex)
      .filter((aim) => distance(v.ground, aim, at) <= blast)
      .map((aim) => ({ hex, aim })),
  )
  const worthOf = (aim: Hex): number => {
    const known = worth.get(aim) ?? blastWorth(k, target, aim)
    worth.set(aim, known)
    return known
  }
  const best = Math.max(...shots.map((shot) => worthOf(shot.aim)))
  const good = shots.filter((shot) => worthOf(shot.aim) === best)
  const { left, letters } = chooseHexes(k, [...new Set(good.map((shot) => shot.hex))])
  const to = chance.pick(left)
  const { aim } = chance.pick(good.filter((shot) => shot.hex === to))
  const why: Why = { order: because.order, attack: because.letters, move: letters }
  return planOf(k.id, why, to, { target, aim, letters: because.need })
}

/** 13.52 */
function blastWorth(k: Chooser, target: UnitId, aim: Hex): number {
  const { v, u } = k
  let worth = 0
  for (const id of unitsUnder(v.c, v.s, u, aim)) {
    const t = v.s.units[id] as Unit
    if (id === k.id || id === target) continue
    if (!areEnemies(t.faction, u.faction)) worth -= 1
    else if (damageTo(v, u, t) > 0) worth += 100
  }
  return worth
}

/** 13.26: stopped where it did not mean to be, the best target from there, if its order attacks at all. */
export function stoppedPlan(v: Survey, plan: Plan, chance: Chance): Plan {
  const u = v.s.units[plan.unit] as Unit
  const none = { ...plan, to: u.at, target: -1, aim: -1 }
  if (plan.letters === '') return none
  const k = chooserOf(v, plan.unit, u, [u.at])
  const draft = attackDraft(k, plan.why.order, 0, plan.letters)
  return draft ? draft.settle(chance) : none
}
