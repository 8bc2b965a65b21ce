/** Whether what was made anew is what a file says, in whatever order it names the members. */
export function sameAsKept(made: unknown, kept: unknown): boolean {
  if (typeof made !== 'object' || made === null) return made === kept
  if (typeof kept !== 'object' || kept === null || Array.isArray(made) !== Array.isArray(kept)) return false
  if (Array.isArray(made)) return sameLists(made, kept as unknown[])
  let members = 0
  for (const key of Object.keys(made)) {
    const value = (made as Record<string, unknown>)[key]
    if (value === undefined) continue
    members++
    if (!Object.hasOwn(kept, key) || !sameAsKept(value, (kept as Record<string, unknown>)[key])) return false
  }
  return Object.keys(kept).length === members
}

function sameLists(made: readonly unknown[], kept: readonly unknown[]): boolean {
  return made.length === kept.length && made.every((x, i) => sameAsKept(x, kept[i]))
}
