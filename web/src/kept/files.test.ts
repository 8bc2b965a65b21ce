import { beforeEach, expect, test, vi } from 'vitest'
import { desk } from '../worker/desk.ts'
import { COMPUTER, PERSON, settled } from '../worker/testrig.ts'
import { exportAll, importFile } from './files.ts'
import { fetchMatch, type Kept, keep, listDamaged, listMatches, removeMatch } from './kept.ts'

vi.mock('idb', () => import('./testshelf.ts'))

const CHAIRS = [
  { seat: 'allies', side: 'allies', who: PERSON },
  { seat: 'blight', side: 'blight', who: COMPUTER },
]
const { create, bringIn } = desk(() => undefined)

type Anything = Record<string, unknown>

/** A file with three matches, the middle one changed. */
async function fileWith(change: (packed: { record: Anything } & Anything) => void): Promise<string> {
  for (let i = 0; i < 3; i++) await create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })
  const file = JSON.parse(await exportAll())
  change(file.matches[1])
  await emptied()
  return JSON.stringify(file)
}

async function emptied(): Promise<void> {
  for (const id of [...(await listMatches()).map((k) => k.id), ...(await listDamaged())]) await removeMatch(id)
}
beforeEach(emptied)

test('matches go out and come in again, once', async () => {
  const file = await fileWith(() => undefined)
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 3, refused: [] })
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 0, refused: [] })
  expect(await listMatches()).toMatchObject([{ count: 0 }, { count: 0 }, { count: 0 }])
})

test('a gist is made anew, whatever the file says of it', async () => {
  const file = await fileWith((packed) => {
    packed['gist'] = { x: 1 }
  })
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 3, refused: [] })
  for (const { gist } of await listMatches())
    expect(gist).toMatchObject({ round: 1, toAct: [expect.any(String)], over: false })
})

test.each<[string, string, (packed: { record: Anything } & Anything) => void]>([
  ['an entry that is none', 'record.notAnEntry', ({ record }) => (record['entries'] = [7])],
  ['entries of nothing', 'record.badSeat', ({ record }) => (record['entries'] = [{ by: 'nobody' }])],
  ['an event of no game', 'record.doesNotFold', ({ record }) => (record['entries'] = [odd('nonsense')])],
  ['no opening', 'record.lacks', ({ record }) => delete record['opening']],
  ['no game of ours', 'record.foreign', ({ record }) => (record['game'] = 'chess')],
  ['no chairs', 'record.lacks', (packed) => (packed['chairs'] = [{}, null])],
  ['a chair too few', 'record.lacks', (packed) => (packed['chairs'] = CHAIRS.slice(1))],
  ['no name', 'record.lacks', (packed) => (packed['id'] = 3)],
  ['another seed', 'record.broken', (packed) => (packed['seed'] = '0'.repeat(64))],
])('with %s a match is refused, and the others come in', async (_, why, change) => {
  const file = await fileWith(change)
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 2, refused: [why] })
  expect(await listMatches()).toHaveLength(2)
})

const odd = (type: string): Anything => ({ by: 'allies', do: { type: 'endPhase' }, events: [{ type }] })

test('a damaged match on the shelf hides none of the others', async () => {
  const id = await create({ game: 'rivet-wars', options: {}, chairs: CHAIRS })
  const found = await fetchMatch(id)
  const broken = [{ gist: { x: 1 } }, { gist: null }, { chairs: {} }, { chairs: [null] }, { head: null }]
  for (const [i, part] of broken.entries())
    await keep({ ...(found?.kept as Kept), id: `broken-${i}`, ...(part as object) }, [])
  await settled()
  expect((await listMatches()).map((k) => k.id)).toEqual([id])
  expect(await listDamaged()).toHaveLength(broken.length)
})

test('a sound copy takes the place of a damaged match', async () => {
  const file = await fileWith(() => undefined)
  const [packed] = JSON.parse(file).matches
  await keep({ ...packed, gist: { x: 1 }, count: 9 }, [])
  expect(await importFile(file, bringIn)).toEqual({ type: 'all', count: 3, refused: [] })
  expect(await listDamaged()).toEqual([])
})
