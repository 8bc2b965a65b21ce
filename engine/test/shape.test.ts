import { describe, expect, test } from 'vitest'
import {
  byType,
  count,
  dictionary,
  eachOf,
  either,
  flag,
  index,
  list,
  oneOf,
  optional,
  orNull,
  perPlace,
  place,
  record,
  type Shape,
  since,
  text,
  tuple,
  where,
  word,
} from '../src/index.ts'

const WITHIN = { places: 9, rules: 2 }

/** What fits, and what does not with the path to it. */
function judges(
  shape: Shape<unknown>,
  fitting: readonly unknown[],
  others: readonly (readonly [unknown, string])[],
): void {
  for (const x of fitting) expect([x, shape.misfit(x, WITHIN)]).toEqual([x, null])
  for (const [x, path] of others) expect([x, shape.misfit(x, WITHIN)]).toEqual([x, path])
}

const off = (...xs: readonly unknown[]): [unknown, string][] => xs.map((x) => [x, ''])

describe('a shape', () => {
  test('of a number has bounds, and nothing else is a number', () => {
    judges(count(3), [0, 3], off(-1, 4, 1.5, Number.NaN, 1e300, '1', null, undefined, [1], true, -0))
    judges(index(3), [0, 2], off(3, '__proto__'))
    judges(place(-1), [0, 8, -1], off(9, -2, 1e9, '0'))
  })

  test('of a text has a length, and no control characters', () => {
    judges(text(3), ['', 'abc', 'é'], off('abcd', 'a\u001b', 'a\nb', '\u202e', 7))
    judges(word(12), ['6.2', 'unit.tank', 'a-b'], off('', '<b>', 'constructor', 'a'.repeat(13), '"', '__proto__', 'é'))
    judges(oneOf(['a', 1, true]), ['a', 1, true], off('b', '1', false, null, 'toString'))
  })

  test('of a list has a length, and names the place that is wrong', () => {
    judges(
      list(flag, 2, 1),
      [[true], [true, false]],
      [...off([], [true, true, true], { length: 1 }), [[true, 0], '[1]']],
    )
    judges(tuple(count(9), flag), [[1, true]], [...off([1], [1, true, 1]), [[1, 1], '[1]']])
    judges(perPlace(flag), [Array(9).fill(true)], off(Array(8).fill(true), Array(10).fill(true)))
    const endless: unknown[] = []
    endless.length = 1e9
    judges(list(flag, 2), [], off(endless))
  })

  test('of a record has its own members, all of them and no others', () => {
    const shape = record<{ a: number; b?: boolean }>({ a: count(9), b: optional(flag) })
    judges(
      shape,
      [{ a: 1 }, { a: 1, b: true }],
      [
        ...off(null, [], 'a', 7),
        [{}, '.a'],
        [{ a: 'x' }, '.a'],
        [{ a: 1, b: 1 }, '.b'],
        [{ a: 1, c: 1 }, '.c'],
        [{ a: 1, b: undefined }, '.b'],
        [JSON.parse('{"a":1,"__proto__":{}}'), '.__proto__'],
        [JSON.parse('{"a":1,"constructor":{}}'), '.constructor'],
        [Object.create({ a: 1 }), '.a'],
        [{ a: 1, '<b>\u001b': 1 }, '.?b??'],
      ],
    )
  })

  test('of several kinds goes by their type', () => {
    type Kinds = { readonly type: 'step'; readonly to: number } | { readonly type: 'pass' }
    const shape = byType<Kinds>({ step: { to: place() }, pass: {} })
    judges(
      shape,
      [{ type: 'step', to: 3 }, { type: 'pass' }],
      [
        ...off({}, null, Object.create({ type: 'pass' })),
        [{ type: 'toString' }, '.type'],
        [{ type: 'pass', to: 3 }, '.to'],
        [{ type: 'step' }, '.to'],
      ],
    )
  })

  test('of a table has just its keys; of a dictionary only words', () => {
    judges(
      eachOf(['a', 'b'], flag),
      [{ a: true, b: false }],
      [
        [{ a: true }, '.b'],
        [{ a: true, b: 1 }, '.b'],
      ],
    )
    judges(
      dictionary(flag, 2),
      [{}, { x: true }],
      [...off({ a: true, b: true, c: true }), [JSON.parse('{"__proto__":true}'), '.__proto__'], [{ x: 1 }, '.x']],
    )
  })

  test('may be null, or one of two, or have more to hold', () => {
    judges(orNull(flag), [null, true], off(undefined, 0))
    judges(either(flag, count(9)), [true, 9], off(10, 'x'))
    const pair = where(
      record<{ of: number; all: number[] }>({ of: count(9), all: list(flag as Shape<never>, 9) }),
      (x) => {
        return x.all.length === x.of
      },
    )
    judges(
      pair,
      [{ of: 1, all: [true] }],
      [
        [{ of: 2, all: [true] }, ''],
        [{ of: 'x', all: [] }, '.of'],
      ],
    )
  })

  test('lets older records lack what came later, and nothing else', () => {
    const shape = record<{ a: number; b?: boolean }>({ a: count(9), b: since(2, flag) })
    expect(shape.misfit({ a: 1 }, { places: 0, rules: 1 })).toBeNull()
    expect(shape.misfit({ a: 1 }, { places: 0, rules: 2 })).toBe('.b')
    expect(shape.misfit({ b: true }, { places: 0, rules: 1 })).toBe('.a')
    expect(shape.misfit({ a: 1, b: 7 }, { places: 0, rules: 1 })).toBe('.b')
  })
})

/** A shape of something wider, or without a member, does not compile. */
export const typeTests = (): unknown[] => [
  // @ts-expect-error: any number is no seat
  record<{ seat: 'red' | 'blue' }>({ seat: word(9) as Shape<string> }),
  // @ts-expect-error: `b` is missing
  record<{ a: boolean; b: boolean }>({ a: flag }),
  // @ts-expect-error: `a` is not optional in the type
  record<{ a: boolean }>({ a: optional(flag) }),
  // @ts-expect-error: there is no `c`
  record<{ a: boolean }>({ a: flag, c: flag }),
]
