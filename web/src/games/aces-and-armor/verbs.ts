import type { Action } from '@muster/aces-and-armor'
import type { Verb } from '../../face.ts'

const VERBS: Readonly<Partial<Record<Action['type'], Verb>>> = {
  place: 'deploy',
  buy: 'deploy',
  move: 'walk',
  attack: 'attack',
  barrage: 'attack',
  launch: 'attack',
  intercept: 'attack',
}

export const verbOf = (action: Action): Verb | null => VERBS[action.type] ?? null
