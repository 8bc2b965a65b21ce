import { say } from '@muster/engine'
import type { Line } from '@muster/table'
import { expect, test } from 'vitest'
import { befell, type Note, withNotes } from './notes.ts'

const chair = (seat: string, name: string, standIn: string | null) =>
  ({ seat, side: seat, who: { type: 'person', name, mine: false, standIn } }) as const
const at = (downSince: number | null, standIn: string | null = null) => ({
  table: { chairs: [chair('red', 'Ann', null), chair('blue', 'Ben', standIn)] },
  downSince,
  count: 5,
})

test('a line that goes down is noted once, with the time it went down', () => {
  expect(befell(at(null), at(900), 1000)).toEqual([{ count: 5, at: 900, what: 'down' }])
  expect(befell(at(900), at(900), 2000)).toEqual([])
  expect(befell(at(900), at(null), 2000)).toEqual([])
})

test('that the computer sits in, and that its chair is taken back, is noted with names', () => {
  expect(befell(at(null), at(null, 'captain'), 7)).toEqual([
    { count: 5, at: 7, what: 'sitsIn', name: 'Ben', level: 'captain' },
  ])
  expect(befell(at(null, 'captain'), at(null), 8)).toEqual([{ count: 5, at: 8, what: 'satBack', name: 'Ben' }])
})

const line = (entry: number, round: number): Line => ({
  entry,
  by: 'red',
  event: { type: 'x' },
  told: say('x'),
  round,
  turn: 'red',
})

test('a note stands behind what was known then, in the same turn', () => {
  const notes: readonly Note[] = [
    { count: 2, at: 0, what: 'down' },
    { count: 9, at: 0, what: 'down' },
    { count: 0, at: 0, what: 'down' },
  ]
  const told = withNotes([line(0, 1), line(1, 1), line(2, 2)], notes, ({ count }) => say(`note ${count}`))
  expect(told.map((l) => [l.told.key, l.round])).toEqual([
    ['note 0', 1],
    ['x', 1],
    ['x', 1],
    ['note 2', 1],
    ['x', 2],
    ['note 9', 2],
  ])
})
