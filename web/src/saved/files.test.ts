import { COMPUTER, PERSON, settled } from '@muster/table/testrig'
import { beforeEach, expect, test, vi } from 'vitest'
import { service } from '../worker/service.ts'
import { onChange } from './change.ts'
import { exportMatches, importFile, type Seeds } from './files.ts'
import type { SavedMatch } from './saved.ts'
import { matchShelf } from './shelf.ts'

vi.mock('idb', () => import('./testshelf.ts'))

const CHAIRS = [
  { seat: 'allies', side: 'allies', who: PERSON },
  { seat: 'blight', side: 'blight', who: COMPUTER },
]
const { create, bringIn } = service(() => undefined, matchShelf)

type Anything = Record<string, unknown>

const exportAll = async (seeds: Seeds = 'with seeds'): Promise<string> =>
  exportMatches((await matchShelf.list()).matches, seeds)

/** A file with three matches, the middle one changed. */
async function fileWith(change: (packed: { record: Anything } & Anything) => void): Promise<string> {
  for (let i = 0; i < 3; i++) await create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })
  const file = JSON.parse(await exportAll())
  change(file.matches[1])
  await emptied()
  return JSON.stringify(file)
}

async function emptied(): Promise<void> {
  for (const id of [...(await matchShelf.list()).matches.map((k) => k.id), ...(await matchShelf.list()).damaged])
    await matchShelf.remove(id)
}
beforeEach(emptied)

test('matches go out and come in again, once', async () => {
  const file = await fileWith(() => undefined)
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 3, refused: [] })
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 0, refused: [] })
  expect((await matchShelf.list()).matches).toMatchObject([{ count: 0 }, { count: 0 }, { count: 0 }])
})

test('a gist is made anew, whatever the file says of it', async () => {
  const file = await fileWith((packed) => {
    packed['gist'] = { x: 1 }
  })
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 3, refused: [] })
  for (const { gist } of (await matchShelf.list()).matches)
    expect(gist).toMatchObject({ round: 1, toAct: [expect.any(String)], over: false })
})

test.each<[string, string, (packed: { record: Anything } & Anything) => void]>([
  ['an entry that is none', 'record.notAnEntry', ({ record }) => (record['entries'] = [7])],
  ['entries of nothing', 'record.notAnEntry', ({ record }) => (record['entries'] = [{ by: 'nobody' }])],
  ['an event of no game', 'record.badEvents', ({ record }) => (record['entries'] = [odd('nonsense')])],
  ['no opening', 'record.lacks', ({ record }) => delete record['opening']],
  ['no game of ours', 'record.foreign', ({ record }) => (record['game'] = 'chess')],
  ['no chairs', 'record.lacks', (packed) => (packed['chairs'] = [{}, null])],
  ['a chair too few', 'record.lacks', (packed) => (packed['chairs'] = CHAIRS.slice(1))],
  ['no name', 'record.lacks', (packed) => (packed['id'] = 3)],
  ['another seed', 'record.broken', (packed) => (packed['seed'] = '0'.repeat(64))],
])('with %s a match is refused, and the others come in', async (_, why, change) => {
  const file = await fileWith(change)
  const refused = [expect.objectContaining({ key: why })]
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 2, refused })
  expect((await matchShelf.list()).matches).toHaveLength(2)
})

const odd = (type: string): Anything => ({ by: 'allies', do: { type: 'endPhase' }, events: [{ type }] })

test('a damaged match on the shelf hides none of the others', async () => {
  const id = await create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })
  const found = await matchShelf.fetch(id)
  const broken = [{ gist: { x: 1 } }, { gist: null }, { chairs: {} }, { chairs: [null] }, { head: null }]
  for (const [i, part] of broken.entries())
    await matchShelf.keep({ ...(found?.saved as SavedMatch), id: `broken-${i}`, ...(part as object) }, [])
  await settled()
  expect((await matchShelf.list()).matches.map((k) => k.id)).toEqual([id])
  expect((await matchShelf.list()).damaged).toHaveLength(broken.length)
})

test('a sound copy takes the place of a damaged match', async () => {
  const file = await fileWith(() => undefined)
  const [packed] = JSON.parse(file).matches
  await matchShelf.keep({ ...packed, gist: { x: 1 }, count: 9 }, [])
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 3, refused: [] })
  expect((await matchShelf.list()).damaged).toEqual([])
})

test('without the seeds nobody can foresee a running match, and its file says so', async () => {
  await create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })
  const [open, sealed] = [JSON.parse(await exportAll()), JSON.parse(await exportAll('without seeds'))]
  expect(open).toMatchObject({ seeds: 'with seeds', matches: [{ seed: expect.stringMatching(/^[0-9a-f]{64}$/) }] })
  expect(sealed).toMatchObject({ seeds: 'without seeds', matches: [{ seed: null }] })
  await emptied()
  expect(await importFile(JSON.stringify(sealed), bringIn)).toMatchObject({ count: 1 })
  const [match] = (await matchShelf.list()).matches
  expect(await service(() => undefined, matchShelf).open(match?.id ?? '')).toEqual({ type: 'diceLost' })
  expect(await importFile(JSON.stringify(open), bringIn)).toMatchObject({ count: 1 })
  expect((await matchShelf.list()).matches).toMatchObject([{ id: match?.id, seed: open.matches[0].seed }])
})

test('another match under a name we know takes nothing away', async () => {
  const file = JSON.parse(await fileWith(() => undefined))
  const [one, other] = file.matches
  await importFile(JSON.stringify({ ...file, matches: [one] }), bringIn)
  await importFile(JSON.stringify({ ...file, matches: [{ ...other, id: one.id }] }), bringIn)
  const saved = (await matchShelf.list()).matches
  expect(saved.map((k) => k.seed).sort()).toEqual([one.seed, other.seed].sort())
})

test.each([
  ['too large', 'matches.tooMany', () => JSON.stringify({ format: 'muster-matches', matches: Array(3000).fill(0) })],
  ['nested too deeply', 'record.tooDeep', () => `{"format":"muster-matches","matches":${'['.repeat(20_000)}`],
  ['no JSON', 'record.notJson', () => '{'],
  ['no file of ours', 'matches.refused', () => '{"format":"muster-matches"}'],
])('a file that is %s is refused in a sentence', async (_, why, text) => {
  expect(await importFile(text(), bringIn)).toMatchObject({ type: 'refused', why: { key: why } })
})

test('an import announces once, however many matches come in', async () => {
  const file = await fileWith(() => undefined)
  const heard: (readonly string[])[] = []
  const leave = onChange((ids) => heard.push(ids))
  await importFile(file, bringIn)
  leave()
  expect(heard).toHaveLength(1)
  expect(heard[0]).toHaveLength(3)
})
