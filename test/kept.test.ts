// What minds keep from one position to the next never shows: a position that nobody has met is judged alike.

import { act, carryOut, chooseOptions, copy, type GameTypes, type Mind, must, offers, seeded } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { expect, test } from 'vitest'

const ACTIONS = 60
const TRIED = 3
const MOST = 256

/** Where much happens: gas and wire, many players, three sides. */
const CASES = [
  ['rivet-wars', { mission: '4' }],
  ['aces-and-armor', { mode: 'four', mission: 'weather' }],
  ['wravity', { mode: '2v2v2' }],
] as const

function counted(mind: Mind<GameTypes>, s: unknown): Float64Array {
  const into = new Float64Array(MOST)
  mind.count(s, into)
  return into
}

const promised = (mind: Mind<GameTypes>, s: unknown, seat: string, actions: readonly GameTypes['Action'][]): number[] =>
  Array.from(mind.promise(s, seat, actions)).slice(0, actions.length)

test.each(CASES)('%s %j: counts and promises are those of a position met for the first time', async (id, wanted) => {
  const { game } = await must(gameEntry(id)).load()
  const mind = must(game.mind)
  const chosen = chooseOptions(game.options, wanted)
  if (!chosen.ok) throw new Error(chosen.why.key)
  const chance = seeded('kept')
  const state = game.setup(chosen.options, chance)
  for (let i = 0; i < ACTIONS; i++) {
    const seat = must(game.toAct(state)[0])
    const listed = offers(game, state, seat)
    expect(promised(mind, state, seat, listed)).toEqual(promised(mind, copy(state), seat, listed))
    for (let n = 0; n < TRIED; n++) {
      const after = game.clone(state)
      carryOut(game, after, seat, chance.pick(listed), chance)
      expect(counted(mind, after)).toEqual(counted(mind, copy(after)))
    }
    act(game, state, seat, chance.pick(listed), chance)
  }
})
