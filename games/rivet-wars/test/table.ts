import { must } from '@muster/engine'
import { type Loose, rulesOf, type Scene, scene } from '@muster/engine/testkit'
import { DECK, type Details, draw } from '../lessons/draw.ts'
import { type Action, type RivetWars, RULEBOOK, rivetWars, type State, type Unit } from '../src/index.ts'

export const rule = rulesOf('rivet-wars', RULEBOOK)

export type Setting = Details

export interface Table extends Scene<RivetWars> {
  readonly state: Loose<State>
  /** The unit with this letter; `R2` is the second. */
  id(name: string): number
  at(grid: string): number
  unit(name: string): Loose<Unit>
  card(id: string): number
}

/** A drawn battlefield, to try things on. */
export function table(drawn: string, setting: Setting = {}): Table {
  const { state, id, at } = draw(drawn, setting)
  const card = (name: string): number =>
    must([...state.armies.allies.hand, ...state.armies.blight.hand].find((c) => DECK[c % 12] === name))
  return {
    ...scene(rivetWars(setting.content), state),
    state: state as Loose<State>,
    id,
    at,
    unit: (name) => must((state as Loose<State>).units[id(name)]),
    card,
  }
}

/** The place of a card in a deck with all its cards, for loaded chance. */
export const cardAt = (state: State, card: number): { readonly at: number } => ({ at: state.deck.indexOf(card) })

export const END: Action = { type: 'endPhase' }
export const PASS: Action = { type: 'pass' }

/** `attacks(t, 'R', 'C1')`, with its first line unless told. */
export const attacks = (t: Table, unit: string, grid: string, line = 0): Action => ({
  type: 'attack',
  unit: t.id(unit),
  line,
  at: t.at(grid),
})

export const snipes = (t: Table, unit: string, grid: string, target: string): Action => ({
  type: 'snipe',
  unit: t.id(unit),
  line: 0,
  at: t.at(grid),
  target: t.id(target),
})

export const goes = (t: Table, how: 'move' | 'assault' | 'dash', unit: string, grid: string): Action => ({
  type: how,
  unit: t.id(unit),
  at: t.at(grid),
})

export const deploys = (t: Table, kind: string, grid: string): Action => ({ type: 'deploy', kind, at: t.at(grid) })

export const plays = (t: Table, card: string, target = -1): Action => ({ type: 'play', card: t.card(card), target })

export const pushes = (t: Table, unit: string, grid: string): Action => ({
  type: 'push',
  unit: t.id(unit),
  at: t.at(grid),
})
