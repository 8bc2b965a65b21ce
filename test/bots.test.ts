// The claims that need the bots and every game: they choose the same whatever they cannot see, and stop when told.

import { BOTS, botCalled } from '@muster/bots'
import { act, chooseOptions, type Game, type GameTypes, offers, seeded } from '@muster/engine'
import { type Bots, explain, inspect, plan, startsOf } from '@muster/engine/testkit/fuzz'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'

/** Few: what is hidden would show in the first ones. */
const VISITS = 4

const bots: Bots<GameTypes> = Object.fromEntries(
  Object.entries(BOTS).map(([name, bot]): [string, Bots<GameTypes>[string]] => [
    name,
    (view, seat, chance, game, offers) => bot.choose({ game, view, seat, offers, chance, budget: { visits: VISITS } }),
  ]),
)

test.each(GAMES)('no bot sees a secret of $id', async ({ load }) => {
  const { game } = await load()
  for (const start of startsOf(game).slice(0, 3)) {
    const failure = inspect(game, start, plan({ games: 1, bots })).failure('bots')
    expect(failure && explain(failure, 'no file')).toBeNull()
  }
})

/** How long this process has worked, in milliseconds: what others on the machine do does not count. */
function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A general's answer to a question in the midst of a match, told to stop after a while: by how much it came later. */
function lateness(game: Game<GameTypes>, seed: string): number {
  const made = chooseOptions(game.options, {})
  if (!made.ok) throw new Error('the defaults are refused')
  const chance = seeded(seed)
  const state = game.setup(made.options, chance)
  const ask = () => {
    const seat = game.toAct(state)[0] as string
    return { game, seat, view: game.view(state, seat), offers: offers(game, state, seat), chance }
  }
  for (let i = 0; i < 40 || ask().offers.length === 1; i++) {
    const now = ask()
    act(game, state, now.seat, botCalled('recruit')?.choose(now) as GameTypes['Action'], chance)
  }
  const until = worked() + 60
  const stop = (): boolean => worked() > until
  botCalled('general')?.choose({ ...ask(), budget: { visits: 1e9, stop } })
  return worked() - until
}

test.each(GAMES)('a general stops within 50 ms in $id', async ({ load }) => {
  const { game } = await load()
  expect(Math.min(...['a', 'b', 'c', 'd'].map((seed) => lateness(game, seed)))).toBeLessThan(50)
})
