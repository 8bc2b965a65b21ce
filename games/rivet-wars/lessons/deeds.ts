// What a learner of Rivet Wars does, by the names on the map.
import { offers } from '@muster/engine'
import { rivetWars } from '../src/game.ts'
import type { Action, State } from '../src/state.ts'
import type { Drawing } from './draw.ts'

type Of<K extends Action['type']> = Extract<Action, { readonly type: K }>

export const END: Of<'endPhase'> = { type: 'endPhase' }

export const move = (on: Drawing, unit: string, grid: string): Of<'move'> => ({
  type: 'move',
  unit: on.id(unit),
  at: on.at(grid),
})

export const assault = (on: Drawing, unit: string, grid: string): Of<'assault'> => ({
  type: 'assault',
  unit: on.id(unit),
  at: on.at(grid),
})

/** With its first line unless told. */
export const attack = (on: Drawing, unit: string, grid: string, line = 0): Of<'attack'> => ({
  type: 'attack',
  unit: on.id(unit),
  line,
  at: on.at(grid),
})

/** Ends the phases in which nothing is to be learnt. */
export const passing =
  (...phases: readonly State['phase'][]) =>
  (state: State): Of<'endPhase'> | null =>
    phases.includes(state.phase) ? END : null

const game = rivetWars()

/** The same, and a phase in which nothing can be done any more. */
export const passingIdle =
  (...phases: readonly State['phase'][]) =>
  (state: State): Of<'endPhase'> | null =>
    passing(...phases)(state) ?? (offers(game, state, state.turn).every(({ type }) => type === 'endPhase') ? END : null)
