import { chooseOptions, type Game, type GameTypes, type OptionValues } from '@muster/engine'

/** The options of the mission after this one that the same seats can play; null after the last. */
export function nextMission(game: Game<GameTypes>, options: OptionValues): OptionValues | null {
  const spec = game.options.find((s) => s.key === 'mission')
  const values = spec?.values ?? []
  const seats = seatsOf(game, options)
  for (const mission of values.slice(values.indexOf(options['mission'] ?? '') + 1)) {
    const made = chooseOptions(game.options, { ...options, mission })
    if (made.ok && seatsOf(game, made.options) === seats) return made.options
  }
  return null
}

const seatsOf = (game: Game<GameTypes>, options: OptionValues): string =>
  game
    .seats(options)
    .map((s) => `${s.seat} ${s.side}`)
    .join()
