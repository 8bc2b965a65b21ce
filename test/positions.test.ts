// Positions that can be given: those of play are sound, and those that are spoiled are refused in words.
import {
  act,
  type Game,
  type GameTypes,
  givePosition,
  matchGiven,
  offers,
  optionsFor,
  plainDice,
  positionOf,
  positionProblem,
  seeded,
} from '@muster/engine'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'

const modules = await Promise.all(GAMES.map((entry) => entry.load()))

/** Positions of a match played at random, each as it would be given. */
function* positions(game: Game<GameTypes>, seed: number, steps: number): Generator<GameTypes['State']> {
  const chance = seeded(seed)
  const state = game.setup(optionsFor(game), chance)
  for (let i = 0; i < steps && game.toAct(state).length > 0; i++) {
    yield state
    const seat = chance.pick(game.toAct(state))
    act(game, state, seat, chance.pick(offers(game, state, seat)), chance)
  }
}

/** Every member of a position as something else, as deep as the first few of each list. */
function* spoiled(value: unknown, path: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null || path.length > 3) return
  for (const key of Object.keys(value).slice(0, 30))
    yield* spoiled((value as Record<string, unknown>)[key], [...path, key])
}

function withWrong(value: unknown, [key, ...rest]: readonly (string | number)[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: withWrong((value as Record<string, unknown>)[key], rest, wrong) })
  return copy
}

describe.each(modules)('positions of $id', ({ game }) => {
  test('of play are sound at every step, and can be played from', () => {
    const options = optionsFor(game)
    for (const seed of [1, 2, 3])
      for (const state of positions(game, seed, 150)) expect(positionProblem(game, { options, state })).toBeNull()
  })

  test('spoiled anywhere, they are refused or can be looked at; nothing throws', () => {
    const options = optionsFor(game)
    const [state] = [...positions(game, 4, 60)].slice(-1)
    const given = JSON.parse(JSON.stringify(givePosition(game, { options, state })))
    let refused = 0
    for (const path of spoiled(given))
      for (const wrong of [null, -7, 'x', [], 1e9]) {
        const read = positionOf(withWrong(given, path, wrong))
        const made = read.ok ? matchGiven(game, read.position, plainDice(1)) : read
        if (made.ok) for (const seat of game.toAct(made.match.state)) offers(game, made.match.state, seat)
        else refused++
      }
    expect(refused).toBeGreaterThan(100)
  })
})
