import { offers } from '@muster/engine'
import { expect, test } from 'vitest'
import { KIND } from '../src/state.ts'
import { board, game, hex, opening, P1, table } from './table.ts'

const door = board.two[0] ?? -1

test('whoever stands in its door while others wait outside had better make way', () => {
  const t = table('.')
  Object.assign(t.soldier('A1'), { at: door, entered: 1 })
  const blocked = game.evaluate(t.state, P1)
  t.soldier('A1').at = hex(8, -3)
  expect(game.evaluate(t.state, P1)).toBeGreaterThan(blocked + 2)
})

test('the planets tried first favour neither door', () => {
  const s = { ...opening(), first: 0 }
  const tried = game.rank(s, P1, offers(game, s, P1)).slice(0, 24)
  const far = (from: number): number =>
    tried.reduce((sum, a) => sum + (a.type === 'placePlanet' ? (board.distances[from * board.size + a.at] ?? 0) : 0), 0)
  const [east, west] = board.two.map(far)
  expect(Math.abs((east ?? 0) - (west ?? 0)) / tried.length).toBeLessThan(0.25)
})

test('with three sides, a shot that may still be had counts, and is taken rather than kept', () => {
  const t = table('A2 . B1 . C1', {}, { options: { mode: '3' } })
  const ready = game.evaluate(t.state, P1)
  t.soldier('A2').used = KIND.shoot
  const spent = game.evaluate(t.state, P1)
  expect(ready).toBeGreaterThan(spent)
  t.soldier('B1').lives = 0
  expect(game.evaluate(t.state, P1)).toBeGreaterThan(ready)
})

test('with three sides, a mission fulfilled so far counts, the more the later', () => {
  const worth = (card: string, turn: number): number => {
    const more = { options: { mode: '3' }, turn, hands: [[card]] }
    return game.evaluate(table('A1 . B1 . C1', { B1: { lives: 0 } }, more).state, P1)
  }
  const gain = (turn: number): number => worth('markCommander', turn) - worth('cable', turn)
  expect(gain(3)).toBeGreaterThan(0)
  expect(gain(27)).toBeGreaterThan(gain(3))
})

test('with three sides, whoever lies under the fire of one that is not ahead is in danger all the same', () => {
  const worth = (beam: string): number => {
    const downed = { A3: { lives: 0 }, B2: { lives: 0 }, B3: { lives: 0 } }
    return game.evaluate(table(`A1 ${beam} . B1`, downed, { options: { mode: '3' }, turn: 4 }).state, P1)
  }
  expect(worth('A3')).toBeGreaterThan(worth('.') + 0.5)
})
