import { expect, test } from 'vitest'
import { reportOf } from '../src/index.ts'
import { hosted } from './rig.ts'

test('a report begins with the score before anything was done', async () => {
  const { host } = await hosted('wravity', { options: { mode: 'short' } })
  const { opening } = reportOf(host.match)
  expect(Object.values(opening).every((score) => score === 9)).toBe(true)
  expect(Object.keys(opening)).toHaveLength(2)
})
