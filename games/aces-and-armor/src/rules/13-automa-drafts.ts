// Chapter 13: what an Automa unit could do, before chance has settled what is level

import { type Chance, must } from '@muster/engine'
import type { Hex, Plan, UnitId, Why } from '../state.ts'
import { specOf } from '../units.ts'
import { ALL_LETTERS, chooseTargets, standsAgainst } from './13-automa-attack.ts'
import { blastShots } from './13-automa-blast.ts'
import { chooseHexes } from './13-automa-hexes.ts'
import type { Chooser } from './13-automa-targets.ts'

/** What a unit would do: how good its order is, and the plan once chance has settled what is level. */
export interface Draft {
  readonly order: number
  /** The first attack letter it fulfils, as a place in the alphabet; past the end without one. */
  readonly letter: number
  settle(chance: Chance): Plan
}

/** An order as it is printed, its place among the orders, and the attack letters it goes by; none if it does not attack. */
export interface Heading {
  readonly order: string
  readonly place: number
  readonly letters: string
}

interface Fight {
  readonly target: UnitId
  readonly aim: Hex
}

const NO_FIGHT: Fight = { target: -1, aim: -1 }

/** The place of the first of the letters that decided. */
export const rank = (letters: string): number =>
  letters === '' ? ALL_LETTERS.length : ALL_LETTERS.indexOf(letters.charAt(0))

/** 13.11: what is still level is decided by chance. */
export function oneOf<X>(chance: Chance, xs: readonly X[]): X {
  return xs.length === 1 ? must(xs[0]) : chance.pick(xs)
}

export function planOf(unit: UnitId, to: Hex, why: Why, letters = '', fight: Fight = NO_FIGHT): Plan {
  return { unit, why, to, ...fight, letters }
}

/** To one of the hexes, by the movement letters; `attack` are the letters that led there. */
export function planMove(k: Chooser, h: Heading, hexes: readonly Hex[], attack: string, chance: Chance): Plan {
  const { left, letters } = chooseHexes(k, hexes)
  return planOf(k.id, oneOf(chance, left), { order: h.order, attack, move: letters }, h.letters)
}

/** An order to go to one of the hexes; null if there is none. */
export function moveDraft(k: Chooser, h: Heading, hexes: readonly Hex[]): Draft | null {
  if (hexes.length === 0) return null
  return { order: h.place, letter: rank(''), settle: (chance) => planMove(k, h, hexes, '', chance) }
}

/** An order to attack a target that the letters choose; null if none fulfils any of them. */
export function attackDraft(k: Chooser, h: Heading): Draft | null {
  const { left, letters } = chooseTargets(k, h.letters)
  if (letters === '') return null
  return {
    order: h.place,
    letter: rank(letters),
    settle: (chance) => planAttack(k, h, letters, oneOf(chance, left), chance),
  }
}

function planAttack(k: Chooser, h: Heading, attack: string, target: UnitId, chance: Chance): Plan {
  const stands = standsAgainst(k, target, attack)
  if (specOf(k.v.book, k.u).blast === undefined) {
    return { ...planMove(k, h, stands, attack, chance), target }
  }
  const shots = blastShots(k, target, stands)
  const plan = planMove(k, h, [...shots.keys()], attack, chance)
  return { ...plan, target, aim: oneOf(chance, shots.get(plan.to) ?? []) }
}
