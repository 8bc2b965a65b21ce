import { act, type Game, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Ask, botCalled, type Memory } from '../src/index.ts'
import { type Duel, duel } from './duel.ts'
import { minded } from './minded.ts'

const mind = minded.mind as NonNullable<typeof minded.mind>
let judged = 0

/** A turn has several actions: whoever rests recovers, up to a point, and goes on. */
const long: Game<Duel> = {
  ...minded,
  mind: {
    ...mind,
    search: 'turns',
    promise: (_s, _seat, actions) => actions.map((a) => (a.type === 'rest' ? 0.6 : 0.5)),
    count(s, into) {
      judged++
      mind.count(s, into)
    },
  },
  orders: {
    ...duel.orders,
    rest: {
      ...duel.orders.rest,
      choices: (s, seat) => (s.life[seat] < 11 ? duel.orders.rest.choices(s, seat) : []),
      decide: ({ emit }, seat) => emit({ type: 'wounded', seat, wounds: -1 }),
    },
  },
}

function begun(seed: string) {
  const state = long.setup({ mission: 2, rounds: 60 }, seeded(seed))
  const memory: Memory = {}
  const ask = (budget: Ask<Duel>['budget'] = { visits: 30 }): Ask<Duel> => ({
    game: long,
    seat: 'left',
    view: long.view(state, 'left'),
    offers: offers(long, state, 'left'),
    chance: seeded(seed),
    budget,
    memory,
  })
  return { state, memory, ask }
}

const chosen = (ask: Ask<Duel>): Duel['Action'] | undefined => botCalled('general')?.choose(ask)

/** The first of these openings in which the general begins with an action without dice. */
function calmly() {
  for (let i = 0; i < 40; i++) {
    const table = begun(`calm ${i}`)
    const first = chosen(table.ask())
    if (first?.type === 'rest') return { ...table, first }
  }
  throw new Error('nobody rests')
}

test('a turn is evolved within its budget, the same from the same luck', () => {
  const [one, two] = [begun('same'), begun('same')]
  judged = 0
  const first = chosen(one.ask())
  expect(judged).toBeGreaterThan(20)
  expect(judged).toBeLessThanOrEqual(30 + 3 * one.ask().offers.length)
  expect(one.ask().offers).toContainEqual(first)
  expect(chosen(two.ask())).toEqual(first)
})

test('what was meant is done without another thought while all is as foreseen', () => {
  const { state, ask, first } = calmly()
  act(long, state, 'left', first, seeded('none'))
  judged = 0
  const now = ask()
  expect(now.offers).toContainEqual(chosen(now))
  expect(judged).toBe(0)
})

test('it is thought over when something has come between', () => {
  const { state, ask, first } = calmly()
  act(long, state, 'left', first, seeded('none'))
  state.life.right--
  judged = 0
  expect(ask().offers).toContainEqual(chosen(ask()))
  expect(judged).toBeGreaterThan(20)
})

test('it answers at once when it is told to stop', () => {
  const { ask } = begun('stop')
  let asked = 0
  const now = ask({ visits: 1e9, stop: () => ++asked > 5 })
  expect(now.offers).toContainEqual(chosen(now))
  expect(asked).toBeLessThan(12)
})

test('whole turns thought of ahead are where it begins', () => {
  const { memory, ask } = begun('ahead')
  const general = botCalled('general')
  const waiting = { ...ask(), seat: 'right' as const, memory }
  expect(general?.ponder?.({ ...waiting, view: long.view(begun('ahead').state, 'right') })).toBe(true)
  expect(memory.thought).toMatchObject({
    lines: expect.arrayContaining([expect.objectContaining({ after: expect.any(Array) })]),
  })
})
