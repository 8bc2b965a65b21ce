// Measures whether the maps and values of a game are fair, and how long and how its games are.
import { availableParallelism } from 'node:os'
import { botCalled } from '@muster/bots'
import type { OptionValues } from '@muster/engine'
import { mannerOf } from '../arena/manner.ts'
import { type Figure, holds, isSure } from '../balance/figure.ts'
import { writeBalance } from '../balance/readme.ts'
import { type RecordName, recordedTold, recordName, recordTold } from '../balance/record.ts'
import { keptTold, toldOf } from '../balance/run.ts'
import { scalesOf } from '../balance/scales.ts'
import { counting, disagree, type Weighed, weighed } from '../balance/second.ts'
import { type Bots, figuresTable, figuresText } from '../balance/text.ts'
import type { SetUp, Told } from '../balance/told.ts'
import { botNamed, botsOfSides } from '../bots.ts'
import { type AnyGame, loadGame } from '../games.ts'
import { optionsFrom } from '../options.ts'
import { misused } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { print, printJson, type Shell } from '../shell.ts'
import type { SentPlan } from '../simulate/plan.ts'

export interface BalanceFlags {
  readonly games: number
  readonly bot: string
  /** A stronger bot, which plays a tenth of the games. */
  readonly second?: string
  /** Ways to begin in which the stronger bot plays so many: `four=400`. */
  readonly more?: readonly string[]
  readonly seed: string
  /** Positions that bots who search look at for one choice. */
  readonly visits?: number
  /** Only ways to begin whose name has this word in it. */
  readonly only?: string
  readonly workers?: number
  readonly write?: boolean
  readonly json?: boolean
}

type More = ReadonlyMap<string, number>

const NO_MORE: More = new Map()

/** A game that comes to this round has stalled. */
const ROUNDS = 60

export async function balanceCommand(shell: Shell, id: string, flags: BalanceFlags): Promise<void> {
  if (flags.only !== undefined && flags.write) throw misused('--write wants all of it: leave --only out.')
  const { game } = await loadGame(shell, id)
  const more = moreIn(flags.more ?? [], game.id)
  if (more.size > 0 && flags.second === undefined) throw misused('--more is said of the bot of --second: name it.')
  const first = await figuresOf(shell, game, flags)
  const second = flags.second === undefined ? null : await figuresOf(shell, game, secondOf(flags, flags.second), more)
  const figures = weighed(first, second)
  const bots = { first: flags.bot, second: flags.second ?? null }
  if (flags.json) printJson(shell, { game: id, ...toldBots(flags), figures: figures.map((both) => judged(both, bots)) })
  else print(shell, `${figuresText(figures, bots)}\n${summary(figures)}\n`)
  if (flags.write) await writeBalance(id, written(id, flags, figures))
}

/** A stronger bot plays a tenth of the games. */
const secondOf = (flags: BalanceFlags, bot: string): BalanceFlags => ({
  ...flags,
  bot,
  games: Math.ceil(flags.games / 10),
})

const toldBots = ({ bot, second, seed }: BalanceFlags) => ({ bot, ...(second === undefined ? {} : { second }), seed })

/** How many games, by the way to begin: a tenth may decide nothing. */
function moreIn(wishes: readonly string[], id: string): More {
  const ways = scalesOf(id).setUps.map((s) => s.id)
  return new Map(
    wishes.map((wish) => {
      const [way = '', count = ''] = wish.split('=')
      if (!ways.includes(way)) throw misused(`"${way}" is no way to begin: ${ways.join(', ')}.`)
      if (!/^[1-9]\d{0,5}$/.test(count)) throw misused(`How many games of "${way}"? Say it as ${way}=400.`)
      return [way, Number(count)]
    }),
  )
}

async function figuresOf(
  shell: Shell,
  game: AnyGame,
  flags: BalanceFlags,
  more: More = NO_MORE,
): Promise<readonly Figure[]> {
  const scales = scalesOf(game.id)
  const setUps = scales.setUps.filter((s) => flags.only === undefined || s.id.split(' ').includes(flags.only))
  const played = await playedIn(shell, game, setUps, flags, more)
  const all = scales.figures((...ids) => ids.flatMap((one) => played.get(one) ?? []))
  return all.filter((f) => f.games > 0)
}

const told = (figure: Figure) => ({ ...figure, holds: holds(figure), sure: isSure(figure) })

const judged = (both: Weighed, { first, second }: Bots) => ({
  ...told(both.first),
  ...(both.second ? { second: told(both.second), counts: disagree(both) ? second : first } : {}),
})

function summary(figures: readonly Weighed[]): string {
  const bound = figures.filter(({ first }) => first.bound.some((end) => end !== null))
  return `${bound.filter((both) => holds(counting(both))).length} of ${bound.length} bounds hold.`
}

function written(id: string, flags: BalanceFlags, figures: readonly Weighed[]): string {
  const { games, bot, second, seed, visits } = flags
  const more = [
    second === undefined ? '' : ` --second ${second}`,
    ...(flags.more ?? []).map((wish) => ` --more ${/ /.test(wish) ? `"${wish}"` : wish}`),
    visits === undefined ? '' : ` --visits ${visits}`,
  ]
  const command = `npm run -s muster -- balance ${id} --games ${games} --bot ${bot}${more.join('')} --seed ${seed} --write`
  const whose = second === undefined ? '' : ` Where the two disagree on a bound, the ${second} counts.`
  const table = figuresTable(figures, { first: bot, second: second ?? null })
  return `Written by \`${command}\`. ${summary(figures)}${whose} Intervals hold the true figure 19 times in 20.\n\n${table}`
}

async function playedIn(
  shell: Shell,
  game: AnyGame,
  setUps: readonly SetUp[],
  flags: BalanceFlags,
  more: More,
): Promise<ReadonlyMap<string, readonly Told[]>> {
  const planned = setUps.map((setUp) => {
    const sent = sentOf(shell, game, setUp, flags)
    const count = more.get(setUp.id) ?? Math.ceil(flags.games * (setUp.part ?? 1))
    const name = thinks(flags.bot) ? nameOf(game, setUp.id, sent, flags.bot) : null
    const kept = keptTold(sent, name ? recordedTold(name) : [])
    return { id: setUp.id, sent, count, name, kept, left: count - kept.games.filter((t) => t.n < count).length }
  })
  const threads = flags.workers ?? availableParallelism()
  const progress = progressBar(
    shell,
    planned.reduce((sum, p) => sum + p.left, 0),
  )
  let done = 0
  const show = (): void => progress.show(++done)
  const played = new Map<string, readonly Told[]>()
  for (const { id, sent, name, kept, count } of planned) {
    const told = await toldOf({ sent, kept, games: shell.games, count, threads, progress: show }).finally(
      progress.clear,
    )
    // Those that nobody asked for this time took as long.
    if (name && flags.write) recordTold(name, [...told, ...kept.games.filter((t) => t.n >= count)])
    played.set(id, told)
  }
  return played
}

/** What such a bot plays takes hours, and is written down. */
const thinks = (bot: string): boolean => (botCalled(bot)?.visits ?? 0) > 0

function nameOf(game: AnyGame, id: string, sent: SentPlan, bot: string): RecordName {
  const { options, rounds, seed } = sent
  const a = botNamed(bot, game)
  return recordName(id, sent, mannerOf({ game, options, rounds, seed, a, b: a, budget: () => ({}) }))
}

function sentOf(shell: Shell, game: AnyGame, { id, options: wished, bots }: SetUp, flags: BalanceFlags): SentPlan {
  const options = optionsFrom(game, { option: wishesOf(wished) }, { rounds: ROUNDS })
  const sides = [...new Set(game.seats(options).map((s) => s.side))]
  return {
    gamesUrl: shell.gamesUrl,
    game: game.id,
    pack: null,
    packFile: null,
    options,
    bots: botsOfSides(game, sides, bots?.(flags.bot) ?? flags.bot),
    seed: `${flags.seed}/${id}`,
    rounds: ROUNDS,
    ...(flags.visits === undefined ? {} : { visits: flags.visits }),
  }
}

const wishesOf = (options: OptionValues): string[] => Object.entries(options).map(([key, value]) => `${key}=${value}`)
