/** A value as text, the same however its members are ordered: what is counted as equal is equal as text. */
export function canonical(x: unknown): string {
  return JSON.stringify(sorted(x))
}

function sorted(x: unknown): unknown {
  if (typeof x !== 'object' || x === null) return x
  if (Array.isArray(x)) return x.map(sorted)
  const members = x as Readonly<Record<string, unknown>>
  const keys = Object.keys(x).sort((a, b) => (a < b ? -1 : 1))
  return Object.fromEntries(keys.map((key) => [key, sorted(members[key])]))
}
