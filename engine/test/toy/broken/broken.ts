import type { Game } from '../../../src/index.ts'
import type { Bot, ClaimName } from '../../../testkit/fuzz.ts'
import type { Toy } from '../state.ts'

/** The toy, broken in one way. */
export interface Broken {
  readonly how: string
  /** The claims that notice; no other may. */
  readonly noticed: readonly (ClaimName | 'ends')[]
  readonly game: Game<Toy>
  readonly mode?: 'open'
  readonly bots?: Record<string, Bot<Toy>>
}
