// Whether what all objects share is as it was.

const SHARED: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Number.prototype,
  Boolean.prototype,
  Map.prototype,
  Set.prototype,
]

type Members = ReadonlyMap<PropertyKey, PropertyDescriptor>

const membersOf = (object: object): Members =>
  new Map(Reflect.ownKeys(object).map((key) => [key, must(Object.getOwnPropertyDescriptor(object, key))]))

/** Tells later on what was added, removed or changed; null where nothing was. */
export function watch(): () => string | null {
  const before = SHARED.map(membersOf)
  return () => {
    for (const [i, object] of SHARED.entries()) {
      const found = difference(before[i] as Members, membersOf(object))
      if (found !== null) return `${object.constructor.name}.prototype.${found}`
    }
    return null
  }
}

function difference(before: Members, after: Members): string | null {
  for (const [key, was] of before) {
    const is = after.get(key)
    if (!is || is.value !== was.value || is.get !== was.get || is.set !== was.set) return String(key)
  }
  for (const key of after.keys()) if (!before.has(key)) return String(key)
  return null
}

function must<X>(x: X | undefined): X {
  if (x === undefined) throw new Error('a member that is listed is there')
  return x
}
