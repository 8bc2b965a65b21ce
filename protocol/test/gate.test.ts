import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUp, up } from '../src/index.ts'

const ACT = { type: 'act', n: 7, action: { type: 'move', unit: 3, to: [1, { deep: null }] }, count: 12 }

const bySchema = (x: unknown): unknown => {
  const said = up.safeParse(x)
  return said.success ? said.data : null
}

const ODD = [
  0,
  -0,
  -1,
  0.5,
  1e15,
  2 ** 31,
  2 ** 31 + 1,
  100_000,
  100_001,
  '',
  'act',
  'x'.repeat(41),
  null,
  true,
  [],
  {},
]

test('what is judged by hand is judged as by its schema', () => {
  const value = fc.oneof(fc.constantFrom(...ODD), fc.jsonValue())
  const name = fc.oneof(fc.constantFrom('type', 'n', 'action', 'count', '__proto__', 'more'), fc.string())
  const change = fc.tuple(fc.constantFrom('whole', 'action'), name, fc.option(value, { nil: undefined }))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
      const said: Record<string, unknown> = structuredClone(ACT)
      for (const [where, key, to] of changes) {
        const { action } = said
        const on = where === 'action' && typeof action === 'object' && action !== null ? action : said
        Object.defineProperty(on, key, {
          value: structuredClone(to),
          enumerable: true,
          configurable: true,
          writable: true,
        })
      }
      const text = JSON.stringify(said)
      expect(readUp(JSON.parse(text))).toEqual(bySchema(JSON.parse(text)))
    }),
    { numRuns: 1000 },
  )
  expect(readUp(ACT)).toBe(ACT)
})
