// A chain of crashes always ends, in rooms as crowded as they can be.
import { act, type Chance, offers, seeded } from '@muster/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Action, Event, Seat, State } from '../src/index.ts'
import { board, game, P1, table } from './table.ts'

/** Everyone thrown into a corner of the room, most in flight, some out cold. */
function crowd(seed: number): State {
  const chance = seeded(seed)
  const { state } = table('.')
  const centre = chance.below(board.size)
  const near = [...Array(board.size).keys()].filter((h) => (board.distances[centre * board.size + h] as number) <= 3)
  const places = chance.shuffle(near)
  state.planets = state.planets.map((p, i) => (i < 4 ? { ...p, at: places.pop() ?? -1 } : p))
  for (const u of state.soldiers) {
    const at = places.pop() ?? -1
    Object.assign(u, { at, entered: 1, lives: chance.below(3), speed: at < 0 ? 0 : chance.below(7) })
    Object.assign(u, { heading: 1 + chance.below(6), used: chance.below(4) === 0 ? 16 : 0 })
  }
  state.hands = state.hands.map((hand) => (chance.below(2) === 0 ? [...hand, 'luck', 'cable'] : hand))
  if (chance.below(4) === 0) {
    const grenade = { heading: 1 + chance.below(6), speed: 3, reach: 2, moved: false, until: -1 }
    state.grenades.push({ ...grenade, at: places.pop() ?? 0 })
  }
  state.soldiers = state.soldiers.map((u, i) => (u.at >= 0 && u.lives === 0 && i % 8 === 0 ? { ...u, lives: 1 } : u))
  return state
}

/** One push to begin with, half the time. */
function firstOf(state: State, chance: Chance): Action {
  const pushes = offers(game, state, P1).filter((a) => a.type === 'push')
  return pushes.length > 0 && chance.below(2) === 0 ? chance.pick(pushes) : END
}

/** Then whatever flies flies on, questions are answered at random, and the turn is ended. */
function next(state: State, seat: Seat, chance: Chance): Action {
  if (state.question) return chance.pick(offers(game, state, seat))
  return offers(game, state, seat).findLast((a) => state.flights.length > 0 && a.type === 'fly') ?? END
}

/** Every event of the rest of the turn. */
function restOfTurn(state: State, seed: number): { events: Event[]; speed: number } {
  const chance = seeded(`end/${seed}`)
  const { turn } = state
  const events: Event[] = []
  let action = firstOf(state, chance)
  // A push gives its force twice at most.
  const speed = speedIn(state) + (action.type === 'push' ? 2 * action.force : 0)
  for (let seat: Seat = P1; state.turn === turn && state.phase === 'battle'; action = next(state, seat, chance)) {
    const acted = act(game, state, seat, action, chance)
    if (!acted.ok) throw new Error(acted.why.key)
    events.push(...acted.events)
    if (events.length > 2000) throw new Error('a chain does not end')
    seat = game.toAct(state)[0] ?? seat
  }
  return { events, speed }
}

const END = { type: 'endTurn' } as const
const speedIn = (s: State): number => s.soldiers.reduce((sum, u) => sum + u.speed, 0)
const isCrash = (e: Event): boolean => e.type === 'soldierBounced' || e.type === 'soldiersCrashed'

test('every chain of crashes in a crowded room ends: there are never more crashes than there was speed', () => {
  let most = 0
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { events, speed } = restOfTurn(crowd(seed), seed)
      const crashes = events.filter(isCrash).length
      most = Math.max(most, crashes)
      expect(crashes).toBeLessThanOrEqual(speed)
    }),
    { numRuns: 400, seed: 1 },
  )
  expect(most).toBeGreaterThan(10)
})
