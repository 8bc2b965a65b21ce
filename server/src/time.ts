import type { Time } from '@muster/table'

/** The system's; no process lives on for its ticks. */
export const TIME: Time = {
  now: () => Date.now(),
  every(milliseconds, tick) {
    const ticking = setInterval(tick, milliseconds).unref()
    return () => clearInterval(ticking)
  },
}
