import { describe, expect, test } from 'vitest'
import { problemsOf } from '../pack/checks.ts'
import { Pack } from '../pack/schema.ts'
import { BOX, DUCKBOARDS, makeBook, type Side } from '../src/index.ts'
import { battlefield, turned } from '../src/setup.ts'

const book = makeBook(BOX)

test('the box would pass as a pack', () => {
  const read = Pack.safeParse({ format: 'muster-pack', game: 'rivet-wars', name: 'the box', ...BOX })
  expect(read.error?.issues ?? []).toEqual([])
  expect(problemsOf(BOX)).toEqual([])
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
}

describe.each(Object.entries(BOX.missions))('mission %s', (id, mission) => {
  const field = battlefield(book, mission)
  const rows = (side: Side): number[] => field.deployment[side].map((at) => Math.floor(at / field.width))

  test('is laid with the tiles of the rulebook', () => {
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

  test('no objective lies in a deployment grid', () => {
    const homes = [...field.deployment.allies, ...field.deployment.blight]
    expect(field.objectives.filter((at) => homes.includes(at))).toEqual([])
    expect(field.objectives.length).toBeGreaterThanOrEqual(2)
  })
})
