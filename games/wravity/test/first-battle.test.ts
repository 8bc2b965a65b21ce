// The coach of the first battle speaks of what is there, and only then.
import { isMoment, must } from '@muster/engine'
import { expect, test } from 'vitest'
import { hex, lay } from '../lessons/draw.ts'
import { FIRST_BATTLE } from '../lessons/first-battle.ts'
import { wravity } from '../src/game.ts'

const game = wravity()

function saysOf(id: string, soldiers: Parameters<typeof lay>[0]): boolean {
  const mark = must(FIRST_BATTLE.marks.find((one) => one.id === id))
  const view = game.view(lay(soldiers, []).state, 'p1')
  return isMoment(mark, 'p1', { event: null, by: null, view, before: view })
}

test('a rival beside one of yours can be pushed; one farther off cannot', () => {
  expect(saysOf('beside', { A1: [0, 0], B1: [1, 0] })).toBe(true)
  expect(saysOf('beside', { A1: [0, 0], B1: [2, 0] })).toBe(false)
})

test('whoever is hit is told only if it is one of yours', () => {
  const { state, id } = lay({ A1: [0, 0], B1: [3, 0] }, [])
  const view = game.view(state, 'p1')
  const mark = must(FIRST_BATTLE.marks.find((one) => one.id === 'hit'))
  const hit = { type: 'soldierHit', rank: '', lives: 1, saved: null } as const
  const told = (soldier: number, target: number): boolean =>
    isMoment(mark, 'p1', { event: { ...hit, soldier, target }, by: 'p1', view, before: view })
  expect(told(id('B1'), id('A1'))).toBe(true)
  expect(told(id('A1'), id('B1'))).toBe(false)
})

test('flying on and holding on are told before the turn is ended, when somebody is in flight', () => {
  for (const id of ['flies-on', 'grab']) {
    expect(saysOf(id, { A1: [0, 0, 2, 1], B1: [3, 0] })).toBe(true)
    expect(saysOf(id, { A1: [0, 0], B1: [3, 0] })).toBe(false)
  }
})

test('what counts against a shot is told before one can be fired', () => {
  expect(saysOf('shot', { A1: [0, 0], B1: [3, 0] })).toBe(true)
  expect(saysOf('shot', { A1: [0, 0] })).toBe(false)
})

test('a rival beside your door is a danger; one of yours is none', () => {
  const view = game.view(lay({ A1: [0, 0], B1: [1, 0] }, []).state, 'p1')
  const door = must(view.doors[must(view.sides[0])])
  const ring = [-1, 0, 1].flatMap((q) => [-1, 0, 1].map((r) => [q, r] as const))
  const where = Array.from({ length: 17 }, (_, i) => i - 8).flatMap((q) =>
    Array.from({ length: 17 }, (_, i) => [q, i - 8] as const),
  )
  const [q, r] = must(where.find(([q, r]) => hex(q, r) === door))
  const [dq, dr] = must(ring.find(([dq, dr]) => dq + dr !== 0 && dq * dr === 0 && hex(q + dq, r + dr) >= 0))
  expect(saysOf('door', { A1: [0, 0], B1: [q + dq, r + dr] })).toBe(true)
  expect(saysOf('door', { A1: [q + dq, r + dr], B1: [0, 0] })).toBe(false)
})

/** What is said in a round of somebody who holds these cards and whose soldier has done nothing. */
function saidInRound(round: number, hand: readonly string[]): readonly string[] {
  const { state } = lay({ A1: [0, 0], B1: [5, 0] }, [])
  Object.assign(state, { turn: (round - 1) * state.sides.length, hands: [[...hand], []] })
  const view = game.view(state, 'p1')
  const moment = { event: null, by: null, view, before: view }
  const ids = ['cards', 'missions', 'marked', 'concentrate']
  return FIRST_BATTLE.marks.filter((mark) => ids.includes(mark.id) && isMoment(mark, 'p1', moment)).map(({ id }) => id)
}

test('a secret mission is told at once, cards and concentrating from the second round, when they are there', () => {
  expect(saidInRound(1, ['cable', 'conqueror'])).toEqual(['missions'])
  expect(saidInRound(1, ['cable', 'markScout'])).toEqual(['marked'])
  expect(saidInRound(1, ['cable'])).toEqual([])
  expect(saidInRound(2, ['cable', 'conqueror'])).toEqual(['missions', 'cards', 'concentrate'])
  expect(saidInRound(3, ['conqueror'])).toEqual(['missions', 'concentrate'])
  expect(saidInRound(3, ['cable', 'hook', 'luck', 'shield'])).toEqual(['cards'])
})

test('a hit that Luck cancels is explained to whoever shot, and not to whoever was saved', () => {
  const { state, id } = lay({ A1: [0, 0], B1: [3, 0] }, [])
  const view = game.view(state, 'p1')
  const mark = must(FIRST_BATTLE.marks.find((one) => one.id === 'undone'))
  const told = (target: number, saved: 'luck' | null): boolean =>
    isMoment(mark, 'p1', {
      event: { type: 'soldierHit', soldier: 0, rank: '', lives: 2, target, saved },
      by: 'p2',
      view,
      before: view,
    })
  expect([told(id('B1'), 'luck'), told(id('B1'), null), told(id('A1'), 'luck')]).toEqual([true, false, false])
})
