import { chooseOptions, type Game, type GameTypes, offers, seeded } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { afterEach, expect, test, vi } from 'vitest'
import { choice } from '../src/thinker.ts'

afterEach(() => vi.restoreAllMocks())

async function opened(): Promise<Game<GameTypes>> {
  const module = await gameEntry('rivet-wars')?.load()
  if (!module) throw new Error('the game is gone')
  return module.game
}

/** How often a level looks at the clock before it answers, if each look takes a millisecond. */
async function looks(level: string, patience: number): Promise<number> {
  const game = await opened()
  const made = chooseOptions(game.options, {})
  if (!made.ok) throw new Error('the usual options are refused')
  const state = game.setup(made.options, seeded('patience'))
  const [seat = ''] = game.toAct(state)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  const question = { seat, view: game.view(state, seat), offers: offers(game, state, seat), level, seed: '1', patience }
  expect(question.offers.length).toBeGreaterThan(1)
  expect(question.offers).toContainEqual(choice(game, question))
  return now
}

test('a captain takes about a third of the time that a general takes, however slow the machine', async () => {
  const [captain, general] = [await looks('captain', 60), await looks('general', 60)]
  expect(general).toBeGreaterThan(55)
  expect(general).toBeLessThan(65)
  expect(captain).toBeLessThan(0.4 * general)
})
