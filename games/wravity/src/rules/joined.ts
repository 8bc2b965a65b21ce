// Lists put one after another: most have only one part, which is then handed out as it is, and the others are copied once.
const room: unknown[] = []
let only: readonly unknown[] | null = null
let count = 0

/** Puts a list that is never changed behind those before it. */
export function join(list: readonly unknown[]): void {
  if (list.length === 0) return
  if (only === null) {
    only = list
    return
  }
  if (count === 0) copy(only)
  copy(list)
}

function copy(list: readonly unknown[]): void {
  for (let i = 0; i < list.length; i++) room[count++] = list[i]
}

const NOTHING: readonly never[] = []

/** All that were joined since the last call. */
export function joined<A>(): readonly A[] {
  const all = count > 0 ? room.slice(0, count) : (only ?? NOTHING)
  only = null
  count = 0
  return all as readonly A[]
}
