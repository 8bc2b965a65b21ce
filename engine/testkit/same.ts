/** Where two plain values first differ, in words; null when they are the same. */
export function difference(a: unknown, b: unknown, at = ''): string | null {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return null
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${at || 'the whole'}: ${short(a)} is not ${short(b)}`
  }
  for (const key of Object.keys(a)) {
    const place = Array.isArray(a) ? `${at}[${key}]` : at ? `${at}.${key}` : key
    if (!Object.hasOwn(b, key)) return `${place}: ${short(a[key])} is missing in the second`
    const found = difference(a[key], b[key], place)
    if (found) return found
  }
  const more = Object.keys(b).find((key) => !Object.hasOwn(a, key))
  return more === undefined ? null : `${at ? `${at}.` : ''}${more}: ${short(b[more])} is missing in the first`
}

/** Whether there is no difference. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}

/** A value as text that fits into a message. */
export function short(x: unknown): string {
  const text = typeof x === 'number' ? String(x) : (JSON.stringify(x) ?? String(x))
  return text.length > 160 ? `${text.slice(0, 157)}...` : text
}

export function fail(message: string, cause?: unknown): never {
  throw new Error(message, cause === undefined ? {} : { cause })
}

function isBranch(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null
}
