import type { Chair } from '@muster/table'
import { COMPUTER, PERSON } from '@muster/table/testrig'
import { expect, test, vi } from 'vitest'
import EXAMPLE from '../../../games/rivet-wars/pack/example.json?raw'
import { matchShelf } from '../saved/shelf.ts'
import { gameInfo, openPack } from './packs.ts'
import { service } from './service.ts'

vi.mock('idb', () => import('../saved/testshelf.ts'))

const CHAIRS: readonly Chair[] = [
  { seat: 'allies', side: 'allies', who: PERSON },
  { seat: 'blight', side: 'blight', who: COMPUTER },
]

test('a pack names its game, and what it adds can be chosen', async () => {
  const opened = await openPack(EXAMPLE)
  expect(opened).toMatchObject({ ok: true, game: 'rivet-wars', name: 'River crossing' })
  const { fresh, options } = await gameInfo('rivet-wars', 'pack' in opened ? opened.pack : null)
  expect(fresh).toEqual({ mission: 'river' })
  expect(options[0]?.values).toContain('river')
  expect((await gameInfo('rivet-wars', null)).fresh).toEqual({})
})

test.each([
  ['{', 'packs.notJson'],
  ['null', 'packs.foreign'],
  ['[]', 'packs.foreign'],
  ['{"format":"muster-match"}', 'packs.foreign'],
  ['{"format":"muster-pack","game":7}', 'packs.foreign'],
  ['{"format":"muster-pack","game":"__proto__"}', 'packs.otherGame'],
  ['[[', 'packs.notJson'],
  [`${'['.repeat(90)}`, 'record.tooDeep'],
  [`"${'x'.repeat(4_000_001)}"`, 'record.tooLong'],
])('what is no pack is refused: %.30s', async (text, key) => {
  expect(await openPack(text)).toMatchObject({ ok: false, why: { key } })
})

test('what its game refuses is refused in its places', async () => {
  const pack = { ...JSON.parse(EXAMPLE), planes: {} }
  expect(await openPack(JSON.stringify(pack))).toEqual({
    ok: false,
    game: 'rivet-wars',
    problems: [{ path: 'planes', problem: { key: 'pack.noField' } }],
  })
})

async function seenWith(change: (pack: Record<string, unknown>) => unknown): Promise<string> {
  const d = service(() => undefined, matchShelf)
  const pack = JSON.parse(EXAMPLE)
  const id = await d.create({ game: 'rivet-wars', options: { mission: 'river' }, pack, chairs: CHAIRS })
  await d.open(id)
  const seen = JSON.parse(d.record())
  d.close()
  return JSON.stringify({ ...seen, pack: change(seen.pack) })
}

test('a match begun with a pack is opened again from what was shared of it', async () => {
  const d = service(() => undefined, matchShelf)
  const story = await d.openStory({ text: await seenWith((pack) => pack) })
  expect(story).toMatchObject({
    ok: true,
    head: { game: 'rivet-wars', pack: { name: 'River crossing' }, whole: false },
  })
})

test.each<[string, (pack: Record<string, unknown>) => unknown]>([
  ['spoiled', (pack) => ({ ...pack, units: { ferryman: 7 } })],
  ['of another game', (pack) => ({ ...pack, game: 'wravity' })],
  ['no pack', () => 'muster-pack'],
])('a shared match whose pack is %s is refused in a sentence', async (_what, change) => {
  const d = service(() => undefined, matchShelf)
  expect(await d.openStory({ text: await seenWith(change) })).toMatchObject({ ok: false, why: { key: 'record.pack' } })
})
