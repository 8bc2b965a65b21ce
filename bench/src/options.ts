import { chooseOptions, type Game, type GameTypes, type OptionValues } from '@muster/engine'

/** What each kind of game is measured on; the first that a game takes. */
const WANTED: readonly OptionValues[] = [{ mission: '3' }, { mode: 'four', sets: 2 }, {}]

/** What a greedy step is measured on: the least that is played, mission 3 or the defaults. */
const PLAIN: readonly OptionValues[] = [{ mission: '3' }, {}]

/** Mission 3, or four players with two sets each, or the defaults; and a bound of 60 rounds. */
export const benchOptions = (game: Game<GameTypes>): GameTypes['Options'] => firstThatFits(game, WANTED)

/** Mission 3, or the defaults; with the same bound. */
export const plainOptions = (game: Game<GameTypes>): GameTypes['Options'] => firstThatFits(game, PLAIN)

function firstThatFits(game: Game<GameTypes>, all: readonly OptionValues[]): GameTypes['Options'] {
  const limit = game.options.some((s) => s.key === 'rounds') ? { rounds: 60 } : {}
  for (const wanted of all) {
    const chosen = chooseOptions(game.options, { ...wanted, ...limit })
    if (chosen.ok) return chosen.options
  }
  throw new Error(`${game.id}: no options of the benchmark fit`)
}
