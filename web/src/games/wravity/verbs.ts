import { type Message, say } from '@muster/engine'
import type { Action, View, Wravity } from '@muster/wravity'
import type { CardPlayed, CardUsed, Verb } from '../../face.ts'

const VERBS: Readonly<Partial<Record<Action['type'], Verb>>> = {
  enter: 'deploy',
  walk: 'walk',
  fly: 'fly',
  impulse: 'fly',
  pushOff: 'fly',
  cable: 'cable',
  hook: 'hook',
  push: 'push',
  brake: 'push',
  shoot: 'attack',
  throwGrenade: 'grenade',
  moveGrenade: 'grenade',
  look: 'look',
  revive: 'mend',
}

const ACTS: Readonly<Partial<Record<Action['type'], string>>> = {
  enter: 'act.enter',
  impulse: 'act.pushOff',
  pushOff: 'act.pushOff',
  brake: 'act.brake',
  shoot: 'act.shoot',
  grab: 'act.grab',
  concentrate: 'act.concentrate',
  cable: 'act.card',
  revive: 'act.card',
  repel: 'act.card',
  tryLuck: 'act.card',
}

/** What the button says. */
export function actOf({ type }: Action, { concentrating }: View): Message | null {
  const key = ACTS[type]
  return key === undefined ? null : say(key, { count: concentrating })
}

export const verbOf = (action: Action): Verb | null => VERBS[action.type] ?? null

export const usedIn = (action: Action): CardUsed | null =>
  'card' in action && action.card !== null ? { id: action.card, name: say(`card.${action.card}`) } : null

/** Whoever pushes off towards a place means to come there. */
export const follows = (done: Action, next: Action): boolean =>
  (done.type === 'impulse' || done.type === 'pushOff') && next.type === 'fly'

/** A shot can be had with a card or without it. */
export const cardOf = (action: Action): CardPlayed<Wravity> | null =>
  action.type === 'shoot' && action.card !== null
    ? { name: say(`card.${action.card}`), without: { ...action, card: null } }
    : null
