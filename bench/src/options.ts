import { chooseOptions, type Game, type GameTypes, type OptionValues } from '@muster/engine'

/** What each kind of game is measured on; the first that a game takes. */
const WANTED: readonly OptionValues[] = [{ mission: '3' }, { mode: 'four', sets: 2 }, {}]

/** Mission 3, or four players with two sets each, or the defaults; and a bound of 60 rounds. */
export function benchOptions(game: Game<GameTypes>): GameTypes['Options'] {
  const limit = game.options.some((s) => s.key === 'rounds') ? { rounds: 60 } : {}
  for (const wanted of WANTED) {
    const chosen = chooseOptions(game.options, { ...wanted, ...limit })
    if (chosen.ok) return chosen.options
  }
  throw new Error(`${game.id}: no options of the benchmark fit`)
}
