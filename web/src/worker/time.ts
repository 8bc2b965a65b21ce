import type { Time } from '@muster/table'

/** The browser's. */
export const TIME: Time = {
  now: () => Date.now(),
  every(milliseconds, tick) {
    const ticking = setInterval(tick, milliseconds)
    return () => clearInterval(ticking)
  },
}
