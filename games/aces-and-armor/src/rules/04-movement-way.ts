// Chapter 4: which way a leg takes

import { distance } from '../board.ts'
import type { Book } from '../book.ts'
import type { Hex, Position, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { type Field, SHUT } from './04-movement-field.ts'
import { keepExposed, recallExposed } from './04-movement-listed.ts'
import { markExposed } from './06-interception.ts'

/** A price and a number of exposed hexes in one figure. */
const PRICE = 64
const FAR = 1 << 20

/**
 * 4.21: the cheapest way, then the fewest hexes open to interception, then the lowest hexes.
 * To the next hex there is none cheaper than the step itself. `field` holds the occupants and prices of the unit, and
 * what it costs it to come to each hex, as `lookAround` leaves them.
 */
export function wayTo(book: Book, field: Field, s: Position, id: UnitId, to: Hex): Hex[] {
  const from = unitOf(s, id).at
  if (distance(field.ground, from, to) === 1 && book.cheapest > 0) return [to]
  if (!recallExposed(field)) {
    markExposed(book, field, s, id, field.exposed)
    keepExposed(field)
  }
  spread(field, to)
  return follow(field, from, to)
}

/** What is left to pay from each hex on one of the cheapest ways to the goal. */
function spread(field: Field, to: Hex): void {
  const { rest, queue, waiting } = field
  const { around, size } = field.ground
  rest.fill(FAR)
  waiting.fill(0)
  rest[to] = 0
  queue[0] = to
  for (let head = 0, count = 1; count > 0; count--) {
    const hex = queue[head] as Hex
    head = head + 1 === size ? 0 : head + 1
    waiting[hex] = 0
    const left = (rest[hex] as number) + stepInto(field, hex)
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const before = around[d] as Hex
      if (!isCheapest(field, before, hex) || left >= (rest[before] as number)) continue
      rest[before] = left
      if (waiting[before] === 1) continue
      waiting[before] = 1
      const tail = head + count - 1
      queue[tail < size ? tail : tail - size] = before
      count++
    }
  }
}

/** Whether a cheapest way to a hex comes from this one. */
const isCheapest = ({ cost, price }: Field, before: Hex, hex: Hex): boolean =>
  cost[before] !== SHUT && (cost[before] as number) + (price[hex] as number) === cost[hex]

const stepInto = (field: Field, hex: Hex): number =>
  (field.price[hex] as number) * PRICE + (field.exposed[hex] as number)

/** Whether the unit could be intercepted on a hex of the way just found, which has more than one. */
export const isExposedOn = (field: Field, hex: Hex): boolean => field.exposed[hex] === 1

function follow(field: Field, from: Hex, to: Hex): Hex[] {
  const { rest, ground } = field
  const way: Hex[] = []
  for (let hex = from; hex !== to; ) {
    let next = -1
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const n = ground.near[d] as Hex
      if (n < 0 || rest[n] === FAR || (rest[n] as number) + stepInto(field, n) !== rest[hex]) continue
      if (next < 0 || n < next) next = n
    }
    if (next < 0) throw new Error('a reachable hex has no way to it')
    way.push(next)
    hex = next
  }
  return way
}
