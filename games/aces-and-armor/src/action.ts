import type { Army, Hex, Seat, UnitId } from './state.ts'

export type Action =
  | { readonly type: 'giveFlag'; readonly hex: Hex; readonly to: Seat }
  | { readonly type: 'chooseExtra'; readonly kind: string }
  | { readonly type: 'assign'; readonly unit: UnitId; readonly token: Army }
  | { readonly type: 'spread' }
  | { readonly type: 'flip'; readonly token: Army }
  | { readonly type: 'place'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'deploy' }
  | { readonly type: 'layToken'; readonly hex: Hex }
  | { readonly type: 'hideLauncher'; readonly hex: Hex }
  | { readonly type: 'useArmies'; readonly armies: readonly Army[] }
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: Hex }
  | { readonly type: 'endMovement' }
  | { readonly type: 'intercept'; readonly unit: UnitId }
  | { readonly type: 'decline' }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'barrage'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'launch'; readonly hex: Hex }
  | { readonly type: 'confirm' }
  | { readonly type: 'transfer'; readonly coins: number }
  | { readonly type: 'repair'; readonly unit: UnitId }
  | { readonly type: 'buy'; readonly kind: string; readonly hex: Hex }
  | { readonly type: 'endTurn' }

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>
