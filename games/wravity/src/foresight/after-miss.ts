// A grenade that a shot misses may go off all the same: the shooter flies on, and into one.
import type { Board, Book } from '../book.ts'
import { HEADINGS } from '../book.ts'
import { boardOf, FREE, filled, soldierOf, stepOf } from '../rules/02-soldiers.ts'

import { mayStop } from '../rules/06-flying.ts'
import { type Grenade, type Heading, type Hex, KIND, type Position, type SoldierId } from '../state.ts'
import { type Leg, legOf } from './leg.ts'

/** What a flight that nobody can stop goes through. */
interface Sky {
  readonly board: Board
  readonly cells: Int8Array
  readonly fields: readonly Grenade[]
  readonly doors: readonly Hex[]
  readonly self: SoldierId
}

interface Flight {
  readonly at: Hex
  readonly heading: Heading
  readonly speed: number
  readonly left: number
}

/** The chance that the shooter sets off a grenade after a miss, before it may act again; null where that cannot be counted. */
export function setsOffAfterMiss(book: Book, s: Position, shooter: SoldierId): number | null {
  const flight = s.flights.at(-1)
  const u = soldierOf(s, shooter)
  if (flight?.soldier !== shooter || mayStop(book, s, { ...u, used: u.used | KIND.shoot })) return 0
  const board = boardOf(book, s)
  const cells = filled(board, s)
  cells[u.at] = FREE
  const fields = s.grenades.filter((g) => g.until >= 0)
  const sky = { board, cells, fields, doors: s.doors, self: shooter }
  const chance = setsOff(sky, { at: u.at, heading: u.heading, speed: u.speed, left: flight.left })
  return s.flights.length > 1 && chance !== 1 ? null : chance
}

/** 6.9, 9.3, 9.4, 14.8: up to the first grenade, over every bounce on the way. */
function setsOff(sky: Sky, f: Flight): number | null {
  const leg = legOf(sky.board, sky.cells, sky.fields, sky.self, f, f.left)
  if (leg.end === 'soldier' || leg.path.some((hex) => sky.doors.includes(hex))) return null
  if (leg.end === 'grenade') return 1
  return leg.end === 'wall' || leg.end === 'planet' ? afterBounce(sky, f, leg) : 0
}

function afterBounce(sky: Sky, { at: from, speed }: Flight, leg: Leg): number | null {
  const at = leg.path.at(-1) ?? from
  const free = HEADINGS.filter((h) => sky.cells[stepOf(sky.board, at, h)] === FREE)
  if (speed === 1 || free.length === 0) return 0
  const chances = free.map((heading) => setsOff(sky, { at, heading, speed: speed - 1, left: leg.left }))
  return chances.includes(null) ? null : chances.reduce<number>((sum, x) => sum + (x ?? 0), 0) / free.length
}
