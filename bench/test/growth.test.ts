import { expect, test } from 'vitest'
import { duel } from '../../bots/test/duel.ts'
import { growth } from '../src/growth.ts'

test('the cost of a match is measured at each length, and a step costs no more at the end of a long one', () => {
  const { entries } = growth(duel, [100, 1600])
  expect(Object.keys(entries)).toEqual(['100', '1600'])
  for (const cost of Object.values(entries)) for (const figure of Object.values(cost)) expect(figure).toBeGreaterThan(0)
  const [short, long] = [entries['100'], entries['1600']]
  expect(long?.stepMilliseconds).toBeLessThan(8 * (short?.stepMilliseconds ?? 0))
  expect(long?.actMicroseconds).toBeLessThan(8 * (short?.actMicroseconds ?? 0))
})
