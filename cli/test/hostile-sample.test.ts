// Nothing from outside can hurt: a sample of `muster fuzz --hostile`, which tries many more.

import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import { muster } from './shell.ts'

test.each(GAMES)('no changed record, link or pack of $id hurts', async ({ id }) => {
  const { code, out, err } = await muster(['fuzz', '--hostile', id, '--count', '150', '--seed', 'sample', '--json'])
  expect(err).toBe('')
  expect(JSON.parse(out)).toEqual({ cases: 150, throws: 0, hangs: 0, polluted: 0, believed: 0 })
  expect(code).toBe(0)
})
