import { expect, test } from 'vitest'
import { duel } from '../../bots/test/duel.ts'
import { measureSaved } from '../src/saved.ts'

test('a match of 1,000 entries is opened and weighed', () => {
  const saved = measureSaved(duel, { mission: 1, rounds: 60 })
  expect(saved.entries).toBe(1000)
  expect(saved.openMilliseconds).toBeGreaterThan(0)
  expect(saved.openFirstMilliseconds).toBeGreaterThan(0)
  expect(saved.openingBytes).toBeGreaterThan(100)
  expect(saved.bytesPerAction).toBeGreaterThan(10)
  expect(saved.bytesPerAction).toBeLessThan(300)
})
