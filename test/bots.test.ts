// The claim of the contract that needs the bots: in every game they choose the same whatever they cannot see.

import { BOTS } from '@muster/bots'
import type { GameTypes } from '@muster/engine'
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
