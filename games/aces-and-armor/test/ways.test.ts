import { act, chooseOptions, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/box.ts'
import { acesAndArmor } from '../src/game.ts'
import { fillPrices } from '../src/rules/04-movement-cost.ts'
import { fieldOf, fillOccupants, flood, SHUT } from '../src/rules/04-movement-field.ts'
import { recallFound } from '../src/rules/04-movement-listed.ts'
import { isStrangeFactory, isWater, pointsLeft } from '../src/rules/04-movement-steps.ts'
import { wayTo } from '../src/rules/04-movement-way.ts'
import { markExposed } from '../src/rules/06-interception.ts'
import type { Hex, State, UnitId } from '../src/state.ts'
import { unitOf } from '../src/units.ts'

const game = acesAndArmor(BOX)
const book = makeBook(BOX)

/** 4.21 by looking at the whole board again and again until nothing gets cheaper. */
function plainWay(s: State, id: UnitId, to: Hex): Hex[] {
  const field = fieldOf(s.table.board)
  const from = unitOf(s, id).at
  const exposed = new Uint8Array(field.ground.size)
  markExposed(book, field, s, id, exposed)
  const enter = (hex: Hex): number => (field.price[hex] ?? SHUT) * 64 + (exposed[hex] ?? 0)
  const beside = (hex: Hex): Hex[] => [...field.ground.near.subarray(hex * 6, hex * 6 + 6)].filter((n) => n >= 0)
  const rest = new Map<Hex, number>([[to, 0]])
  for (let before = -1; before !== sumOf(rest); ) {
    before = sumOf(rest)
    for (const [hex, left] of [...rest])
      for (const n of beside(hex))
        if (n === from || field.price[n] !== SHUT) rest.set(n, Math.min(rest.get(n) ?? Infinity, left + enter(hex)))
  }
  const way: Hex[] = []
  for (let hex = from; hex !== to; ) {
    const nearer = beside(hex).filter((n) => (rest.get(n) ?? Infinity) + enter(n) === rest.get(hex))
    hex = Math.min(...nearer)
    way.push(hex)
  }
  return way
}

/** Tells whether anything has changed: hexes are added, and get cheaper. */
const sumOf = (rest: ReadonlyMap<Hex, number>): number =>
  [...rest.values()].reduce((sum, left) => sum - left, rest.size * 1e9)

test.each([{}, { weather: true, mountains: true }, { diceless: true }])('a way is the cheapest: %j', (how) => {
  const chosen = chooseOptions(game.options, how)
  if (!chosen.ok) throw new Error(chosen.why.key)
  const chance = seeded('ways')
  const s = game.setup(chosen.options as Parameters<typeof game.setup>[0], chance)
  let long = 0
  for (let i = 0; i < 250; i++) {
    const seat = game.toAct(s)[0]
    if (seat === undefined) break
    const action = chance.pick(offers(game, s, seat))
    if (action.type === 'move') {
      const u = unitOf(s, action.unit)
      if (!isStrangeFactory(s, u, action.to) && !isWater(book, s, u, action.to)) {
        const field = fieldOf(s.table.board)
        const points = pointsLeft(book, s, action.unit)
        expect(recallFound(field, s, action.unit, points)).toBe(true)
        const way = wayTo(book, field, s, action.unit, action.to)
        const recalled = [field.occupant.slice(), field.price.slice(), field.cost.slice()]
        fillOccupants(field, s, action.unit)
        fillPrices(book, field, s, u)
        flood(field, u.at, points)
        expect([field.occupant, field.price, field.cost]).toEqual(recalled)
        expect(way).toEqual(plainWay(s, action.unit, action.to))
        if (way.length > 1) long++
      }
    }
    act(game, s, seat, action, chance)
  }
  expect(long).toBeGreaterThan(15)
})
