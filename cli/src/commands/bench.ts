import type { BenchReport, Growth } from '@muster/bench'
import { columns, percent } from '../columns.ts'
import { entryOf } from '../games.ts'
import { failed, messageOf } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

export interface BenchFlags {
  readonly seconds: number
  readonly growth?: boolean
  readonly json?: boolean
}

export async function benchCommand(shell: Shell, id: string | undefined, flags: BenchFlags): Promise<void> {
  if (flags.growth) return growthCommand(shell, id, flags)
  const { bench } = await peers()
  const entries = id === undefined ? shell.games : [entryOf(shell.games, id)]
  const reports: Record<string, BenchReport> = {}
  for (const entry of entries) {
    const { game } = await entry.load()
    reports[entry.id] = await bench(game, flags.seconds)
    if (!flags.json) print(shell, benchText(entry.id, reports[entry.id] as BenchReport))
  }
  if (flags.json) printJson(shell, reports)
}

/** One game, the first where none is named: the engine is the same for all. */
async function growthCommand(shell: Shell, id: string | undefined, flags: BenchFlags): Promise<void> {
  const { growth } = await peers()
  const entry = id === undefined ? shell.games[0] : entryOf(shell.games, id)
  if (!entry) throw failed('there is no game to measure.')
  const { game } = await entry.load()
  const grown = growth(game)
  if (flags.json) printJson(shell, grown)
  else print(shell, growthText(entry.id, grown))
}

function growthText(game: string, { entries }: Growth): string {
  const rows = Object.entries(entries).map(([count, c]) => [
    count,
    c.openMilliseconds.toFixed(1),
    c.actMicroseconds.toFixed(1),
    c.stepMilliseconds.toFixed(3),
    c.verifyMilliseconds.toFixed(1),
  ])
  return `${game}\n${columns([['entries', 'open, ms', 'act, µs', 'step, ms', 'verify, ms'], ...rows])}`
}

/** The peers are development dependencies: an installation for production lacks them. */
async function peers(): Promise<typeof import('@muster/bench')> {
  try {
    return await import('@muster/bench')
  } catch (error) {
    throw failed(`the benchmark needs its peers; install them with npm ci. (${messageOf(error)})`)
  }
}

function benchText(game: string, r: BenchReport): string {
  const options = Object.entries(r.options).map(([key, value]) => `${key} ${value}`)
  const figures = [
    [
      'offers listed a second',
      whole(r.offersPerSecond),
      `${r.ratio.chessops.toFixed(2)} times chessops (${whole(r.peers.chessopsOffersPerSecond)})`,
    ],
    ['actions a second beside that', whole(r.actionsPerSecond)],
    [
      'actions applied again a second',
      whole(r.reappliedPerSecond),
      `${r.ratio.boardgameio.toFixed(1)} times boardgame.io (${peerText(r)})`,
    ],
    [
      `opening a match of ${r.saved.entries} entries`,
      `${r.saved.openMilliseconds.toFixed(1)} ms`,
      `${r.saved.openFirstMilliseconds.toFixed(1)} ms the first time`,
    ],
    ['a greedy step of a bot', `${r.greedyMicroseconds.toFixed(0)} µs`],
    ['a record grows by', `${r.saved.bytesPerAction.toFixed(0)} bytes an action`],
  ]
  const files = r.time.files.map((f) => [percent(f.share), f.where])
  const functions = r.time.functions.map((f) => [percent(f.share), f.where])
  return `${game}, ${options.join(', ')}\n${columns(figures)}\nWhere the time goes, by file\n${columns(files)}\nby function\n${columns(functions)}\n`
}

function peerText(r: BenchReport): string {
  return Object.entries(r.peers.boardgameioPerSecond)
    .map(([style, rate]) => `${style} ${whole(rate)}`)
    .join(', ')
}

function whole(x: number): string {
  return Math.round(x).toLocaleString('en')
}
