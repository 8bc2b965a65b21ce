// Offers as they are found: all lists are gathered in the same room, and copies are handed out.
const room: unknown[] = []
let count = 0

/** Puts an offer behind those before it. */
export function add(offer: unknown): void {
  room[count++] = offer
}

/** Puts so many offers of a list behind those before them. */
export function addSome(list: readonly unknown[], from: number, many: number): void {
  for (let i = from; i < from + many; i++) room[count++] = list[i]
}

const NOTHING: readonly never[] = []

/** All that were added since the last call. */
export function added<A>(): readonly A[] {
  if (count === 0) return NOTHING
  const all = room.slice(0, count)
  count = 0
  return all as readonly A[]
}
