import { type Message, type Preview, say } from '@muster/engine'
import type { Action, View, Wravity } from '@muster/wravity'
import type { CardPlayed, CardUsed, Verb, Weighed } from '../../face.ts'

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
  moveGrenade: 'act.moveGrenade',
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

/** How far it flies; after » the speed it would have: at a push-off in flight the one it has and the force that is added. */
export function signOf(action: Action, view: Pick<View, 'soldiers'>): string | null {
  if (action.type === 'fly') return String(action.steps)
  if (action.type === 'impulse') return `»${action.force}`
  if (action.type !== 'pushOff') return null
  return `»${view.soldiers[action.soldier]?.speed ?? 0}+${action.force}`
}

/** 2.13: a push-off with more force than leads to the greatest speed there is. */
export const isSpare = (action: Action, { soldiers }: Pick<View, 'soldiers'>, fastest: number): boolean =>
  action.type === 'pushOff' && action.force > 1 && (soldiers[action.soldier]?.speed ?? 0) + action.force > fastest

/** What the figures on the hexes are of: a speed, or how far it flies now. */
export function signsOf(actions: readonly Action[]): Message | null {
  if (actions.some(({ type }) => type === 'impulse' || type === 'pushOff')) return say('face.signs.speed')
  return actions.some(({ type }) => type === 'fly') ? say('face.signs.hexes') : null
}

const FLIGHTS: readonly Action['type'][] = ['impulse', 'pushOff', 'fly', 'cable', 'push', 'brake']

/** What sends somebody flying is told in words beside the board while it is pointed at. */
export const weighedOf = ({ notes }: Preview<Wravity>, { type }: Action): Weighed | null =>
  FLIGHTS.includes(type) && notes.length > 0 ? { figures: [], notes } : null

/** In this turn, and the first crash: a force alone does not tell where it leads. */
export const leadsOf = ({ notes }: Preview<Wravity>, { type }: Action): readonly Message[] =>
  FLIGHTS.includes(type) ? notes.filter(({ key, args }) => key !== 'note.afterTurn' || args?.['turn'] === 0) : []

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
