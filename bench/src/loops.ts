import type { Game, GameTypes } from '@muster/engine'
import { boardgameio } from './boardgameio.ts'
import { randomChess } from './chess.ts'
import type { Counted } from './clock.ts'
import { greedySteps } from './greedy.ts'
import { benchOptions, plainOptions } from './options.ts'
import { randomPlay, recordGame } from './random-play.ts'
import { reapply } from './reapply.ts'

type AnyGame = Game<GameTypes>

/** How many recorded games are applied again and again. */
const GAMES = 4

const recorded = (game: AnyGame) =>
  Array.from({ length: GAMES }, (_, i) => recordGame(game, benchOptions(game), `bench/${i}`))

/** What can be measured, by name. */
export const LOOPS = {
  play: (game) => randomPlay(game, benchOptions(game)),
  chessops: () => randomChess(),
  greedy: (game) => greedySteps(game, plainOptions(game)),
  again: (game) => reapply(game, benchOptions(game), recorded(game)),
  immer: (game) => boardgameio(game, benchOptions(game), recorded(game), 'immer'),
  copy: (game) => boardgameio(game, benchOptions(game), recorded(game), 'copy'),
} satisfies Record<string, (game: AnyGame) => () => Counted>

export type LoopName = keyof typeof LOOPS
