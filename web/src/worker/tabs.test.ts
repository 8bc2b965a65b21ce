import type { News } from '@muster/table'
import { PERSON, settled } from '@muster/table/testrig'
import { describe, expect, test, vi } from 'vitest'
import { announce } from '../saved/change.ts'
import type { Shelf } from '../saved/saved.ts'
import { matchShelf } from '../saved/shelf.ts'
import { farShelf, lend, type ShelfAnswer } from './far.ts'
import { service } from './service.ts'

vi.mock('idb', () => import('../saved/testshelf.ts'))

/** The page's shelf as a worker has it, with answers that come when they come. */
function lent(delay: () => number): Shelf {
  const { shelf, answered } = farShelf((call) => {
    const copy = structuredClone(call)
    const answer = async (): Promise<ShelfAnswer> => structuredClone(await lend(matchShelf, copy))
    setTimeout(() => void answer().then((a) => setTimeout(() => answered(a), delay())), delay())
  })
  return shelf
}

const SEATS = {
  'rivet-wars': ['allies', 'blight'],
  wravity: ['p1', 'p2'],
} as const

async function tab(id: string, delay: () => number) {
  const news: News[] = []
  const table = service((item) => news.push(item), lent(delay))
  expect(await table.open(id)).toMatchObject({ type: 'open' })
  table.start()
  await settled()
  const sight = () => {
    const last = news.findLast((n) => 'sight' in n)
    return last && 'sight' in last ? last.sight : null
  }
  return { table, news, sight }
}

type Tab = Awaited<ReturnType<typeof tab>>

/** Looks at what it could do, and does some of it: as a person with a quick hand. */
async function hasty({ table, sight, news }: Tab, n: number): Promise<void> {
  const last = news.at(-1)
  if (last?.type === 'handOver') table.sit(last.to)
  const seen = sight()
  const offers = seen?.offers ?? []
  const offer = offers[(n * 7) % Math.max(1, offers.length)]
  if (!seen || !offer) return
  await table.session().previews(offers.slice(0, 5).map((o) => o.action))
  await table.session().act(offer.action, seen.count)
}

describe.each(Object.entries(SEATS))('two tabs on one match of %s', (game, seats) => {
  test('acting at once never crash, and end with the same match', async () => {
    const chairs = seats.map((seat) => ({ seat, side: seat, who: PERSON }))
    const id = await service(() => undefined, matchShelf).create({ game, options: {}, chairs })
    let seed = 5
    const delay = (): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % 6
    }
    const tabs = [await tab(id, delay), await tab(id, delay)]
    for (let n = 0; n < 40; n++) {
      await Promise.all(tabs.map((t) => hasty(t, n)))
      if (n % 5 === 0) announce([id])
    }
    const count = await matchShelf.countOf(id)
    expect(count).toBeGreaterThan(5)
    for (const { news, table } of tabs) {
      expect(news.filter((n) => n.type === 'failed')).toEqual([])
      await vi.waitFor(() => expect(JSON.parse(table.record()).entries).toHaveLength(count ?? 0), 10_000)
      table.close()
    }
    expect(tabs.some((t) => t.news.some((n) => n.type === 'elsewhere'))).toBe(true)
  })
})
