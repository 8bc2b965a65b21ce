import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, diff, patch } from '../src/index.ts'

const key = fc.string({ maxLength: 4 }).filter((k) => k !== '__proto__')
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2, 'a', 'b', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(key, fc.constantFrom('a', 'b', 'toString', 'constructor')), tie('value'), { maxKeys: 4 }),
  ),
})).value

describe('the difference of two values', () => {
  test('makes one of the other', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(patch(a, diff(a, b))).toEqual(b)
      }),
      { numRuns: 2000 },
    )
  })

  test('survives being sent as JSON', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const change = diff(a, b)
        const sent = change === undefined ? undefined : JSON.parse(JSON.stringify(change))
        expect(patch(a, sent)).toEqual(b)
      }),
      { numRuns: 1000 },
    )
  })

  test('is nothing exactly where they are equal', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(diff(a, copy(a))).toBeUndefined()
        expect(diff(a, b) === undefined).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
      }),
    )
  })

  test('changes neither of them', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        const before = JSON.stringify([a, b])
        patch(a, diff(a, b))
        expect(JSON.stringify([a, b])).toBe(before)
      }),
    )
  })

  test('is small where little has changed', () => {
    const from = {
      units: [
        { at: 1, hp: 2 },
        { at: 5, hp: 1 },
      ],
      turn: 'red',
      note: 'x',
    }
    const to = {
      units: [
        { at: 1, hp: 2 },
        { at: 6, hp: 1 },
      ],
      turn: 'red',
    }
    expect(diff(from, to)).toEqual({ units: { 1: { at: [6] } }, note: null })
  })
})

function sorted(x: unknown): unknown {
  if (typeof x !== 'object' || x === null) return x
  if (Array.isArray(x)) return x.map(sorted)
  return Object.entries(x)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => [k, sorted(v)])
    .concat([['object', true]])
}
