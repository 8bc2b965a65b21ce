// Whoever tries a rule from a table or from the book finds the way back to it.
import { makeRoute, parseRoute } from '../route.ts'

const TABLES: readonly string[] = ['table', 'online', 'replay']

export interface WayBack {
  readonly to: string
  readonly from: 'table' | 'book'
}

/** What the way back is called. */
export const BACK = { table: 'replay.goOn', book: 'lesson.toBook' } as const

let known: (WayBack & { readonly tried: string }) | null = null

/** From `here` one goes to the position at `tried`, both addresses; in the book it stands beside this rule. */
export function leaveFor(tried: string, here: string, rule: string): void {
  const route = parseRoute(here)
  if (TABLES.includes(route.page)) known = { to: here, from: 'table', tried }
  else known = route.page === 'rules' ? { to: makeRoute({ ...route, rule }), from: 'book', tried } : null
}

/** Where one came from to the position at `here`, if it was a table or the book. */
export const wayBack = (here: string): WayBack | null => (known?.tried === here ? known : null)
