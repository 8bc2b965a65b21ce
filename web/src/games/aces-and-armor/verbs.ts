import type { Action, View } from '@muster/aces-and-armor'
import { type Message, say } from '@muster/engine'
import type { Verb } from '../../face.ts'
import { playerOf, type Spec } from './spec.ts'

const VERBS: Readonly<Partial<Record<Action['type'], Verb>>> = {
  place: 'deploy',
  buy: 'deploy',
  move: 'walk',
  attack: 'attack',
  barrage: 'attack',
  launch: 'attack',
  intercept: 'attack',
}

export function verbOf({ armOf }: Spec, action: Action, view: View): Verb | null {
  const unit = action.type === 'move' ? view.units[action.unit] : undefined
  if (action.type !== 'move' || !unit) return VERBS[action.type] ?? null
  const arm = armOf(unit.kind)
  if (arm !== 'infantry') return arm === 'aircraft' ? 'plane' : 'drive'
  const factory = view.table.board.factories.indexOf(action.to)
  const isOwn = view.flags[factory] === playerOf(view, unit.faction)
  return factory >= 0 && !isOwn ? 'take' : 'walk'
}

/** What the button says: the attacks are fought in the order declared. */
export function actOf({ type }: Action, { attacks }: View): Message | null {
  if (type === 'attack' || type === 'barrage' || type === 'launch')
    return say('act.declare', { number: attacks.length + 1 })
  return type === 'buy' || type === 'intercept' ? say(`act.${type}`) : null
}

/** Whose armies are chosen: their units on the map. */
export function unitsMeant(action: Action, view: View, viewer: string): readonly number[] {
  if (action.type !== 'useArmies') return []
  const mine = view.players[playerOf(view, viewer)]?.factions ?? []
  const { armies } = action
  return view.units.flatMap(({ at, faction, army }, unit) =>
    at >= 0 && mine.includes(faction) && armies.some((used) => used === army) ? [unit] : [],
  )
}
