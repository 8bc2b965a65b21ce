import { say } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Noted } from '../face.ts'
import { fallenAfter } from './fallen.ts'
import { mainOf, weightiest } from './Rolled.tsx'
import { firstTold } from './useTurned.ts'

const lost = (at: number): Noted => ({ kind: 'lost', side: 'allies', at })
const NOTHING = { all: [], own: false }

test('where somebody fell stays marked through one’s own turn, and is gone when the others go on', () => {
  const theirs = fallenAfter(NOTHING, { turn: 'b' }, [lost(4), { kind: 'hurt', at: 5 }], 'a')
  expect(theirs.all).toEqual([{ at: 4, side: 'allies' }])
  const again = fallenAfter(theirs, { turn: 'c' }, [lost(6)], 'a')
  const mine = fallenAfter(again, { turn: 'a' }, [lost(7)], 'a')
  expect(mine.all.map(({ at }) => at)).toEqual([4, 6, 7])
  // What belongs to no turn ends none.
  expect(fallenAfter(mine, { turn: null }, [], 'a').all).toHaveLength(3)
  expect(fallenAfter(mine, { turn: 'b' }, [lost(9)], 'a').all.map(({ at }) => at)).toEqual([9])
})

test('of a long list of fights those are told in which somebody was lost', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'].map((key) => say(key))
  const keys = (fates: readonly number[]) => weightiest({ entry: 1, lines, fates }, 3).map(({ key }) => key)
  expect(keys([])).toEqual(['c', 'd', 'e'])
  expect(keys([0])).toEqual(['a', 'd', 'e'])
  expect(keys([0, 1, 2, 3])).toEqual(['b', 'c', 'd'])
})

test('whether a roll came off is told before all that follows, but for who was lost', () => {
  const lines = ['shot', 'wounded', 'bounced', 'flew'].map((key) => say(key))
  const rolled = { entry: 1, lines, decided: 0 }
  expect(weightiest(rolled, 3).map(({ key }) => key)).toEqual(['shot', 'bounced', 'flew'])
  expect(weightiest({ ...rolled, fates: [1] }, 1).map(({ key }) => key)).toEqual(['wounded'])
  expect(mainOf(rolled)?.key).toBe('shot')
  expect(mainOf({ ...rolled, fates: [1] })?.key).toBe('wounded')
  expect(mainOf({ entry: 1, lines })?.key).toBe('flew')
})

test('a summary begins with who was lost, where somebody was', () => {
  const told = (key: string, at?: number) => ({
    line: say(key),
    ways: at === undefined ? [] : [{ from: null, to: at }],
  })
  expect(firstTold([told('sum.cards'), told('sum.moved', 1), told('sum.lost', 2)])).toBe(2)
  expect(firstTold([told('sum.cards'), told('sum.moved', 1)])).toBe(1)
  expect(firstTold([told('sum.cards')])).toBe(0)
})
