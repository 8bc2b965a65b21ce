// A chain of crashes always ends, in rooms as crowded as they can be.
import { act, must, offers, seeded } from '@muster/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Action, State } from '../src/index.ts'
import { board, game, table } from './table.ts'

/** Everyone thrown into a corner of the room, most in flight, some out cold. */
function crowd(seed: number): State {
  const chance = seeded(seed)
  const { state } = table('.')
  const centre = chance.below(board.size)
  const near = [...Array(board.size).keys()].filter((h) => (board.distances[centre * board.size + h] as number) <= 3)
  const places = chance.shuffle(near)
  for (const p of state.planets.slice(0, 4)) p.at = places.pop() ?? -1
  for (const u of state.soldiers) {
    const at = places.pop() ?? -1
    Object.assign(u, { at, entered: 1, lives: chance.below(3), speed: at < 0 ? 0 : chance.below(7) })
    Object.assign(u, { heading: 1 + chance.below(6), used: chance.below(4) === 0 ? 16 : 0 })
  }
  for (const u of state.soldiers) if (u.at >= 0 && u.lives === 0 && state.soldiers.indexOf(u) % 8 === 0) u.lives = 1
  return state
}

/** Ends the turn and answers whatever is asked, at random; how many events it took. */
function endOfTurn(state: State, seed: number): number {
  const chance = seeded(`end/${seed}`)
  const { turn } = state
  let events = 0
  let action: Action = { type: 'endTurn' }
  for (let n = 0; state.turn === turn && state.phase === 'battle'; n++) {
    if (n > 200) throw new Error('a chain does not end')
    const seat = must(game.toAct(state)[0])
    if (n > 0) action = chance.pick(offers(game, state, seat))
    const acted = act(game, state, seat, action, chance)
    if (!acted.ok) throw new Error(acted.why.key)
    events += acted.events.length
  }
  return events
}

test('every chain of crashes in a crowded room ends', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(endOfTurn(crowd(seed), seed)).toBeLessThan(2000)
    }),
    { numRuns: 400, seed: 1 },
  )
})
