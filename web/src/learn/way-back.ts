// Whoever tries a rule from a table finds the way back to it.
import { parseRoute } from '../route.ts'

const TABLES: readonly string[] = ['table', 'online', 'replay']

let known: { readonly table: string; readonly tried: string } | null = null

/** From `here` one goes to the position at `tried`, both addresses. */
export function leaveFor(tried: string, here: string): void {
  known = TABLES.includes(parseRoute(here).page) ? { table: here, tried } : null
}

/** The table from which one came to the position at `here`, if it was one. */
export const wayBack = (here: string): string | null => (known?.tried === here ? known.table : null)
