// The clocks of matches, saved beside them: a few figures each, written every second.
import type { ClockTimes } from '@muster/table'

const NONE: ClockTimes = { turn: '', used: 0, played: 0 }
const known = new Map<string, ClockTimes>()
const keyOf = (id: string): string => `muster-times ${id}`

export function timesOf(id: string): ClockTimes {
  return known.get(id) ?? stored(id) ?? NONE
}

function stored(id: string): ClockTimes | null {
  try {
    const { turn, used, played } = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') ?? {}
    const isTime = (x: unknown): x is number => typeof x === 'number' && x >= 0
    return typeof turn === 'string' && isTime(used) && isTime(played) ? { turn, used, played } : null
  } catch {
    return null
  }
}

/** Where the browser keeps nothing, they last as long as the page. */
export function keepTimes(id: string, times: ClockTimes): void {
  known.set(id, times)
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(times))
  } catch {
    return
  }
}

export function forgetTimes(id: string): void {
  known.delete(id)
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    return
  }
}
