import { say } from '@muster/engine'
import type { Step } from '@muster/table'
import { expect, test } from 'vitest'
import type { Noted } from '../face.ts'
import { gathered, plainly, summaryOf } from './summary.ts'

const step = (turn: string | null, by: string | null, event: object = {}): Step => ({
  entry: 0,
  by,
  event: { type: 'noted', ...event },
  told: null,
  round: 1,
  turn,
})
const face = { noted: (event: object): readonly Noted[] => ('noted' in event ? (event.noted as readonly Noted[]) : []) }
const lines = (...noted: readonly Noted[]) => told(...noted).map(({ line }) => line)
const told = (...noted: readonly Noted[]) =>
  summaryOf(face, { view: null, steps: noted.map((n) => step('them', 'them', { noted: [n] })) }, 'me')

test('things of one kind and side are one line, equal ones counted', () => {
  const told = lines(
    { kind: 'lost', side: 'us', thing: 'Rifleman' },
    { kind: 'lost', side: 'them', thing: 'Dragoon' },
    { kind: 'lost', side: 'us', thing: 'Rifleman' },
  )
  expect(told.map((m) => m.key)).toEqual(['sum.lost', 'sum.lost'])
  expect(told[0]?.args).toMatchObject({ count: 2, things: [{ key: 'told.many', args: { count: 2 } }] })
})

test('two attacks on one grid are not told as two of it', () => {
  const attack = { kind: 'attacks', thing: 'A3', several: 'sum.times' } as const
  const [told] = lines(attack, attack, { ...attack, thing: 'F4' })
  const things = told?.args?.['things'] as readonly { readonly key: string }[]
  expect(things.map(({ key }) => key)).toEqual(['sum.times', 'told.one'])
})

test('a piece that moved twice is one piece', () => {
  const [moved] = lines({ kind: 'moved', thing: 'Tiger', piece: 3 }, { kind: 'moved', thing: 'Tiger', piece: 3 })
  expect(moved?.args).toMatchObject({ count: 1 })
})

test('a line knows where it came about: a piece that went on, from where it began', () => {
  const [moved] = told({ kind: 'moved', piece: 3, from: 1, at: 2 }, { kind: 'moved', piece: 3, from: 2, at: 7 })
  expect(moved?.ways).toEqual([{ from: 1, to: 7 }])
  const [fought] = told({ kind: 'attacks', from: 1, at: 5 }, { kind: 'attacks', from: 1, at: 5 }, { kind: 'attacks' })
  expect(fought?.ways).toEqual([{ from: 1, to: 5 }])
})

test('five lines are told: where they went, and the four others that matter most, in the order in which they came about', () => {
  const told = lines(
    { kind: 'moved' },
    { kind: 'attacks' },
    { kind: 'cards' },
    { kind: 'arrived' },
    { kind: 'hurt' },
    { kind: 'lost' },
    { kind: 'scored', count: 2 },
  )
  expect(told.map((m) => m.key)).toEqual(['sum.moved', 'sum.arrived', 'sum.hurt', 'sum.lost', 'sum.scored'])
})

test('a piece is told once, by the worst that befell it', () => {
  const told = lines(
    { kind: 'missed', side: 'us', thing: 'Tiger', piece: 1 },
    { kind: 'missed', side: 'us', thing: 'Rifleman', piece: 2 },
    { kind: 'hurt', side: 'us', thing: 'Tiger', piece: 1 },
    { kind: 'hurt', side: 'us', thing: 'Panzer', piece: 3 },
    { kind: 'lost', side: 'us', thing: 'Panzer', piece: 3 },
  )
  expect(told.map(({ key, args }) => [key, args?.['count']])).toEqual([
    ['sum.missed', 1],
    ['sum.hurt', 1],
    ['sum.lost', 1],
  ])
})

test('the turns of others are gathered until one acts in one’s own', () => {
  const first = gathered(null, step('them', 'them'), 'before', 'me')
  const second = gathered(first, step('them', 'me'), 'later', 'me')
  expect(second).toMatchObject({ view: 'before' })
  expect(second?.steps).toHaveLength(2)
  expect(gathered(second, step('me', 'them'), '', 'me')).toBe(second)
  expect(gathered(second, step('me', 'me'), '', 'me')).toBe(null)
  expect(gathered(null, step(null, 'them'), '', 'me')).toBe(null)
})

test('an empty phase that passes is no act: what was gathered stays until one acts', () => {
  const theirs = gathered(null, step('them', 'them'), 'before', 'me')
  const empty = { ...step('me', 'me'), entry: 7, event: { type: 'unseen' }, told: say('empty') }
  const passed = gathered(theirs, empty, '', 'me')
  expect(passed?.steps).toEqual(theirs?.steps)
  expect(gathered(passed, { ...step('me', 'me'), entry: 7 }, '', 'me')).toBe(passed)
  expect(gathered(passed, { ...step('me', 'me'), entry: 8 }, '', 'me')).toBe(null)
})

test('a turn in which nothing counts is told by its diary, and an empty one as empty', () => {
  const began = { ...step('them', 'them', { type: 'turnBegan' }), told: say('began') }
  const calm = { ...step('them', 'them', { type: 'concentrated' }), told: say('calm') }
  const lines = (...steps: readonly Step[]) => plainly({ view: null, steps }, 'me').map(({ line }) => line.key)
  expect(lines(began)).toEqual(['told.nothing'])
  expect(lines(began, calm)).toEqual(['calm'])
  expect(lines({ ...began, by: 'me' })).toEqual([])
})
