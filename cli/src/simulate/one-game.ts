import type { Bot } from '@muster/bots'
import { act, type GameTypes, must, type OptionValues, offers, seeded, type Tally } from '@muster/engine'
import type { AnyGame } from '../games.ts'

type Action = GameTypes['Action']

/** What games to play: all of it plain data but the game and its bots. */
export interface Plan {
  readonly game: AnyGame
  /** Where its content pack was read from. */
  readonly packFile: string | null
  readonly options: OptionValues
  /** The bot of each side. */
  readonly bots: Readonly<Record<string, Bot>>
  readonly seed: string
  /** A game that comes to this round is given up as unfinished. */
  readonly rounds: number
}

/** How one game went. */
export interface GameEnd {
  /** Empty for a draw; null when it came to the bound. */
  readonly winners: readonly string[] | null
  readonly rule: string | null
  readonly rounds: number
  readonly starter: string | null
  readonly actions: number
  readonly tallies: readonly Tally[]
  /** The units left at the end; null where the game does not say. */
  readonly left: readonly string[] | null
  /** What each bot could bring into play and did, by its name. */
  readonly brought: Readonly<Record<string, Brought>>
}

/** At how many decisions a card or a unit could be brought into play, and at how many it was. */
export type Brought = Record<Tally['what'], { could: number; did: number }>

export const noneBrought = (): Brought => ({ unit: { could: 0, did: 0 }, card: { could: 0, did: 0 } })

/** More than any game needs for its rounds. */
const ACTIONS = 100_000

/** Sees every event, and the state after the action that made it. */
export type Watch = (event: GameTypes['Event'], state: unknown) => void

/** Plays game number `n` of the plan: the same one whoever plays it. */
export function playGame(plan: Plan, n: number, watch: Watch = () => undefined): GameEnd {
  const { game } = plan
  const chance = seeded(`${plan.seed}/${n}`)
  const thoughts = seeded(`${plan.seed}/${n}/bots`)
  const state = game.setup(plan.options, chance)
  const sides = new Map(game.seats(plan.options).map((s) => [s.seat, s.side]))
  const tallies: Tally[] = []
  const brought: Record<string, Brought> = {}
  let actions = 0
  for (; actions < ACTIONS && !game.outcome(state) && game.situation(state).round <= plan.rounds; actions++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) throw new Error(`nobody can act, and the game is not over (action ${actions})`)
    const bot = plan.bots[sides.get(seat) ?? '']
    if (!bot) throw new Error(`no bot plays the seat ${seat}`)
    const asked = ask(game, state, seat, thoughts)
    const action = bot.choose(asked)
    brought[bot.name] ??= noneBrought()
    addBrought(game, must(brought[bot.name]), asked.offers, action)
    const acted = act(game, state, seat, action, chance)
    if (!acted.ok) throw new Error(`${bot.name} chose ${JSON.stringify(action)}, which is refused: ${acted.why.key}`)
    for (const event of acted.events) {
      watch(event, state)
      for (const tally of game.tally(event))
        tallies.push(tally.what === game.brings?.(action) ? ofSide(tally, sides.get(seat)) : tally)
    }
  }
  return { ...ending(plan, state), actions, tallies, left: game.survivors?.(state) ?? null, brought }
}

/** Whoever acts uses what is used, where the game does not say. */
const ofSide = (tally: Tally, side: string | undefined): Tally =>
  tally.did === 'used' && tally.side === undefined && side !== undefined ? { ...tally, side } : tally

function addBrought(game: AnyGame, to: Brought, all: readonly Action[], chosen: Action): void {
  for (const what of ['unit', 'card'] as const) {
    if (!all.some((a) => game.brings?.(a) === what)) continue
    to[what].could++
    if (game.brings?.(chosen) === what) to[what].did++
  }
}

/** The view is made only when it is looked at: a random bot never does. */
function ask(game: AnyGame, state: unknown, seat: string, chance: ReturnType<typeof seeded>) {
  return {
    game,
    seat,
    chance,
    offers: offers(game, state, seat),
    get view() {
      return game.view(state, seat)
    },
  }
}

function ending(
  { game, rounds: bound }: Plan,
  state: unknown,
): Pick<GameEnd, 'winners' | 'rule' | 'rounds' | 'starter'> {
  const outcome = game.outcome(state)
  const { round, starter } = game.situation(state)
  if (!outcome || round >= bound) return { winners: null, rule: null, rounds: Math.min(round, bound), starter }
  return { winners: outcome.winners, rule: outcome.rule, rounds: round, starter }
}
