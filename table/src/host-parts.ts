import type { GameTypes, Match } from '@muster/engine'
import type { Time } from './clocks.ts'
import type { Store } from './store.ts'
import type { TableHead } from './table.ts'
import type { Thinker } from './thinker.ts'

/** What a host is made from. */
export interface HostParts {
  readonly head: TableHead
  readonly match: Match<GameTypes>
  readonly store: Store
  readonly thinker: Thinker
  readonly time: Time
  /** Whether its screens put into words themselves what happened. */
  readonly wordless?: boolean
  /** Milliseconds before an answer in another's turn is shown. */
  readonly pause?: number
}
