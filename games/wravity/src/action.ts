import type { GrenadeId, Heading, Hex, PlanetId, SoldierId } from './pieces.ts'

/** What may be done. */
export type Action =
  | { readonly type: 'enlist'; readonly squad: string; readonly number: number }
  | { readonly type: 'placePlanet'; readonly at: Hex }
  | { readonly type: 'look'; readonly soldier: SoldierId; readonly planet: PlanetId }
  | { readonly type: 'enter'; readonly soldier: SoldierId }
  | { readonly type: 'walk'; readonly soldier: SoldierId; readonly to: Hex }
  | { readonly type: 'impulse'; readonly soldier: SoldierId; readonly heading: Heading; readonly force: number }
  | { readonly type: 'fly'; readonly soldier: SoldierId; readonly steps: number }
  | { readonly type: 'grab'; readonly soldier: SoldierId }
  | PushAction
  | BrakeAction
  | { readonly type: 'pushOff'; readonly soldier: SoldierId; readonly heading: Heading; readonly force: number }
  | ShootAction
  | { readonly type: 'cable'; readonly soldier: SoldierId; readonly card: string; readonly force: number }
  | { readonly type: 'hook'; readonly soldier: SoldierId; readonly card: string; readonly heading: Heading }
  | { readonly type: 'pull'; readonly force: number }
  | GrenadeAction
  | { readonly type: 'moveGrenade'; readonly grenade: GrenadeId }
  | { readonly type: 'revive'; readonly soldier: SoldierId; readonly card: string; readonly target: SoldierId }
  | { readonly type: 'concentrate'; readonly soldier: SoldierId }
  | { readonly type: 'chooseAxis'; readonly heading: Heading }
  | { readonly type: 'repel'; readonly card: string }
  | { readonly type: 'tryLuck'; readonly card: string }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' }

export interface PushAction {
  readonly type: 'push'
  readonly soldier: SoldierId
  readonly target: SoldierId
  readonly force: number
  /** The pusher's way; the target goes the opposite one. */
  readonly heading: Heading
}

export interface BrakeAction {
  readonly type: 'brake'
  readonly soldier: SoldierId
  readonly target: SoldierId
  readonly force: number
  /** The braker's new heading; 0 for one that holds on. */
  readonly heading: Heading
}

export interface ShootAction {
  readonly type: 'shoot'
  readonly soldier: SoldierId
  /** The hex of the soldier or grenade aimed at. */
  readonly at: Hex
  /** A card declared with the shot, or none. */
  readonly card: string | null
}

export interface GrenadeAction {
  readonly type: 'throwGrenade'
  readonly soldier: SoldierId
  readonly card: string
  /** The side of the thrower on which it is put. */
  readonly side: Heading
  readonly heading: Heading
  readonly force: number
}

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>
