import { type Game, type GameTypes, type Message, optionsFor, say } from '@muster/engine'

/** What is other in the short game: the points that win, the rounds. */
export function shortOf(game: Game<GameTypes>): Message {
  const { points, rounds } = game.goal(optionsFor(game, game.short))
  const most = points ? Math.max(...Object.values(points)) : 0
  return say('face.short', { points: most, rounds: rounds ?? 0 })
}
