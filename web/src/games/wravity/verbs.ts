import type { Action } from '@muster/wravity'
import type { Verb } from '../../face.ts'

const VERBS: Readonly<Partial<Record<Action['type'], Verb>>> = {
  enter: 'deploy',
  walk: 'walk',
  fly: 'fly',
  impulse: 'fly',
  pushOff: 'fly',
  cable: 'hook',
  hook: 'hook',
  push: 'push',
  brake: 'push',
  shoot: 'attack',
  throwGrenade: 'grenade',
  moveGrenade: 'grenade',
  look: 'look',
}

export const verbOf = (action: Action): Verb | null => VERBS[action.type] ?? null
