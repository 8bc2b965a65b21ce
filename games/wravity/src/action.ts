/** What may be done. */
export type Action =
  | { readonly type: 'enlist'; readonly squad: string; readonly number: number }
  | { readonly type: 'placePlanet'; readonly at: number }
  | { readonly type: 'look'; readonly soldier: number; readonly planet: number }
  | { readonly type: 'enter'; readonly soldier: number }
  | { readonly type: 'walk'; readonly soldier: number; readonly to: number }
  | { readonly type: 'impulse'; readonly soldier: number; readonly heading: number; readonly force: number }
  | { readonly type: 'fly'; readonly soldier: number; readonly steps: number }
  | { readonly type: 'grab'; readonly soldier: number }
  | PushAction
  | BrakeAction
  | { readonly type: 'pushOff'; readonly soldier: number; readonly heading: number; readonly force: number }
  | ShootAction
  | { readonly type: 'cable'; readonly soldier: number; readonly card: string; readonly force: number }
  | { readonly type: 'hook'; readonly soldier: number; readonly card: string; readonly heading: number }
  | { readonly type: 'pull'; readonly force: number }
  | GrenadeAction
  | { readonly type: 'moveGrenade'; readonly grenade: number }
  | { readonly type: 'revive'; readonly soldier: number; readonly card: string; readonly target: number }
  | { readonly type: 'concentrate'; readonly soldier: number }
  | { readonly type: 'chooseAxis'; readonly heading: number }
  | { readonly type: 'repel'; readonly card: string }
  | { readonly type: 'tryLuck'; readonly card: string }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' }

export interface PushAction {
  readonly type: 'push'
  readonly soldier: number
  readonly target: number
  readonly force: number
  /** The pusher's way; the target goes the opposite one. */
  readonly heading: number
}

export interface BrakeAction {
  readonly type: 'brake'
  readonly soldier: number
  readonly target: number
  readonly force: number
  /** The braker's new heading; 0 for one that holds on. */
  readonly heading: number
}

export interface ShootAction {
  readonly type: 'shoot'
  readonly soldier: number
  /** The hex of the soldier or grenade aimed at. */
  readonly at: number
  /** A card declared with the shot, or none. */
  readonly card: string | null
}

export interface GrenadeAction {
  readonly type: 'throwGrenade'
  readonly soldier: number
  readonly card: string
  /** The side of the thrower on which it is put. */
  readonly side: number
  readonly heading: number
  readonly force: number
}

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>
