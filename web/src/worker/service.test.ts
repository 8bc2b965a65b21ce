import type { Chair, News } from '@muster/table'
import { COMPUTER, PERSON } from '@muster/table/testrig'
import { expect, test, vi } from 'vitest'
import { matchShelf } from '../saved/shelf.ts'
import { service } from './service.ts'

vi.mock('idb', () => import('../saved/testshelf.ts'))

const CHAIRS: readonly Chair[] = [
  { seat: 'allies', side: 'allies', who: PERSON },
  { seat: 'blight', side: 'blight', who: COMPUTER },
]

test('over plain http, where a browser gives no randomUUID, a match starts all the same', async () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const news: News[] = []
  const d = service((item) => news.push(item), matchShelf)
  const id = await d.create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })
  expect(await d.open(id)).toMatchObject({ type: 'open', head: { id, game: 'rivet-wars' } })
  d.start()
  await vi.waitFor(() => expect(news.at(0)).toMatchObject({ type: 'sight', sight: { viewer: 'allies' } }))
  d.close()
  expect((await d.picture({ game: 'rivet-wars', options: {}, chairs: CHAIRS })).id).not.toBe(id)
  vi.stubGlobal('crypto', crypto)
})

async function eyes(chairs: readonly Chair[], resigned = false): Promise<readonly string[]> {
  const d = service(() => undefined, matchShelf)
  const id = await d.create({ game: 'rivet-wars', options: { mission: '3' }, chairs })
  if (resigned) {
    await d.open(id)
    d.start()
    await d.session().resign()
    d.close()
  }
  const story = await d.openStory({ id })
  return story.ok ? story.head.viewers : []
}

test('the replay of a running match shows nobody else’s secrets', async () => {
  const [one, other] = CHAIRS as [Chair, Chair]
  expect(await eyes(CHAIRS)).toEqual(['allies', 'spectator'])
  expect(await eyes([one, { ...other, who: PERSON }])).toEqual(['spectator'])
  expect(await eyes([{ ...one, who: COMPUTER }, other])).toEqual(['allies', 'blight', 'spectator'])
})

test('once it is over a match is seen through any eyes', async () => {
  expect(await eyes(CHAIRS, true)).toEqual(['allies', 'blight', 'spectator'])
})

test('a table whose match is deleted elsewhere says so at once', async () => {
  const news: News[] = []
  const d = service((item) => news.push(item), matchShelf)
  const id = await d.create({ game: 'rivet-wars', options: {}, chairs: CHAIRS.map((c) => ({ ...c, who: PERSON })) })
  await d.open(id)
  d.start()
  await vi.waitFor(() => expect(news).not.toEqual([]))
  await matchShelf.remove(id)
  await vi.waitFor(() => expect(news.at(-1)).toEqual({ type: 'gone' }))
})

test('a table says that it began in the midst of another match, by its record', async () => {
  const d = service(() => undefined, matchShelf)
  const id = await d.create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })
  expect(await d.open(id)).toMatchObject({ head: { begun: 'setUp' } })
  d.close()
  await d.openStory({ id })
  expect(await d.open(await d.branchAt(0, CHAIRS))).toMatchObject({ head: { begun: 'branch' } })
  d.close()
})
