// Everything that can be wrong with a thing from a file, one at a time.

export interface Spoiling {
  readonly what: string
  /** Whether a member is missing by it: the only thing that may be right. */
  readonly missing: boolean
}

/** What no shape of a game takes for a number, a word, a list, a record; a side may be nobody's. */
const WRONG = {
  number: ['1', 0.5, 1e9, -1e9, null, [0], { valueOf: 1 }, true],
  string: ['', '<img src=x onerror=alert(1)>', '__proto__', 'constructor', 7, {}],
  boolean: [0, 'true', null, {}],
  list: [{ length: 0 }, 'x', 7, new Array(300).fill(0)],
  record: [[], 'x', 7, true],
  null: ['x', 7e9, true, [[[]]]],
} as const

function kindOf(x: unknown): keyof typeof WRONG {
  if (x === null) return 'null'
  if (Array.isArray(x)) return 'list'
  const type = typeof x
  return type === 'number' || type === 'string' || type === 'boolean' ? type : 'record'
}

type Node = Record<string, unknown>

/** Spoils a thing in place for as long as one looks at it, and puts it right again: every member at every depth. */
export function* spoilings(x: object, path = ''): Generator<Spoiling> {
  const node = x as Node
  for (const key of Object.keys(node)) {
    const value = node[key]
    const at = `${path}.${key}`
    for (const wrong of WRONG[kindOf(value)]) {
      node[key] = wrong
      yield { what: `${at} = ${JSON.stringify(wrong)?.slice(0, 30)}`, missing: false }
    }
    node[key] = value
    if (!Array.isArray(x)) yield* without(node, key, at)
    if (typeof value === 'object' && value !== null) yield* spoilings(value, at)
  }
  if (Array.isArray(x)) return
  for (const key of ['surplus', '__proto__']) {
    Object.defineProperty(node, key, { value: 1, enumerable: true, configurable: true })
    yield { what: `${path}.${key} besides`, missing: false }
    Reflect.deleteProperty(node, key)
  }
}

function* without(node: Node, key: string, at: string): Generator<Spoiling> {
  const before = { ...node }
  Reflect.deleteProperty(node, key)
  yield { what: at, missing: true }
  for (const k of Object.keys(node)) Reflect.deleteProperty(node, k)
  Object.assign(node, before)
}
