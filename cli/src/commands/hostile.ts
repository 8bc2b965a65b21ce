import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { columns } from '../columns.ts'
import { entryOf } from '../games.ts'
import { casesOf } from '../hostile/cases.ts'
import { runLane, type Tried } from '../hostile/lane.ts'
import { failed } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { print, printJson, type Shell } from '../shell.ts'

export interface HostileFlags {
  readonly count: number
  readonly seed: string
  /** This case alone. */
  readonly only?: number
  readonly workers?: number
  readonly json?: boolean
}

/** How many cases were tried, and how many of them went wrong in which way. */
export interface HostileReport {
  cases: number
  throws: number
  hangs: number
  polluted: number
  believed: number
}

const WRONG = ['throws', 'hangs', 'polluted', 'believed'] as const
const MOST_SHOWN = 40

/** Changed records, links and packs, each opened in a process that is thrown away. */
export async function hostileCommand(shell: Shell, id: string | undefined, flags: HostileFlags): Promise<void> {
  const games = id === undefined ? shell.games.map((g) => g.id) : [entryOf(shell.games, id).id]
  const reports: Record<string, HostileReport> = {}
  for (const game of games) reports[game] = await hostileTo(shell, game, flags)
  const total = nothing()
  for (const report of Object.values(reports)) for (const key of ['cases', ...WRONG] as const) total[key] += report[key]
  if (flags.json) printJson(shell, games.length > 1 ? { ...total, games: reports } : total)
  else print(shell, columns([['', 'cases', ...WRONG], ...Object.entries(reports).map(([game, r]) => row(game, r))]))
  if (WRONG.some((key) => total[key] > 0)) throw failed('something from outside can hurt: see the cases above.')
}

const nothing = (): HostileReport => ({ cases: 0, throws: 0, hangs: 0, polluted: 0, believed: 0 })

const row = (game: string, report: HostileReport): (string | number)[] => [
  game,
  report.cases,
  ...WRONG.map((key) => report[key]),
]

async function hostileTo(shell: Shell, game: string, flags: HostileFlags): Promise<HostileReport> {
  const told = { gamesUrl: shell.gamesUrl, game, seed: flags.seed, pack: examplePack(shell, game) }
  const report = nothing()
  const first = flags.only ?? 0
  const last = flags.only === undefined ? flags.count : first + 1
  const progress = progressBar(shell, last - first)
  let k = first
  const wrong: Tried[] = []
  const take = (tried: Tried): void => {
    report.cases++
    if (tried.finding) {
      report[tried.finding.is]++
      wrong.push(tried)
    }
    progress.show(report.cases)
  }
  const lanes = Math.min(flags.workers ?? availableParallelism(), last - first)
  const next = (): number | null => (k < last ? k++ : null)
  await Promise.all(Array.from({ length: lanes }, () => runLane(told, next, take))).finally(progress.clear)
  wrong.sort((a, b) => a.k - b.k)
  for (const tried of wrong.slice(0, MOST_SHOWN)) shell.err.write(`${explained(game, flags.seed, tried)}\n`)
  if (wrong.length > MOST_SHOWN) shell.err.write(`${game}: and ${wrong.length - MOST_SHOWN} more.\n`)
  if (flags.only !== undefined) await writeCase(shell, told, flags.only)
  return report
}

function explained(game: string, seed: string, { k, how, finding }: Tried): string {
  const lines = (finding?.what ?? '').split('\n').slice(0, 4).join('\n  ')
  const again = `npm run -s muster -- fuzz --hostile ${game} --seed ${seed} --only ${k}`
  return `${game} ${k} (${how}) ${finding?.is}: ${lines}\n  again: ${again}`
}

/** The pack that a game's folder shows; null where it shows none. */
function examplePack({ gamesUrl }: Shell, game: string): unknown {
  const file = new URL(`./${game}/pack/example.json`, gamesUrl)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : null
}

/** The very text of a case, to be looked at. */
async function writeCase(
  shell: Shell,
  { game, seed, pack }: { readonly game: string; readonly seed: string; readonly pack: unknown },
  k: number,
): Promise<void> {
  const { sort, how, text } = casesOf(await entryOf(shell.games, game).load(), seed, pack).make(k)
  const file = `muster-hostile-${game}-${k}.json`
  writeFileSync(file, text)
  shell.err.write(`${game} ${k} (${sort}: ${how}) is in ${file}\n`)
}
