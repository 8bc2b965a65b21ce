/** A change of a chance in points, with its sign. */
export function signed(change: number): string {
  const points = Math.round(100 * change)
  return points < 0 ? `−${-points}` : `+${points}`
}
