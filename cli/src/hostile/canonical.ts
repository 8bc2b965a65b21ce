/** A value as text in which nothing differs that means the same: members in one order, no negative nought. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isTable(part) ? sorted(part) : part))
}

const isTable = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

/** Own members only, whatever their names. */
function sorted(table: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(table).sort()) out[key] = table[key]
  return out
}
