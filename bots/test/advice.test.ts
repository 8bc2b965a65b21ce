import { offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { advise } from '../src/advice.ts'
import { minded } from './minded.ts'

test('nothing else that was looked into is told as better than what is advised', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const state = minded.setup({ mission: 2, rounds: 60 }, seeded(seed))
    const [seat = 'left'] = minded.toAct(state)
    const all = offers(minded, state, seat)
    const view = minded.view(state, seat)
    const advice = advise({ game: minded, seat, view, offers: all, chance: seeded(seed) }, 24, all)
    expect(all).toContainEqual(advice.action)
    expect(advice.others.length).toBe(all.length - 1)
    for (const other of advice.others) expect(other.chance).toBeLessThanOrEqual(advice.chance)
    expect(advice.gain).toBeGreaterThanOrEqual(0)
  }
})

test('a choice says what it is good for: what it gains on the average, the most first', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const state = minded.setup({ mission: 2, rounds: 60 }, seeded(seed))
    const [seat = 'left'] = minded.toAct(state)
    const ask = { game: minded, seat, view: minded.view(state, seat), offers: offers(minded, state, seat) }
    return advise({ ...ask, chance: seeded(seed) }, 24).reasons
  })
  expect(all.some((reasons) => reasons.length > 0)).toBe(true)
  for (const reasons of all) {
    expect(reasons.every(({ gain }) => gain > 0)).toBe(true)
    expect(reasons.toSorted((a, b) => b.gain - a.gain)).toEqual(reasons)
  }
})

test('before a phase is ended, what is as good and worth something is advised', () => {
  let rather = 0
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const state = minded.setup({ mission: 2, rounds: 60 }, seeded(seed))
    const [seat = 'left'] = minded.toAct(state)
    const all = offers(minded, state, seat)
    const ask = { game: minded, seat, view: minded.view(state, seat), offers: all, chance: seeded(seed) }
    const plain = advise(ask, 24, all)
    const closes = (action: object): boolean => JSON.stringify(action) === JSON.stringify(plain.action)
    const closing = advise({ ...ask, game: { ...minded, closes }, chance: seeded(seed) }, 24, all)
    if (closes(closing.action)) continue
    rather++
    expect(plain.chance - closing.chance).toBeLessThan(0.03)
    expect(closing.reasons.length).toBeGreaterThan(0)
  }
  expect(rather).toBeGreaterThan(0)
})
