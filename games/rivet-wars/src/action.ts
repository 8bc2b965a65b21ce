export type Action =
  | { readonly type: 'drop'; readonly at: number }
  | { readonly type: 'discard'; readonly card: number }
  | { readonly type: 'deploy'; readonly kind: string; readonly at: number }
  | { readonly type: 'plug'; readonly kind: string; readonly unit: number }
  | { readonly type: 'attack'; readonly unit: number; readonly line: number; readonly at: number }
  | {
      readonly type: 'snipe'
      readonly unit: number
      readonly line: number
      readonly at: number
      readonly target: number
    }
  | { readonly type: 'assault'; readonly unit: number; readonly at: number }
  | { readonly type: 'dash'; readonly unit: number; readonly at: number }
  | { readonly type: 'move'; readonly unit: number; readonly at: number }
  | { readonly type: 'rearrange'; readonly at: number; readonly order: readonly number[] }
  | { readonly type: 'play'; readonly card: number; readonly target: number }
  | { readonly type: 'push'; readonly unit: number; readonly at: number }
  | { readonly type: 'pass' }
  | { readonly type: 'endPhase' }

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>
