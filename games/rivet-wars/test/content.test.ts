import { must, seeded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { readPack } from '../pack/index.ts'
import { BOX, DUCKBOARDS, makeBook, type Side, tablesOf, WIRE } from '../src/index.ts'
import { battlefield, openingState, turned } from '../src/setup.ts'

const book = makeBook(BOX)

test('the box would pass as a pack', () => {
  const pack = { format: 'muster-pack', game: 'rivet-wars', name: 'the box', ...BOX }
  expect(readPack(pack)).toEqual({ ok: true, content: BOX })
})

test('the box holds its figures and cards', () => {
  const figures = (side: Side): number =>
    Object.values(BOX.units).reduce((sum, unit) => sum + (unit.side === side ? unit.count : 0), 0)
  expect([figures('allies'), figures('blight')]).toEqual([19, 19])
  expect(book.deck.length).toBe(24)
  expect(book.secrets.length).toBe(10)
})

test('over the cards each of the eight directions stands on three', () => {
  const arrows = book.deck.map((_, card) => card % 8)
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((d) => arrows.filter((arrow) => arrow === d).length)).toEqual(Array(8).fill(3))
})

test('the eighteen tile faces are all different, however one turns them', () => {
  const faces = Object.values(BOX.tiles).map((face) => [0, 1, 2, 3].map((q) => turned(face, q).join('/')).sort()[0])
  expect(new Set(faces).size).toBe(18)
})

const TILES: Readonly<Record<string, string>> = {
  1: '5A 3B 2B / 9A 8A 7A',
  2: '5A 2A 1A / 3A 8A 7A',
  3: '2A 8A 7A / 5A 4A 1B / 6B 9B 3A',
  4: '9A 6A 3A / 2A 7A 8A / 5A 4A 1A',
  5: '6B 1A 2A / 8A 9A 3B',
  6: '3A 8A 6B 7A / 4A 2A 9B 1A',
  7: '1A 2B 6A / 3A 4B 5A / 9A 7B 8B',
  8: '8B 3A 2B / 1B 4B 5B / 6A 7A 9A',
  9: '7B 8B 2B / 6B 1B 9B / -- 5A -- / -- 4B --',
  10: '3A 8B 2B / 6B 5A 9B / 4A 1A 7A',
  short: '5A 3B / 9A 8A',
}

const EVEN: readonly string[] = ['1', '3', '4', '5', '7', '8', '10', 'short']

/** The least and the most, where it is not two to four. */
const OBJECTIVES: Readonly<Record<string, readonly [number, number]>> = {
  1: [2, 3],
  2: [1, 2],
  5: [2, 3],
  6: [3, 5],
  8: [2, 3],
  short: [2, 2],
}

describe.each(Object.entries(BOX.missions))('mission %s', (id, mission) => {
  const field = battlefield(book, mission)
  const rows = (side: Side): number[] => field.deployment[side].map((at) => Math.floor(at / field.width))

  test('is laid with its tiles of the rulebook', () => {
    const faces = mission.tiles.map((row) => row.split(' ').map((tile) => tile.slice(0, 2)))
    expect(faces.map((row) => row.join(' ')).join(' / ')).toBe(TILES[id])
  })

  test('duckboards meet wherever two tiles do', () => {
    const on = (x: number, y: number): boolean => field.ground[y * field.width + x] === DUCKBOARDS
    const tiles = mission.tiles.map((row) => row.split(' '))
    tiles.forEach((row, ty) => {
      row.forEach((tile, tx) => {
        if (tile === '--') return
        const along = [0, 1, 2]
        if (row[tx + 1] && row[tx + 1] !== '--')
          expect([tile, along.some((i) => on(tx * 3 + 2, ty * 3 + i) && on(tx * 3 + 3, ty * 3 + i))]).toEqual([
            tile,
            true,
          ])
        if (tiles[ty + 1]?.[tx] && tiles[ty + 1]?.[tx] !== '--')
          expect([tile, along.some((i) => on(tx * 3 + i, ty * 3 + 2) && on(tx * 3 + i, ty * 3 + 3))]).toEqual([
            tile,
            true,
          ])
      })
    })
  })

  test('both sides have at least five deployment grids, opposing ones five apart', () => {
    expect(field.deployment.allies.length).toBeGreaterThanOrEqual(5)
    expect(field.deployment.blight.length).toBeGreaterThanOrEqual(5)
    expect(Math.min(...rows('allies')) - Math.max(...rows('blight'))).toBeGreaterThanOrEqual(5)
  })

  test('no objective lies in a deployment grid, nor in a territory where the mission is even', () => {
    const homes = [...field.deployment.allies, ...field.deployment.blight]
    expect(field.objectives.filter((at) => homes.includes(at))).toEqual([])
    if (EVEN.includes(id)) expect(field.objectives.filter((at) => field.territory[at])).toEqual([])
  })

  test('it has as many objectives as its story asks for', () => {
    const [least, most] = OBJECTIVES[id] ?? [2, 4]
    expect(field.objectives.length).toBeGreaterThanOrEqual(least)
    expect(field.objectives.length).toBeLessThanOrEqual(most)
  })

  test('infantry of both sides reaches every objective without crossing wire', () => {
    const start = openingState(book, { mission: id, seating: 'two', rounds: 0, gateTo: 8 }, seeded(id))
    for (const side of ['allies', 'blight'] as const) {
      const reached = new Set(field.deployment[side])
      for (const at of reached) {
        for (const next of tablesOf(field).beside[at] ?? []) if (start.markers[next] !== WIRE) reached.add(next)
      }
      expect([side, field.objectives.filter((at) => !reached.has(at))]).toEqual([side, []])
    }
  })

  test('territories are the rearmost rows', () => {
    const rowsOf = (side: Side): number =>
      new Set(field.territory.flatMap((owner, at) => (owner === side ? [Math.floor(at / field.width)] : []))).size
    const deep = field.height > 6 ? 3 : 2
    expect([rowsOf('allies'), rowsOf('blight')]).toEqual([deep, id === '9' ? 6 : deep])
  })
})

test('mission 2: each garrison is within two grids of a Blight deployment grid', () => {
  const field = battlefield(book, must(BOX.missions['2']))
  const { distance, size } = tablesOf(field)
  const near = field.objectives.map((at) =>
    Math.min(...field.deployment.blight.map((b) => must(distance[at * size + b]))),
  )
  expect(near.every((far) => far <= 2)).toBe(true)
})

test('mission 9: the Blight deploy in 6B, 1B and 9B, and every objective has a bunker', () => {
  const field = battlefield(book, must(BOX.missions['9']))
  const tiles = field.deployment.blight.map((at) =>
    field.tiles[Math.floor(at / field.width / 3)]?.[Math.floor((at % field.width) / 3)]?.slice(0, 2),
  )
  expect([tiles.length, new Set(tiles)]).toEqual([6, new Set(['6B', '1B', '9B'])])
  expect(must(BOX.missions['9']).map.join(' ')).not.toMatch(/.o/)
})
