import type { GameTypes, Match } from '@muster/engine'
import type { ClockTimes } from './clocks.ts'
import type { Gist } from './sight.ts'

/** Where a table writes what happens. */
export interface Store {
  /** False when somebody else has written meanwhile. */
  save(match: Match<GameTypes>, gist: Gist): Promise<boolean>
  /** What is kept now; null when it was deleted. */
  load(): Promise<Match<GameTypes> | null>
  /** What was kept of the clocks, and keeping it. */
  readonly times: ClockTimes
  saveTimes(times: ClockTimes): void
  close(): void
}
