/** Where the number of successes lies with the given certainty, when each has its own chance. Exact. */
export function interval(
  chances: readonly number[],
  certainty: number,
): { readonly low: number; readonly high: number } {
  const spread = successes(chances)
  const tail = (1 - certainty) / 2
  let low = 0
  for (let sum = spread[0] ?? 1; sum < tail; sum += spread[low] ?? 1) low++
  let high = chances.length
  for (let sum = spread[high] ?? 1; sum < tail; sum += spread[high] ?? 1) high--
  return { low, high }
}

/** How likely each number of successes is. */
function successes(chances: readonly number[]): number[] {
  let spread = [1]
  for (const p of chances) {
    const next = new Array<number>(spread.length + 1).fill(0)
    spread.forEach((q, k) => {
      next[k] = (next[k] ?? 0) + q * (1 - p)
      next[k + 1] = (next[k + 1] ?? 0) + q * p
    })
    spread = next
  }
  return spread
}
