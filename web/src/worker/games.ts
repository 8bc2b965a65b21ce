// What the page may ask about a game before there is a match of it.
import { fairDice } from '@muster/dice'
import {
  type Called,
  chooseOptions,
  type Game,
  type GameTypes,
  type Language,
  newMatch,
  type OptionSpec,
  type OptionValues,
  type SeatInfo,
  type Texts,
} from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { loadGame, type View } from '@muster/table'

/** The game, and the options as they hold once the rest is filled in; throws where they make no match. */
export async function chosen(
  id: string,
  values: OptionValues,
): Promise<{ readonly game: Game<GameTypes>; readonly options: OptionValues }> {
  const { game } = await loadGame(id, null)
  const options = chooseOptions(game.options, values)
  if (!options.ok) throw new Error(options.why.key)
  return { game, options: options.options }
}

export const aboutGames = {
  async gameInfo(id: string): Promise<{ options: readonly OptionSpec[] }> {
    return { options: (await loadGame(id, null)).game.options }
  },
  async texts(id: string, language: Language): Promise<Texts> {
    return { ...TABLE_TEXTS[language], ...(await (await loadGame(id, null)).module.texts(language)) }
  },
  /** What seats and sides are called in a match with these options. */
  async called(id: string, options: OptionValues): Promise<Called> {
    return (await loadGame(id, null)).game.called?.(options) ?? {}
  },
  async seats(id: string, values: OptionValues): Promise<readonly SeatInfo<GameTypes>[]> {
    const { game } = await loadGame(id, null)
    const options = chooseOptions(game.options, values)
    return options.ok ? game.seats(options.options) : []
  },
  /** What the opening looks like under these options. */
  async opening(id: string, values: OptionValues): Promise<View> {
    const { game, options } = await chosen(id, values)
    return game.view(newMatch(game, options, fairDice('0'.repeat(64))).state, 'spectator')
  },
}
