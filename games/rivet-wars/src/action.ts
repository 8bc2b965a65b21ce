import type { CardId, Grid, Line, UnitId } from './pieces.ts'

export type Action =
  | { readonly type: 'drop'; readonly at: Grid }
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'deploy'; readonly kind: string; readonly at: Grid }
  | { readonly type: 'plug'; readonly kind: string; readonly unit: UnitId }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly line: Line; readonly at: Grid }
  | {
      readonly type: 'snipe'
      readonly unit: UnitId
      readonly line: Line
      readonly at: Grid
      readonly target: UnitId
    }
  | { readonly type: 'assault'; readonly unit: UnitId; readonly at: Grid }
  | { readonly type: 'dash'; readonly unit: UnitId; readonly at: Grid }
  | { readonly type: 'move'; readonly unit: UnitId; readonly at: Grid }
  | { readonly type: 'rearrange'; readonly at: Grid; readonly order: readonly UnitId[] }
  | { readonly type: 'play'; readonly card: CardId; readonly target: number }
  | { readonly type: 'push'; readonly unit: UnitId; readonly at: Grid }
  | { readonly type: 'pass' }
  | { readonly type: 'endPhase' }

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>
