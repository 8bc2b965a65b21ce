// Chapter 4: which way a leg takes

import { distance } from '../board.ts'
import type { Book } from '../book.ts'
import type { Hex, Position, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { type Field, SHUT } from './04-movement-field.ts'
import { markExposed } from './06-interception.ts'

/** A price and a number of exposed hexes in one figure. */
const PRICE = 64
const FAR = 1 << 20

interface Scratch {
  readonly rest: Int32Array
  readonly queue: Int16Array
  readonly waiting: Uint8Array
  readonly exposed: Uint8Array
}

const scratches = new WeakMap<Field, Scratch>()

function scratchOf(field: Field): Scratch {
  let scratch = scratches.get(field)
  if (!scratch) {
    const { size } = field.ground
    scratch = {
      rest: new Int32Array(size),
      queue: new Int16Array(size),
      waiting: new Uint8Array(size),
      exposed: new Uint8Array(size),
    }
    scratches.set(field, scratch)
  }
  return scratch
}

/**
 * 4.21: the cheapest way, then the fewest hexes open to interception, then the lowest hexes.
 * To the next hex there is none cheaper than the step itself. `field` holds the occupants and prices of the unit, and
 * what it costs it to come to each hex.
 */
export function wayTo(book: Book, field: Field, s: Position, id: UnitId, to: Hex): Hex[] {
  const from = unitOf(s, id).at
  if (distance(field.ground, from, to) === 1 && book.cheapest > 0) return [to]
  const scratch = scratchOf(field)
  markExposed(book, field, s, id, scratch.exposed)
  spread(field, scratch, to)
  return follow(field, scratch, from, to)
}

/** What is left to pay from each hex on one of the cheapest ways to the goal. */
function spread(field: Field, scratch: Scratch, to: Hex): void {
  const { near, size } = field.ground
  const { rest, queue, waiting } = scratch
  rest.fill(FAR)
  waiting.fill(0)
  rest[to] = 0
  queue[0] = to
  for (let head = 0, count = 1; count > 0; count--) {
    const hex = queue[head] ?? to
    head = head + 1 === size ? 0 : head + 1
    waiting[hex] = 0
    const left = (rest[hex] ?? FAR) + stepInto(field, scratch, hex)
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const before = near[d] ?? -1
      if (before < 0 || left >= (rest[before] ?? FAR) || !isCheapest(field, before, hex)) continue
      rest[before] = left
      if (waiting[before] === 1) continue
      waiting[before] = 1
      queue[(head + count - 1) % size] = before
      count++
    }
  }
}

/** Whether a cheapest way to a hex comes from this one. */
const isCheapest = ({ cost, price }: Field, before: Hex, hex: Hex): boolean =>
  cost[before] !== SHUT && (cost[before] ?? SHUT) + (price[hex] ?? SHUT) === cost[hex]

const stepInto = (field: Field, scratch: Scratch, hex: Hex): number =>
  (field.price[hex] ?? SHUT) * PRICE + (scratch.exposed[hex] ?? 0)

/** Whether the unit could be intercepted on a hex of the way just found, which has more than one. */
export const isExposedOn = (field: Field, hex: Hex): boolean => scratchOf(field).exposed[hex] === 1

function follow(field: Field, scratch: Scratch, from: Hex, to: Hex): Hex[] {
  const { near } = field.ground
  const way: Hex[] = []
  for (let hex = from; hex !== to; ) {
    let next = -1
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const n = near[d] ?? -1
      if (n < 0 || (scratch.rest[n] ?? FAR) + stepInto(field, scratch, n) !== scratch.rest[hex]) continue
      if (next < 0 || n < next) next = n
    }
    if (next < 0) throw new Error('a reachable hex has no way to it')
    way.push(next)
    hex = next
  }
  return way
}
