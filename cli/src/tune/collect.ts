import type { Bot } from '@muster/bots'
import { act, type OptionValues, offers, seeded } from '@muster/engine'
import type { AnyGame } from '../games.ts'

/** A position met in self-play, as the judge counts it, with how the game ended. */
export interface Sample {
  readonly game: number
  /** When a turn began, or in the midst of one. */
  readonly moment: 'begun' | 'midst'
  /** How far the game was, by turns, from 0 to 1. */
  readonly when: number
  /** The number of the side whose turn it is. */
  readonly turn: number
  /** Features of every side, one after the other. */
  readonly counts: readonly number[]
  readonly winner: number
}

export interface SelfPlay {
  readonly game: AnyGame
  readonly options: OptionValues
  /** The bot of each side in turn. */
  readonly bots: readonly Bot[]
  readonly seed: string
  readonly rounds: number
}

const ACTIONS = 100_000
/** One position in so many is kept in the midst of a turn. */
const RARELY = 6
/** One action in so many is any other offer: what nobody does has to be judged, too. */
const WHIM = 40

/** Positions of one game; none where nobody won. */
export function samplesOf(play: SelfPlay, n: number, whims: 'whims' | 'none'): readonly Sample[] {
  const { game } = play
  const mind = game.mind
  if (!mind) throw new Error(`${game.id} has no mind to tune`)
  const chance = seeded(`${play.seed}/${n}`)
  const thoughts = seeded(`${play.seed}/${n}/bots`)
  const state = game.setup(play.options, chance)
  const seats = game.seats(play.options)
  const kept: Omit<Sample, 'when' | 'winner'>[] = []
  const at: number[] = []
  let turn = Number.NaN
  let turns = 0
  let actions = 0
  for (; actions < ACTIONS && !mind.won(state) && game.situation(state).round <= play.rounds; actions++) {
    const seat = game.toAct(state)[0] as string
    const begun = mind.turn(state) !== turn
    turn = mind.turn(state)
    if (begun) turns++
    if (begun || thoughts.below(RARELY) === 0) {
      const counts = new Float64Array(mind.sides(state) * mind.features.length)
      mind.count(state, counts)
      kept.push({ game: n, moment: begun ? 'begun' : 'midst', turn: mind.sideOf(state, seat), counts: [...counts] })
      at.push(turns - 1)
    }
    const listed = offers(game, state, seat)
    const bot = play.bots[(mind.sideOf(state, seat) + n) % play.bots.length] as Bot
    const ask = { game, seat, offers: listed, chance: thoughts, view: game.view(state, seat) }
    const whim = whims === 'whims' && thoughts.below(WHIM) === 0
    const acted = act(game, state, seat, whim ? thoughts.pick(listed) : bot.choose(ask), chance)
    if (!acted.ok) throw new Error(`game ${n}: a choice was refused: ${acted.why.key}`)
  }
  const winners = winnersOf(game, state, seats)
  if (winners.length !== 1) return []
  return kept.map((sample, i) => ({ ...sample, when: (at[i] as number) / turns, winner: winners[0] as number }))
}

function winnersOf(game: AnyGame, state: unknown, seats: ReturnType<AnyGame['seats']>): readonly number[] {
  const won = game.outcome(state)?.winners ?? []
  const sides = seats.filter((s) => won.includes(s.side)).map((s) => game.mind?.sideOf(state, s.seat) ?? -1)
  return [...new Set(sides)]
}
