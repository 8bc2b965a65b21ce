import type { Action } from '@muster/rivet-wars'
import type { Verb } from '../../face.ts'

const VERBS: Readonly<Partial<Record<Action['type'], Verb>>> = {
  deploy: 'deploy',
  plug: 'deploy',
  attack: 'attack',
  snipe: 'attack',
  assault: 'walk',
  dash: 'walk',
  move: 'walk',
  push: 'push',
}

export const verbOf = (action: Action): Verb | null => VERBS[action.type] ?? null
