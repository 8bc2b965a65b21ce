import { act, type Game, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Ask, botCalled, type Memory } from '../src/index.ts'
import { foundBefore } from '../src/search/thought.ts'
import { type Duel, duel } from './duel.ts'
import { minded } from './minded.ts'

/** Whoever rests only lets the other go on. */
const calm: Game<Duel> = {
  ...minded,
  mind: { ...(minded.mind as NonNullable<typeof minded.mind>), rests: (action) => action.type === 'rest' },
  orders: { ...duel.orders, rest: { ...duel.orders.rest, decide: ({ emit }) => emit({ type: 'turnEnded' }) } },
}

function waiting() {
  const state = calm.setup({ mission: 2, rounds: 60 }, seeded('ahead'))
  const memory: Memory = {}
  const ask = (): Ask<Duel> => ({
    game: calm,
    seat: 'right',
    view: calm.view(state, 'right'),
    offers: offers(calm, state, 'right'),
    chance: seeded('right'),
    memory,
  })
  return { state, ask, general: botCalled('general') }
}

test('what was thought of while the other decided counts when it comes to that', () => {
  const { state, ask, general } = waiting()
  expect(general?.ponder?.(ask())).toBe(true)
  expect(foundBefore(ask()).size).toBe(0)
  act(calm, state, 'left', { type: 'rest' }, seeded('none'))
  const now = ask()
  const found = foundBefore(now)
  expect([...found.keys()].map((key) => JSON.parse(key))).toEqual(expect.arrayContaining([...now.offers]))
  expect(Math.max(...[...found.values()].map((seen) => seen.length))).toBeGreaterThan(5)
  expect(now.offers).toContainEqual(general?.choose(now))
})

test('nothing of it counts when it comes otherwise', () => {
  const { state, ask, general } = waiting()
  general?.ponder?.(ask())
  act(calm, state, 'left', { type: 'rest' }, seeded('none'))
  state.life.right--
  expect(foundBefore(ask()).size).toBe(0)
})

test('it comes to an end, and those who do not search have nothing to think about', () => {
  const { ask, general } = waiting()
  let slices = 0
  while (general?.ponder?.(ask())) slices++
  expect(slices).toBe(Math.ceil((general?.visits ?? 0) / 72))
  expect(botCalled('sergeant')?.ponder).toBeUndefined()
})
