/** The places that a straight line meets, one list for each step: two where it runs between two. */
export type Line = readonly (readonly number[])[]

/** Tables that belong to boards, each entry made when it is first asked for and then kept. */
export function tables<X>(): (board: object, entry: number, make: () => X) => X {
  const kept = new WeakMap<object, Map<number, X>>()
  return (board, entry, make) => {
    let table = kept.get(board)
    if (!table) {
      table = new Map()
      kept.set(board, table)
    }
    const known = table.get(entry)
    if (known !== undefined) return known
    const made = make()
    table.set(entry, made)
    return made
  }
}
