import { expect, test, vi } from 'vitest'

let matches: readonly object[] = []
vi.mock('../saved/shelf.ts', () => ({ matchShelf: { list: async () => ({ matches }) } }))
vi.mock('../table/local.ts', () => ({ ask: () => ({}) }))

test('a first match is against the easiest computer, every other against the usual one', async () => {
  const { firstLevel } = await import('./start.ts')
  expect(await firstLevel()).toBe('recruit')
  matches = [{}]
  expect(await firstLevel()).toBe('sergeant')
})
