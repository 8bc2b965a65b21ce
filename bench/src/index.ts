import type { Game, GameTypes } from '@muster/engine'
import { ratesBeside } from './beside.ts'
import { STYLES } from './boardgameio.ts'
import { benchOptions } from './options.ts'
import { type Profile, profile } from './profile.ts'
import { randomPlay } from './random-play.ts'
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

/** Measures a game and its peers side by side. */
export async function bench(game: Game<GameTypes>, seconds: number): Promise<BenchReport> {
  const options = benchOptions(game)
  const { play, chessops, greedy } = await ratesBeside(game, ['play', 'chessops', 'greedy'], seconds)
  const { again, ...wrapped } = await ratesBeside(game, ['again', ...STYLES], seconds)
  const boardgameioPerSecond = Object.fromEntries(STYLES.map((style) => [style, wrapped[style].actionsPerSecond]))
  return {
    options,
    offersPerSecond: play.offersPerSecond,
    actionsPerSecond: play.actionsPerSecond,
    reappliedPerSecond: again.actionsPerSecond,
    ratio: {
      chessops: play.offersPerSecond / chessops.offersPerSecond,
      boardgameio: again.actionsPerSecond / Math.max(...Object.values(boardgameioPerSecond)),
    },
    peers: { chessopsOffersPerSecond: chessops.offersPerSecond, boardgameioPerSecond },
    greedyMicroseconds: 1e6 / greedy.actionsPerSecond,
    saved: measureSaved(game, options),
    time: await profile(randomPlay(game, options), seconds),
  }
}
