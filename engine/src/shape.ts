// Shapes: what may come in from outside, described as data and judged before anything reads it.
// Only own members count, nothing unknown passes, and everything has a bound.

/** What a shape is judged against. */
export interface Within {
  /** How many places the board in play has. */
  readonly places: number
  /** The version of the rules that made it, as a number; what came later may be missing. */
  readonly rules: number
}

/** The form of an `X`. */
export interface Shape<X> {
  /** Where something has another form, as a path ('' for the thing itself); null where it fits. Never throws. */
  misfit(x: unknown, within: Within): string | null
  /** The kinds there are, where `type` tells them apart. */
  readonly kinds?: readonly string[]
  /** Only for the compiler: a shape of something wider does not pass for one of `X`. */
  readonly of?: X
}

/** Whether something has the form. */
export function fits<X>(shape: Shape<X>, x: unknown, within: Within): x is X {
  return shape.misfit(x, within) === null
}

/** A member that may be missing: always, or in what older rules made. */
export interface Optional<X> {
  readonly shape: Shape<X>
  /** Required from this version of the rules on. */
  readonly since: number
}

/** A shape for each member: one without does not compile. */
export type Members<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Optional<T[K]> : Shape<T[K]>
}

/** The members of each kind in a union told apart by `type`, which goes without saying. */
export type Shapes<U extends { readonly type: string }> = {
  readonly [K in U['type']]: Members<Omit<Extract<U, { readonly type: K }>, 'type'>>
}

/** May be missing. */
export const optional = <X>(shape: Shape<X>): Optional<X> => ({ shape, since: Number.POSITIVE_INFINITY })

/** Came with this version of the rules: may be missing in older records, and nowhere else. */
export const since = <X>(rules: number, shape: Shape<X>): Optional<X> => ({ shape, since: rules })

function test<X>(fits: (x: unknown, within: Within) => boolean): Shape<X> {
  return { misfit: (x, within) => (fits(x, within) ? null : '') }
}

/** A whole number between two others, both included. */
export function integer<N extends number = number>(least: number, most: number): Shape<N> {
  return test((x) => isWhole(x) && x >= least && x <= most)
}

/** From none to so many. */
export const count = <N extends number = number>(most: number): Shape<N> => integer(0, most)

/** An index into a list of at most so many. */
export const index = <N extends number = number>(most: number): Shape<N> => integer(0, most - 1)

/** A place of the board in play, or one of the numbers that stand for none. */
export function place<N extends number = number>(...besides: readonly number[]): Shape<N> {
  return test((x, { places }) => isWhole(x) && ((x >= 0 && x < places) || besides.includes(x)))
}

export const flag: Shape<boolean> = test((x) => typeof x === 'boolean')

export function oneOf<const V extends string | number | boolean>(values: readonly V[]): Shape<V> {
  const known = new Set<unknown>(values)
  return test((x) => known.has(x))
}

const WORD = /^[A-Za-z0-9][A-Za-z0-9 ._#+/-]*$/

/** A name of ours, as a rule's number or the key of a text: nothing in it means anything to a page or a terminal. */
export function word<W extends string = string>(most: number): Shape<W> {
  return test((x) => typeof x === 'string' && x.length <= most && WORD.test(x) && !(x in Object.prototype))
}

/** What no line of text needs: control characters, and those that turn its direction round. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Anything people may write on one line. */
export const text = (most: number): Shape<string> =>
  test((x) => typeof x === 'string' && x.length <= most && !UNPRINTABLE.test(x))

export function orNull<X>(shape: Shape<X>): Shape<X | null> {
  return { misfit: (x, within) => (x === null ? null : shape.misfit(x, within)) }
}

/** One or the other, where no `type` tells them apart. */
export function either<X, Y>(one: Shape<X>, other: Shape<Y>): Shape<X | Y> {
  return { misfit: (x, within) => (one.misfit(x, within) === null ? null : other.misfit(x, within)) }
}

/** A list of at most so many, and at least so many. */
export function list<X>(shape: Shape<X>, most: number, least = 0): Shape<X[]> {
  return {
    misfit: (x, within) =>
      Array.isArray(x) && x.length <= most && x.length >= least ? misfitIn(x, shape, within) : '',
  }
}

/** One for each place of the board. */
export function perPlace<X>(shape: Shape<X>): Shape<X[]> {
  return {
    misfit: (x, within) => (Array.isArray(x) && x.length === within.places ? misfitIn(x, shape, within) : ''),
  }
}

/** A list of a fixed length, each with a shape of its own. */
export function tuple<const X extends readonly unknown[]>(
  ...shapes: { readonly [I in keyof X]: Shape<X[I]> }
): Shape<X> {
  return {
    misfit(x, within) {
      if (!Array.isArray(x) || x.length !== shapes.length) return ''
      for (const [i, shape] of shapes.entries()) {
        const wrong = shape.misfit(x[i], within)
        if (wrong !== null) return `[${i}]${wrong}`
      }
      return null
    },
  }
}

function misfitIn<X>(xs: readonly unknown[], shape: Shape<X>, within: Within): string | null {
  for (let i = 0; i < xs.length; i++) {
    const wrong = shape.misfit(xs[i], within)
    if (wrong !== null) return `[${i}]${wrong}`
  }
  return null
}

/** The same for each of these keys, no more and no fewer. */
export function eachOf<const K extends string, X>(keys: readonly K[], shape: Shape<X>): Shape<Record<K, X>> {
  return membersOf(keys.map((key) => [key, { shape, since: 0 }]))
}

/** Any keys that are words, at most so many. */
export function dictionary<X>(shape: Shape<X>, most: number): Shape<Record<string, X>> {
  const key = word(64)
  return {
    misfit(x, within) {
      if (!isRecord(x)) return ''
      const keys = Object.keys(x)
      if (keys.length > most) return ''
      for (const k of keys) {
        const wrong = key.misfit(k, within) ?? shape.misfit(x[k], within)
        if (wrong !== null) return `.${printable(k)}${wrong}`
      }
      return null
    },
  }
}

/** These members, each with its shape, and none besides. */
export function record<T extends object>(members: Members<T>): Shape<T> {
  return membersOf(Object.entries<Shape<unknown> | Optional<unknown>>(members).map(([key, m]) => [key, required(m)]))
}

/** One of several kinds, told apart by `type`. */
export function byType<U extends { readonly type: string }>(shapes: Shapes<U>): Shape<U> {
  const type: Optional<unknown> = { shape: test((x) => typeof x === 'string'), since: 0 }
  const kinds = new Map<unknown, Shape<unknown>>()
  for (const [kind, members] of Object.entries<Readonly<Record<string, Shape<unknown> | Optional<unknown>>>>(shapes)) {
    const entries = Object.entries(members).map(([key, m]): Member => [key, required(m)])
    kinds.set(kind, membersOf([['type', type], ...entries]))
  }
  return {
    kinds: Object.keys(shapes),
    misfit(x, within) {
      if (!isRecord(x) || !Object.hasOwn(x, 'type')) return ''
      const kind = kinds.get(x['type'])
      return kind ? kind.misfit(x, within) : '.type'
    },
  }
}

/** A shape with something more to hold, once everything in it fits. */
export function where<X>(shape: Shape<X>, holds: (x: X, within: Within) => boolean): Shape<X> {
  return { ...shape, misfit: (x, within) => shape.misfit(x, within) ?? (holds(x as X, within) ? null : '') }
}

type Member = readonly [key: string, member: Optional<unknown>]

function required(member: Shape<unknown> | Optional<unknown>): Optional<unknown> {
  return 'since' in member ? member : { shape: member, since: 0 }
}

function membersOf<T>(members: readonly Member[]): Shape<T> {
  const known = new Set(members.map(([key]) => key))
  const flat = members.map(([key, { shape, since }]) => ({ key, shape, since }))
  return {
    misfit(x, within) {
      if (!isRecord(x)) return ''
      const keys = Object.keys(x)
      let found = 0
      for (let i = 0; i < flat.length; i++) {
        const { key, shape, since } = flat[i] as (typeof flat)[number]
        if (keys[found] === key || Object.hasOwn(x, key)) {
          found++
          const wrong = shape.misfit(x[key], within)
          if (wrong !== null) return `.${key}${wrong}`
        } else if (within.rules >= since) return `.${key}`
      }
      const surplus = keys.length === found ? undefined : keys.find((key) => !known.has(key))
      return surplus === undefined ? null : `.${printable(surplus)}`
    },
  }
}

/** A key of unknown origin, fit to be said. */
function printable(key: string): string {
  return key.replace(/[^\w-]/g, '?').slice(0, 32)
}

function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

function isWhole(x: unknown): x is number {
  return Number.isSafeInteger(x) && !Object.is(x, -0)
}
