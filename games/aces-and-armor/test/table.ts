import { type OptionValues, optionsFor, seeded } from '@muster/engine'
import { rulesOf, type Scene, scene } from '@muster/engine/testkit'
import { type Details, type Drawing, draw } from '../lessons/draw.ts'
import { type AcesAndArmor, acesAndArmor, BOX, type Options, RULEBOOK, type Unit } from '../src/index.ts'

export const game = acesAndArmor()
export const rule = rulesOf('aces-and-armor', RULEBOOK)

export type Setting = Details

export interface Table extends Scene<AcesAndArmor>, Omit<Drawing, 'options' | 'state'> {
  unit(name: string): Unit
}

/** A drawn position, to try things on. */
export function table(drawn: string, setting: Setting = {}): Table {
  const { state, options: _, ...names } = draw(drawn, setting)
  return { ...scene(game, state), ...names, unit: (name) => state.units[names.id(name)] as Unit }
}

/** A match as it opens. */
export function opening(options: OptionValues = {}, seed: number | string = 1): Scene<AcesAndArmor> {
  const chosen = optionsFor<Options>(game, options)
  return scene(game, game.setup(chosen, seeded(seed)))
}

/** The half points of a type: its speed is not the rulebook's, and may be tuned. */
export const pointsOf = (kind: string): number => 2 * (BOX.units[kind]?.speed ?? 0)

/** Dice that hit (1) or miss (12). */
export const hit = (n: number): number[] => Array.from({ length: n }, () => 1)
export const miss = (n: number): number[] => Array.from({ length: n }, () => 12)
