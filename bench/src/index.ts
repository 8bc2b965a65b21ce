import type { Game, GameTypes } from '@muster/engine'
import { boardgameio, STYLES } from './boardgameio.ts'
import { randomChess } from './chess.ts'
import { ratesBeside } from './clock.ts'
import { greedyMicroseconds } from './greedy.ts'
import { benchOptions } from './options.ts'
import { type Profile, profile } from './profile.ts'
import { randomPlay, recordGame } from './random-play.ts'
import { reapply } from './reapply.ts'
import { measureSaved, type Saved } from './saved.ts'

export { type Cost, type Growth, growth } from './growth.ts'

export interface BenchReport {
  readonly options: GameTypes['Options']
  /** Random play: offers listed, and actions done beside listing them. */
  readonly offersPerSecond: number
  readonly actionsPerSecond: number
  /** Recorded games applied again without listing. */
  readonly reappliedPerSecond: number
  /** Against peers in the same run: offers listed, actions applied. */
  readonly ratio: { readonly chessops: number; readonly boardgameio: number }
  readonly peers: {
    readonly chessopsOffersPerSecond: number
    /** Actions a second with each documented way to write a move; the ratio takes the faster. */
    readonly boardgameioPerSecond: Readonly<Record<string, number>>
  }
  /** One greedy step of a bot: offers, the eight best tried and judged. */
  readonly greedyMicroseconds: number
  readonly saved: Saved
  readonly time: Profile
}

/** How many recorded games are applied again and again. */
const GAMES = 4

/** Measures a game and its peers side by side. */
export async function bench(game: Game<GameTypes>, seconds: number): Promise<BenchReport> {
  const options = benchOptions(game)
  const [own, chess] = ratesBeside([randomPlay(game, options), randomChess()], seconds)
  const games = Array.from({ length: GAMES }, (_, i) => recordGame(game, options, `bench/${i}`))
  const peers = STYLES.map((style) => boardgameio(game, options, games, style))
  const [again, ...wrapped] = ratesBeside([reapply(game, options, games), ...peers], seconds)
  if (!own || !chess || !again) throw new Error('a loop was not measured')
  const actions = wrapped.map((r) => r.actionsPerSecond)
  return {
    options,
    offersPerSecond: own.offersPerSecond,
    actionsPerSecond: own.actionsPerSecond,
    reappliedPerSecond: again.actionsPerSecond,
    ratio: {
      chessops: own.offersPerSecond / chess.offersPerSecond,
      boardgameio: again.actionsPerSecond / Math.max(...actions),
    },
    peers: {
      chessopsOffersPerSecond: chess.offersPerSecond,
      boardgameioPerSecond: Object.fromEntries(STYLES.map((style, i) => [style, actions[i] ?? 0])),
    },
    greedyMicroseconds: greedyMicroseconds(game, options, seconds),
    saved: measureSaved(game, options),
    time: await profile(randomPlay(game, options), seconds),
  }
}
