import { expect, test } from 'vitest'
import { readPack } from '../pack/index.ts'
import { BOX } from '../src/index.ts'

test('the box passes the checks its packs must pass', () => {
  const { squads, ranks, cards } = BOX
  const rooms = Object.fromEntries(Object.entries(BOX.rooms).map(([id, { laid: _, ...room }]) => [id, room]))
  const pack = {
    format: 'muster-pack',
    game: 'wravity',
    name: 'the box',
    squads: Object.fromEntries(Object.entries(squads).map(([id, soldiers]) => [id, { soldiers }])),
    ranks,
    cards,
    rooms,
  }
  expect(readPack(JSON.parse(JSON.stringify(pack))).ok).toBe(true)
})

test('four squads of eight with the same ranks', () => {
  const ranks = Object.values(BOX.squads).map((squad) => squad.map((x) => `${x.number} ${x.rank}`).join())
  expect(new Set(ranks).size).toBe(1)
  expect(Object.values(BOX.squads).map((squad) => squad.length)).toEqual([8, 8, 8, 8])
})

test('32 cards, a Mark for each rank', () => {
  const cards = Object.values(BOX.cards)
  expect(cards.reduce((n, c) => n + c.copies, 0)).toBe(32)
  const marks = cards.flatMap((c) => (c.effect.type === 'mark' ? [c.effect.rank] : []))
  expect(marks.sort()).toEqual(Object.keys(BOX.ranks).sort())
})
