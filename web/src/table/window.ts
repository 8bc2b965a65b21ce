// Of a long list only what is in sight is drawn: the rest is as high as it would be, and empty.

export interface Drawn {
  /** The blocks drawn: from this one up to, not including, that one. */
  readonly from: number
  readonly to: number
  /** How high all is that is not drawn above. */
  readonly above: number
  /** And below, before the last block, which is always drawn. */
  readonly below: number
}

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)

/** What is drawn of blocks of such heights where one looks at so many pixels from there; as much again on either side. */
export function windowOf(heights: readonly number[], top: number, sight: number): Drawn {
  const reached = (edge: number): number => {
    let at = 0
    const found = heights.findIndex((height) => {
      at += height
      return at > edge
    })
    return found < 0 ? Math.max(0, heights.length - 1) : found
  }
  const from = reached(top - sight)
  const to = Math.min(heights.length, reached(top + 2 * sight) + 1)
  return { from, to, above: sum(heights.slice(0, from)), below: sum(heights.slice(to, -1)) }
}
