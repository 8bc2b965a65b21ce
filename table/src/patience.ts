// How long a computer may think, so that nobody waits for it.
import type { GameTypes, Situation } from '@muster/engine'
import type { Time } from './clocks.ts'

/** For one action, with a margin for what is not thinking: nobody waits a second. */
const ACTION = 950
/** For all actions of a turn. */
const TURN = 18_000
/** Each action of a turn may have this share of what is left for it: so there is always something left. */
const SHARE = 1 / 8

export class Patience {
  private turn = ''
  private used = 0
  private readonly time: Time

  constructor(time: Time) {
    this.time = time
  }

  /** The most milliseconds for the next action. */
  most({ round, turn }: Situation<GameTypes>): number {
    const now = `${round}/${turn}`
    if (now !== this.turn) this.used = 0
    this.turn = now
    return Math.min(ACTION, (TURN - this.used) * SHARE)
  }

  /** Waits for a thought, and counts the time it took. */
  async during<T>(thought: Promise<T>): Promise<T> {
    const began = this.time.now()
    try {
      return await thought
    } finally {
      this.used = Math.min(TURN, this.used + this.time.now() - began)
    }
  }
}
