// Of a long list only what is in sight is drawn: the rest is as high as it would be, and empty.

/** Blocks drawn one after the other: from this one up to, not including, that one. */
export interface Stretch {
  readonly from: number
  readonly to: number
  /** How high all is that is not drawn, between the stretch before and this one. */
  readonly above: number
}

/** So many times what is in sight is drawn on either side: fast as one may scroll, there is something. */
const BEYOND = 4

/**
 * What is drawn of blocks of such heights where one looks at so many pixels from there: what is in sight and around it, the
 * last block, and what else must stay.
 */
export function windowOf(
  heights: readonly number[],
  top: number,
  sight: number,
  staying: readonly number[] = [],
): readonly Stretch[] {
  const edges = { from: top - BEYOND * sight, to: top + (1 + BEYOND) * sight }
  const last = heights.length - 1
  const stretches: { from: number; to: number; above: number }[] = []
  let [at, gap] = [0, 0]
  heights.forEach((height, n) => {
    const isNear = at + height > edges.from && at < edges.to
    at += height
    const open = stretches.at(-1)
    if (!isNear && n !== last && !staying.includes(n)) gap += height
    else if (open?.to === n) open.to++
    else {
      stretches.push({ from: n, to: n + 1, above: gap })
      gap = 0
    }
  })
  return stretches
}
