import { act, type Game, type GameTypes, repeating } from '@muster/engine'
import type { Counted } from './clock.ts'
import type { RecordedGame } from './random-play.ts'

/** Applies recorded games again, without listing anything: check, decide, evolve. */
export function reapply(
  game: Game<GameTypes>,
  options: GameTypes['Options'],
  games: readonly RecordedGame[],
): () => Counted {
  let which = -1
  let at = 0
  let current = games[0] as RecordedGame
  let state: unknown = null
  return () => {
    if (state === null || at === current.moves.length) {
      which = (which + 1) % games.length
      current = games[which] as RecordedGame
      state = game.setup(options, repeating(current.draws).chance)
      at = 0
    }
    const move = current.moves[at++]
    if (!move) return { offers: 0, actions: 0 }
    const done = act(game, state, move.seat, move.action, repeating(move.draws).chance)
    if (!done.ok) throw new Error(`a recorded action is refused: ${done.why.key}`)
    return { offers: 0, actions: 1 }
  }
}
