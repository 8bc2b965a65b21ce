import type { Frozen } from '@muster/engine'
import type { Unit } from './pieces.ts'
import type { Hex, State, UnitId } from './state.ts'

/** What lies open to everybody. */
export type Open = Frozen<Omit<State, 'units' | 'launcher'>>

/** A kind is '?' (UNKNOWN) if it was chosen in secret, an army UNSEEN if it was. */
export type UnitView = Readonly<Unit>

export interface View extends Open {
  readonly units: readonly UnitView[]
  /** `at` is -1 for who does not know it; `named` says whether it is hidden yet. */
  readonly launcher: {
    readonly unit: UnitId
    readonly at: Hex
    readonly named: boolean
    readonly fired: boolean
    readonly destroyed: number
  } | null
}
