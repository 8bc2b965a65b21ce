import type { Bot, Budget, Memory } from '@muster/bots'
import { act, type Chance, Luck, type OptionValues, offers, seeded } from '@muster/engine'
import type { AnyGame } from '../games.ts'
import { emptyTimes, noteTime, type Times } from './times.ts'

/** Two bots that meet in one game. */
export interface Pairing {
  readonly game: AnyGame
  readonly options: OptionValues
  readonly a: Bot
  readonly b: Bot
  readonly seed: string
  readonly budget: (bot: Bot) => Budget
  /** A game that comes to this round is a draw. */
  readonly rounds: number
}

/** How one game went for A. */
export interface Bout {
  readonly n: number
  /** 1 for a win, 0 for a loss, ½ for a draw. */
  readonly score: number
  readonly rounds: number
  /** How long A took to choose. */
  readonly times: Times
}

const ACTIONS = 100_000

/** Plays game number `n`: each seating follows the last with the same luck, A on another side. */
export function playBout(pairing: Pairing, n: number, actions = ACTIONS, watch?: (action: unknown) => void): Bout {
  const { game, options } = pairing
  const seats = game.seats(options)
  const sides = [...new Set(seats.map((s) => s.side))]
  const round = Math.floor(n / sides.length)
  const own = sides[n % sides.length] as string
  const sideOf = new Map<string, string>(seats.map((s) => [s.seat, s.side]))
  const luck = luckOf(game, `${pairing.seed}/${round}`)
  const state = game.setup(options, luck.opening)
  const players = new Map(seats.map(({ seat, side }) => [seat, player(pairing, side === own ? 'a' : 'b', seat, n)]))
  const times = emptyTimes()
  for (let i = 0; i < actions && !game.outcome(state) && game.situation(state).round <= pairing.rounds; i++) {
    const seat = game.toAct(state)[0] as string
    const began = performance.now()
    const action = players.get(seat)?.(state)
    if (sideOf.get(seat) === own) noteTime(times, performance.now() - began, game.situation(state))
    const acted = act(game, state, seat, action as never, luck.at(state))
    watch?.(action)
    if (!acted.ok)
      throw new Error(`game ${n}: a bot chose ${JSON.stringify(action)}, which is refused: ${acted.why.key}`)
  }
  return { n, score: scoreOf(game, state, own), rounds: game.situation(state).round, times }
}

function scoreOf(game: AnyGame, state: unknown, own: string): number {
  const winners = game.outcome(state)?.winners ?? []
  return winners.length === 0 ? 0.5 : winners.includes(own) ? 1 : 0
}

type Player = (state: unknown) => unknown

/** Who plays a seat: with luck and a memory of its own, and only ever told what the seat sees. */
function player(pairing: Pairing, who: 'a' | 'b', seat: string, n: number): Player {
  const { game } = pairing
  const bot = pairing[who]
  const chance = seeded(`${pairing.seed}/${n}/${seat}`)
  const memory: Memory = {}
  const budget = pairing.budget(bot)
  return (state) => {
    const listed = offers(game, state, seat)
    if (listed.length === 1) return listed[0]
    const ask = { game, seat, offers: listed, chance, memory, budget }
    return bot.choose({
      ...ask,
      get view() {
        return game.view(state, seat)
      },
    })
  }
}

/** Luck that is the same at the same turn of two games, whatever was rolled in the turns before. */
function luckOf(game: AnyGame, seed: string): { readonly opening: Chance; at(state: unknown): Chance } {
  let turn = ''
  let now = seeded(seed)
  const chance = new Luck((n) => now.below(n))
  return {
    opening: chance,
    at(state) {
      const { round, turn: seat } = game.situation(state)
      const key = `${round}/${seat}`
      if (key !== turn) now = seeded(`${seed}/${key}`)
      turn = key
      return chance
    },
  }
}
