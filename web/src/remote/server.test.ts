import { afterEach, expect, test, vi } from 'vitest'
import { server } from './server.ts'

afterEach(() => vi.unstubAllGlobals())

test('what an address names stays one step of the way', async () => {
  const asked = vi.fn(async (_way: string, _how: unknown) => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  await server.letter('../me/back?x#y')
  await server.table('a/../../b')
  expect(asked.mock.calls.map(([way]) => way)).toEqual([
    '/api/invites/..%2Fme%2Fback%3Fx%23y',
    '/api/tables/a%2F..%2F..%2Fb',
  ])
})
