/** For what has been proved already: a throw here is always our bug. */
export function must<X>(x: X | null | undefined): X {
  if (x === null || x === undefined) throw new Error('something proved to exist does not')
  return x
}

/** A deep copy of plain JSON data; games write faster ones for their own shapes. */
export function copy<X>(x: X): X {
  if (typeof x !== 'object' || x === null) return x
  if (Array.isArray(x)) return x.map(copy) as X
  const out: Record<string, unknown> = {}
  for (const key of Object.keys(x)) setOwn(out, key, copy((x as Record<string, unknown>)[key]))
  return out as X
}

/** Gives an object a member of its own, whatever its name. */
export function setOwn(to: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(to, key, { value, writable: true, enumerable: true, configurable: true })
  else to[key] = value
}
