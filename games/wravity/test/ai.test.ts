import { offers } from '@muster/engine'
import { expect, test } from 'vitest'
import { board, game, hex, opening, P1, table } from './table.ts'

const door = board.two[0] ?? -1

test('whoever stands in its door while others wait outside had better make way', () => {
  const t = table('.')
  const u = t.soldier('A1')
  Object.assign(u, { at: door, entered: 1 })
  const blocked = game.evaluate(t.state, P1)
  u.at = hex(8, -3)
  expect(game.evaluate(t.state, P1)).toBeGreaterThan(blocked + 2)
})

test('the planets tried first favour neither door', () => {
  const s = { ...opening(), first: 0 }
  const tried = game.order(s, P1, offers(game, s, P1)).slice(0, 24)
  const far = (from: number): number =>
    tried.reduce((sum, a) => sum + (a.type === 'placePlanet' ? (board.distances[from * board.size + a.at] ?? 0) : 0), 0)
  const [east, west] = board.two.map(far)
  expect(Math.abs((east ?? 0) - (west ?? 0)) / tried.length).toBeLessThan(0.25)
})
