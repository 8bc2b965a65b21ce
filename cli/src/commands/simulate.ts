import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { OptionValues } from '@muster/engine'
import { botsOfSides } from '../bots.ts'
import { type AnyGame, loadGame } from '../games.ts'
import { ownTongue } from '../language.ts'
import { englishNames, type Names } from '../names.ts'
import { missionsOf, optionsFrom, type Wishes } from '../options.ts'
import { gameFor, readPack } from '../play/file.ts'
import { messageOf, misused } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { print, printJson, type Shell } from '../shell.ts'
import { reportPage } from '../simulate/html.ts'
import { playAll } from '../simulate/pool.ts'
import { type Report, reportOf } from '../simulate/report.ts'
import { addStandings, rotated, type Seating, standingsOf, swapped } from '../simulate/seatings.ts'
import { emptySummary, mergeInto } from '../simulate/summary.ts'
import { missionsText, reportText } from '../simulate/text.ts'

export interface SimulateFlags extends Wishes {
  readonly games: number
  readonly seed: string
  readonly bot: string
  readonly bot2?: string
  readonly rounds: number
  readonly workers?: number
  readonly pack?: string
  readonly json?: boolean
  readonly html?: string
  /** Options whose values change sides, one for each side. */
  readonly rotate?: string
  /** The bots change sides. */
  readonly swap?: boolean
}

export async function simulate(shell: Shell, id: string, flags: SimulateFlags): Promise<void> {
  const module = await loadGame(shell, id)
  const own = ownTongue('en')
  const pack = readPack(flags.pack, own)
  const game = await gameFor(module, pack, flags.pack ?? '', own)
  const names = await englishNames(module, pack)
  if (flags.mission === 'all') return simulateAll(shell, { game, pack, names }, flags)
  const options = optionsFrom(game, flags, { rounds: flags.rounds })
  const report = await simulated(shell, { game, pack, names }, options, flags)
  if (flags.json) printJson(shell, report)
  else print(shell, reportText(report, names))
  if (flags.html !== undefined) await writePage(flags.html, reportPage(report, names))
}

/** The game that is simulated. */
interface About {
  readonly game: AnyGame
  readonly pack: unknown
  readonly names: Names
}

/** Every mission after the other, and a line for each. */
async function simulateAll(shell: Shell, about: About, flags: SimulateFlags): Promise<void> {
  const { game, names } = about
  if (flags.html !== undefined) throw misused('--html shows one mission: name it with --mission.')
  const reports: Record<string, Report> = {}
  for (const mission of missionsOf(game, flags)) {
    const options = optionsFrom(game, { ...flags, mission }, { rounds: flags.rounds })
    reports[mission] = await simulated(shell, about, options, flags)
  }
  if (flags.json) printJson(shell, { game: game.id, missions: reports })
  else print(shell, missionsText(Object.values(reports), names))
}

async function simulated(
  shell: Shell,
  { game, pack, names }: About,
  options: OptionValues,
  flags: SimulateFlags,
): Promise<Report> {
  const sides = [...new Set(game.seats(options).map((s) => s.side))]
  const { seed, rounds } = flags
  const bots = botsOfSides(game, sides, flags.bot, flags.bot2)
  const seatings = seatingsOf(game, options, bots, flags)
  const each = Math.ceil(flags.games / seatings.length)
  const threads = flags.workers ?? Math.min(availableParallelism(), Math.ceil(each / 4))
  const progress = progressBar(shell, each * seatings.length)
  const began = performance.now()
  const summary = emptySummary()
  const standings: Record<string, { games: number; wins: number }> = {}
  for (const [i, at] of seatings.entries()) {
    const own = seatings.length > 1 ? `${seed}/${i}` : seed
    const sent = {
      gamesUrl: shell.gamesUrl,
      game: game.id,
      pack,
      packFile: flags.pack ?? null,
      options: at.options,
      bots: at.bots,
      seed: own,
      rounds,
    }
    const show = (done: number): void => progress.show(i * each + done)
    const played = await playAll(sent, shell.games, each, threads, show).finally(progress.clear)
    mergeInto(summary, played)
    addStandings(standings, at, played)
  }
  const seconds = (performance.now() - began) / 1000
  const compared = { by: flags.rotate?.split(',')[0] ?? 'bot', standings: standingsOf(standings) }
  return reportOf({ game, options, bots, seed, rounds, seconds, compared, texts: names.texts }, summary)
}

function seatingsOf(
  game: AnyGame,
  options: OptionValues,
  bots: Readonly<Record<string, string>>,
  { rotate, swap }: SimulateFlags,
): readonly Seating[] {
  if (rotate !== undefined && swap)
    throw misused('--rotate and --swap do not go together: compare one thing at a time.')
  if (rotate !== undefined) return rotated(game, options, bots, rotate.split(','))
  return swap ? swapped(options, bots) : [{ options, bots, brings: {} }]
}

async function writePage(file: string, page: string): Promise<void> {
  try {
    await writeFile(file, page)
  } catch (error) {
    throw misused(`the page cannot be written: ${messageOf(error)}`)
  }
}
