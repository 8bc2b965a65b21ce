// The same rules as a boardgame.io game, as its documentation advises: a move that changes G (through Immer) or
// returns a new one, INVALID_MOVE for what is not legal, endIf for the end, a local client.

import { createRequire } from 'node:module'
import { act, copy, type Game, type GameTypes, repeating } from '@muster/engine'
import type { Counted } from './clock.ts'
import type { Recorded, RecordedGame } from './random-play.ts'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core')

/** How a move hands back what it changed: both ways are documented. */
export const STYLES = ['immer', 'copy'] as const
export type Style = (typeof STYLES)[number]

interface Made {
  state: unknown
}

function wrapped(game: Game<GameTypes>, options: GameTypes['Options'], first: RecordedGame, style: Style) {
  const apply = (state: unknown, move: Recorded): boolean =>
    act(game, state, move.seat, move.action, repeating(move.draws).chance).ok
  return {
    name: game.id,
    setup: (): Made => ({ state: copy(game.setup(options, repeating(first.draws).chance)) }),
    moves: {
      act: ({ G }: { G: Made }, move: Recorded) => {
        if (style === 'immer') return apply(G.state, move) ? undefined : INVALID_MOVE
        const state = game.clone(G.state)
        return apply(state, move) ? { state } : INVALID_MOVE
      },
    },
    endIf: ({ G }: { G: Made }) => game.outcome(G.state) ?? undefined,
  }
}

/** Applies recorded games again through a boardgame.io client. */
export function boardgameio(
  game: Game<GameTypes>,
  options: GameTypes['Options'],
  games: readonly RecordedGame[],
  style: Style,
): () => Counted {
  let which = -1
  let at = 0
  let current = games[0] as RecordedGame
  let client: ReturnType<typeof Client> | null = null
  return () => {
    if (client === null || at === current.moves.length) {
      client?.stop()
      which = (which + 1) % games.length
      current = games[which] as RecordedGame
      const numPlayers = game.seats(options).length
      client = Client({ game: wrapped(game, options, current, style) as never, numPlayers, debug: false })
      client.start()
      at = 0
    }
    const before = client.getState()?._stateID
    client.moves['act']?.(current.moves[at++])
    if (client.getState()?._stateID === before) throw new Error('boardgame.io refused a recorded action')
    return { offers: 0, actions: 1 }
  }
}
