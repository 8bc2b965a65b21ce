// Chapter 4: what was found while moves were listed or judged. Whoever makes one of them then need not look again

import type { Book } from '../book.ts'
import type { Position, Unit, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { fillPrices } from './04-movement-cost.ts'
import { type Field, FREE, fillOccupants, flood } from './04-movement-field.ts'

/** What a unit found: what hexes cost its arm, what it costs to come to each, and with how many points. */
interface Found {
  readonly price: Uint8Array
  readonly cost: Uint8Array
  /** Where it could be intercepted, once somebody has asked. */
  readonly exposed: Uint8Array
  marked: boolean
  points: number
  /** The listing it was found in. */
  listing: number
}

interface Listed {
  readonly field: Field
  readonly occupant: Int16Array
  readonly found: (Found | undefined)[]
  readonly units: Readonly<Unit>[]
  table: Position['table']
  flags: Position['flags']
  weather: Position['weather']
  sides: number
  listing: number
}

let latest: Listed | null = null
let listings = 0

/** Which players are Germans: matches may share a table and its units. */
function sidesOf({ players }: Position): number {
  let sides = 0
  for (let i = 0; i < players.length; i++) if (players[i]?.side === 'germany') sides |= 1 << i
  return sides
}

/** A listing begins; `field` holds the occupants. Units are replaced and never changed, so the same ones are the same position. */
export function beginListing(field: Field, s: Position): void {
  const { table, flags, weather } = s
  if (latest?.field !== field) {
    const occupant = new Int16Array(field.ground.size)
    latest = { field, occupant, found: [], units: [], table, flags, weather, sides: 0, listing: 0 }
  }
  latest.table = table
  latest.sides = sidesOf(s)
  latest.flags = flags
  latest.weather = weather
  latest.listing = s.sites.length === 0 ? ++listings : 0
  latest.occupant.set(field.occupant)
  latest.units.length = s.units.length
  for (let id = 0; id < s.units.length; id++) latest.units[id] = unitOf(s, id)
}

/** Keeps what `field` holds of a unit. */
export function keepFound(field: Field, id: UnitId, points: number): void {
  if (latest === null || latest.listing === 0) return
  let found = latest.found[id]
  if (!found) {
    const { size } = field.ground
    found = {
      price: new Uint8Array(size + 1),
      cost: new Uint8Array(size + 1),
      exposed: new Uint8Array(size),
      marked: false,
      points,
      listing: 0,
    }
    latest.found[id] = found
  }
  found.price.set(field.price)
  found.cost.set(field.cost)
  found.marked = false
  found.points = points
  found.listing = latest.listing
}

/** What was given back last, for as long as `field` holds it. */
let recalled: Found | null = null

/** Whether `field` holds where the unit could be intercepted, because that was asked of the same position before. */
export function recallExposed(field: Field): boolean {
  if (recalled === null || !recalled.marked) return false
  field.exposed.set(recalled.exposed)
  return true
}

/** Keeps where the unit that was looked around for could be intercepted. */
export function keepExposed(field: Field): void {
  if (recalled === null) return
  recalled.exposed.set(field.exposed)
  recalled.marked = true
}

/** Fills `field` with all that a unit finds: who stands where, what hexes cost it, and what it costs to come to each. */
export function lookAround(book: Book, field: Field, s: Position, id: UnitId, points: number): void {
  if (recallFound(field, s, id, points)) return
  fillOccupants(field, s, id)
  fillPrices(book, field, s, unitOf(s, id))
  flood(field, unitOf(s, id).at, points)
}

/** The same, kept for whoever makes the move that is being judged. */
export function lookAndKeep(book: Book, field: Field, s: Position, id: UnitId, points: number): void {
  if (recallFound(field, s, id, points)) return
  lookAround(book, field, s, id, points)
  beginListing(field, s)
  keepFound(field, id, points)
}

/** Gives what was kept back to `field`; whether it was kept of this very position. */
export function recallFound(field: Field, s: Position, id: UnitId, points: number): boolean {
  recalled = null
  if (latest === null || latest.field !== field || !isListed(latest, s)) return false
  const found = latest.found[id]
  if (!found || found.listing !== latest.listing || found.points !== points) return false
  const { at } = unitOf(s, id)
  field.occupant.set(latest.occupant)
  if (field.occupant[at] === id) field.occupant[at] = FREE
  field.price.set(found.price)
  field.cost.set(found.cost)
  recalled = found
  return true
}

function isListed({ units, table, flags, weather, sides, listing }: Listed, s: Position): boolean {
  if (listing === 0 || s.sites.length > 0 || s.table !== table || s.flags !== flags || s.weather !== weather)
    return false
  if (s.units.length !== units.length || sidesOf(s) !== sides) return false
  for (let id = 0; id < units.length; id++) if (s.units[id] !== units[id]) return false
  return true
}
