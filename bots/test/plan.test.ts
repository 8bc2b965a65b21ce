import { act, type Game, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Ask, botCalled, type Memory } from '../src/index.ts'
import { plannedIn } from '../src/search/plan.ts'
import { type Duel, duel } from './duel.ts'
import { minded } from './minded.ts'

/** Resting takes nothing: one looks, and goes on. */
const calm: Game<Duel> = {
  ...minded,
  orders: {
    ...duel.orders,
    rest: { ...duel.orders.rest, decide: ({ emit }, seat) => emit({ type: 'wounded', seat, wounds: 0 }) },
  },
}

function begun() {
  const state = calm.setup({ mission: 2, rounds: 60 }, seeded('plan'))
  const memory: Memory = {}
  const ask = (): Ask<Duel> => ({
    game: calm,
    seat: 'left',
    view: calm.view(state, 'left'),
    offers: offers(calm, state, 'left'),
    chance: seeded('choice'),
    budget: { visits: 12 },
    memory,
  })
  return { state, memory, ask }
}

/** The general's choice among these kinds of action. */
function choose(ask: Ask<Duel>, ...kinds: readonly string[]): Duel['Action'] {
  const some = ask.offers.filter((offer) => kinds.includes(offer.type))
  const chosen = botCalled('general')?.choose({ ...ask, offers: [...some, ...some] })
  if (!chosen) throw new Error('there is no general')
  return chosen
}

test('what comes next is planned, and remembered while all is as foreseen', () => {
  const { state, ask } = begun()
  act(calm, state, 'left', choose(ask(), 'rest'), seeded('none'))
  const next = ask()
  expect(next.offers).toContainEqual(plannedIn(next))
  expect(plannedIn(next)).toBeNull()
})

test('a plan is given up where something has come between', () => {
  const { state, ask } = begun()
  act(calm, state, 'left', choose(ask(), 'rest'), seeded('none'))
  state.life.left--
  expect(plannedIn(ask())).toBeNull()
})

test('nothing is planned beyond dice', () => {
  const { memory, ask } = begun()
  expect(choose(ask(), 'lunge')).toEqual({ type: 'lunge' })
  expect(memory.plan).toBeUndefined()
})
