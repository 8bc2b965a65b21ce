import { chooseOptions, newMatch, plainDice } from '@muster/engine'
import { gistOf, loadGame } from '@muster/table'
import { PERSON } from '@muster/table/testrig'
import { beforeAll, expect, test, vi } from 'vitest'
import { service } from '../worker/service.ts'
import type { SavedMatch } from './saved.ts'
import { matchShelf } from './shelf.ts'
import { left } from './testshelf.ts'

vi.mock('idb', () => import('./testshelf.ts'))

const CHAIRS = ['allies', 'blight'].map((seat) => ({ seat, side: seat, who: PERSON }))
const ORDERS = { by: 'allies', orders: {} }

/** A match as it was saved before, with its opening in the head. */
async function old(id: string, touched: number): Promise<SavedMatch> {
  const { game } = await loadGame('rivet-wars', null)
  const chosen = chooseOptions(game.options, {})
  if (!chosen.ok) throw new Error('the usual options make a match')
  const match = newMatch(game, chosen.options, plainDice(id))
  const { entries: _, ...head } = match.record
  return { id, head, seed: null, chairs: CHAIRS, created: 1, touched, count: 1, gist: gistOf(match) }
}

const MATCHES = await Promise.all([old('a', 1), old('b', 2), old('c', 3)])

beforeAll(() =>
  left(1, {
    matches: [...MATCHES, { id: 'x' }, { id: 'y', head: 7 }].map((saved) => [saved.id, saved]),
    entries: MATCHES.map(({ id }) => [[id, 0], ORDERS]),
  }),
)

test('a shelf of the first kind becomes one of the second, and nothing is lost', async () => {
  const { matches, damaged } = await matchShelf.list()
  expect(matches.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(damaged).toEqual(['x', 'y'])
  for (const saved of MATCHES) {
    expect(await matchShelf.fetch(saved.id)).toEqual({ saved, entries: [ORDERS], whole: true })
    expect(await service(() => undefined, matchShelf).open(saved.id)).toMatchObject({ type: 'open' })
  }
})

test('the list reads heads without what their matches begin from', async () => {
  const { matches } = await matchShelf.list()
  expect(matches).toHaveLength(3)
  for (const { head } of matches) {
    expect(head).not.toHaveProperty('opening')
    expect(head).not.toHaveProperty('pack')
  }
})

test('what is added to a match leaves its beginning where it is, and deleting takes it along', async () => {
  const table = service(() => undefined, matchShelf)
  await table.open('a')
  table.start()
  await table.session().giveOrders({})
  table.close()
  const found = await matchShelf.fetch('a')
  expect(found).toMatchObject({ whole: true, saved: { count: 2, head: { opening: MATCHES[0]?.head.opening } } })
  await matchShelf.remove('a')
  expect(await matchShelf.fetch('a')).toBeNull()
})
