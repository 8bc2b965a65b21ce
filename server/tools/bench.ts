// muster bench --server: our server, the least that one could do, and a peer, each on one core, in one run.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { boardgameioLane } from '../kit/load/boardgameio-lane.ts'
import { flatOut, type Lane, paced, quantile, type Rate, warmedUp } from '../kit/load/drive.ts'
import { dial, type MusterLane, musterLane } from '../kit/load/muster.ts'
import { prepare, type Script, signerFor } from '../kit/load/prepare.ts'
import { relayLane } from '../kit/load/relay-lane.ts'
import { started, workOf } from '../kit/process.ts'
import { fileIn } from '../src/open-store.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { flag, jsonOr } from './print.ts'

const GAME = 'aces-and-armor'
const MATCHES = Number(flag('matches', '500'))
const MOVES = 180
/**
 * Before anything is measured every server alike plays other matches from end to end, for as long as ours will be measured in
 * all at most: what runs for days is not met while it is being compiled. The first moves alone would not do: nobody fights in
 * them.
 */
const WARMING = Number(flag('warming', '1500'))
/** Then so many in every match that is measured. */
const WARM_MOVES = 50
const LONG = 1000
/** Our server and the relay take turns, so that both meet the machine's good moments and its bad ones: the median counts. */
const ROUNDS = 3
/** What a person waits for is the median of so many runs. */
const WAITS = 5
const SECONDS = Number(flag('seconds', '8'))
const IDLE = Number(flag('idle', '10000'))
/** The server has the first core, and whoever loads it the second. */
const PINNED = spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', '0'] : []
if (PINNED.length > 0) spawnSync('taskset', ['-cp', '1', String(process.pid)])

/** One after another. */
const many = async <X>(count: number, make: (i: number) => Promise<X>): Promise<X[]> => {
  const all: X[] = []
  for (let i = 0; i < count; i++) all.push(await make(i))
  return all
}

const some = async <X>(count: number, make: () => Promise<X>): Promise<X[]> => {
  const all: X[] = []
  for (let i = 0; i < count; i += 25)
    all.push(...(await Promise.all(Array.from({ length: Math.min(25, count - i) }, make))))
  return all
}

const opened = async <X>(scripts: readonly Script[], open: (script: Script) => Promise<X>): Promise<X[]> => {
  const left = [...scripts]
  return some(scripts.length, () => open(left.shift() as Script))
}

/** A rate, and what of a processor each move took: that is the same however many share the machine. */
interface Worked extends Rate {
  readonly microseconds: number
  /** What of its own processor the load took: well under 1, or it would be the load that is measured. */
  readonly load: number
}

/** A server that is measured, and how to play at it. */
interface Runner {
  readonly child: ChildProcess
  lane(script: Script): Promise<Lane>
}

/** As fast as it goes, in these matches. */
async function worked({ child, lane }: Runner, scripts: readonly Script[]): Promise<Worked> {
  const lanes = await warmedUp(await opened(scripts, lane), WARM_MOVES)
  const before = workOf(child)
  const mine = process.cpuUsage()
  const rate = await flatOut(lanes, SECONDS)
  const { user, system } = process.cpuUsage(mine)
  const microseconds = Math.round((workOf(child) - before) / rate.moves)
  return { ...rate, microseconds, load: (user + system) / (rate.moves / rate.perSecond) / 1e6 }
}

async function warmUp({ lane }: Runner): Promise<void> {
  await flatOut(await opened(warming, lane), ROUNDS * SECONDS)
}

async function peer(
  file: string,
  args: readonly string[],
  lane: (address: string, script: Script) => Promise<Lane>,
): Promise<Runner> {
  const path = fileURLToPath(new URL(`../kit/load/${file}`, import.meta.url))
  const [command = '', ...rest] = [...PINNED, process.execPath, path, ...args]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'ignore'] })
  const address = await new Promise<string>((resolve) =>
    child.stdout.on('data', (part) => {
      const port = /localhost:(\d+)/.exec(String(part))?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }),
  )
  const runner = { child, lane: (script: Script) => lane(address, script) }
  await warmUp(runner)
  return runner
}

/** The one in the middle. */
const median = <X>(all: readonly X[], by: (x: X) => number): X =>
  [...all].sort((one, other) => by(one) - by(other))[Math.floor(all.length / 2)] as X

const data = mkdtempSync(join(tmpdir(), 'muster-data-'))
const store = new SqliteStore(fileIn(data))
const signer = await signerFor(store)
const prepared = (count: number, moves: number, done = false) =>
  some(count, () => prepare(store, signer, { game: GAME, moves, done }))
const rounds = await many(ROUNDS, () => prepared(MATCHES, MOVES))
const calm = await many(WAITS, () => prepared(MATCHES, MOVES))
const warming = await prepared(WARMING, MOVES)
const long = [await longOne(), await longOne(), await longOne()]
await store.close()

/** Limits as high as a host may set them; and the pause for fairness's sake is no work of the server's. */
const settings = {
  requests: 1e8,
  guests: 1e8,
  lines: 1e6,
  linesEach: 1e6,
  messages: 1e6,
  connections: 1e6,
  answerPause: 0,
}
const server = await started(settings, { data, with: PINNED })

const all: MusterLane[] = []
const ours: Runner = {
  child: server.child,
  async lane(script) {
    const lane = await musterLane(server.address, GAME, script)
    all.push(lane)
    return lane
  },
}
await warmUp(ours)
const closed = (): void => {
  for (const lane of all.splice(0)) lane.close()
}
closed()

let bytes: readonly number[] = []
/** So that the bare relay has the same to carry. */
let carried = { told: 0, kept: 0 }
let relay: Runner | null = null
const turns = await many(ROUNDS, async (i) => {
  const muster = await worked(ours, rounds[i] ?? [])
  if (i === 0) bytes = all.flatMap((lane) => lane.bytes)
  closed()
  if (!relay) {
    carried = { told: Math.round(mean(bytes)), kept: Math.round(keptBytes()) }
    relay = await peer('relay.ts', [String(carried.told), String(carried.kept)], relayLane)
  }
  return { muster, limit: await worked(relay, rounds[i] ?? []) }
})
;(relay as Runner | null)?.child.kill('SIGKILL')
const byRatio = turns.map(({ muster, limit }) => muster.perSecond / limit.perSecond)
const { muster: fast, limit } = median(turns, ({ muster, limit }) => muster.perSecond / limit.perSecond)

const halves = await many(WAITS, async (i) => {
  const lanes = await warmedUp(await opened(calm[i] ?? [], ours.lane), WARM_MOVES)
  const rate = await paced(lanes, fast.perSecond / 2, SECONDS)
  closed()
  return rate
})
const half = median(halves, ({ p99 }) => p99)
await server.kill()

/**
 * Another, whose garbage can be collected: what is left is what idle matches take. It holds twice as many already when it is weighed
 * first: while what opens them is compiled, the compiler takes memory, once for all, that does not all go back.
 */
const idler = await started(settings, { data, with: PINNED, weighed: true })
const held = await opened(rounds.slice(1).flat(), (script) => musterLane(idler.address, GAME, script))
const before = await idler.memory()
const scripts = rounds[0] ?? []
const waiting = await opened(scripts, (script) => musterLane(idler.address, GAME, script))
const kilobytesPerIdleMatch = ((await idler.memory()) - before) / MATCHES / 1024
const openings: number[] = []
for (const script of long) {
  const lane = await musterLane(idler.address, GAME, script)
  openings.push(lane.opened)
  lane.close()
}
const openMilliseconds = quantile(openings, 0.5)
const idleConnections = await idle()
for (const lane of [...held, ...waiting]) lane.close()
await idler.stop()

const scriptFile = join(mkdtempSync(join(tmpdir(), 'muster-scripts-')), 'scripts.json')
writeFileSync(scriptFile, JSON.stringify([...scripts, ...warming]))
const styles: Record<string, Worked> = {}
for (const style of ['immer', 'copy']) {
  const runner = await peer('boardgameio.ts', [GAME, style, scriptFile], boardgameioLane)
  styles[style] = await worked(runner, scripts)
  runner.child.kill('SIGKILL')
}
const peers = Object.values(styles)

function mean(xs: readonly number[]): number {
  return xs.reduce((sum, x) => sum + x, 0) / xs.length
}

/** Bytes of an entry, on the average. */
function keptBytes(): number {
  const file = new DatabaseSync(fileIn(data))
  const all = 'select body from entries union all select body from fresh'
  const length = file.prepare(`select avg(length(body)) as length from (${all})`).get()?.['length']
  file.close()
  return Number(length)
}

/** Played by chance, few matches are long. */
async function longOne(): Promise<Script> {
  for (let tries = 0; tries < 200; tries++) {
    const [one] = await prepared(1, LONG, true)
    if (one?.moves.length === LONG) return one
  }
  throw new Error('no match is long enough')
}

/** As many lines as there may be, all of them silent. */
async function idle(): Promise<number> {
  const hello = JSON.stringify({ type: 'hello', protocol: 0, rules: '', content: '', since: null })
  let held = 0
  const hold = async (script: Script): Promise<void> => {
    await dial(idler.address, script.table, script.cookies[held % 2] ?? '', hello)
    held++
  }
  try {
    while (held < IDLE) await opened(scripts.slice(0, Math.min(scripts.length, IDLE - held)), hold)
  } catch {
    // No more can be had: that many it is.
  }
  return held
}

const report = {
  committedPerSecond: fast.perSecond,
  ratio: {
    limit: fast.perSecond / limit.perSecond,
    boardgameio: fast.perSecond / Math.max(...peers.map((p) => p.perSecond)),
  },
  p99AtHalfRate: half.p99,
  kilobytesPerIdleMatch,
  bytesPerActionPerPlayer: { median: quantile(bytes, 0.5), p99: quantile(bytes, 0.99) },
  openMilliseconds,
  idleConnections,
  measured: {
    matches: MATCHES,
    answerPause: settings.answerPause,
    limitPerSecond: limit.perSecond,
    limitCarries: carried,
    boardgameioPerSecond: Object.fromEntries(Object.entries(styles).map(([name, { perSecond }]) => [name, perSecond])),
    processorMicroseconds: {
      muster: fast.microseconds,
      limit: limit.microseconds,
      boardgameio: Math.min(...peers.map((p) => p.microseconds)),
    },
    loadOfItsProcessor: { muster: fast.load, limit: limit.load, boardgameio: Math.max(...peers.map((p) => p.load)) },
    ratios: byRatio,
    p99s: halves.map(({ p99 }) => p99),
    rateOfP99: half.perSecond,
    openings,
  },
}
jsonOr(report, () =>
  Object.entries(report).map(
    ([name, value]) => `${name}: ${typeof value === 'number' ? Math.round(value * 100) / 100 : JSON.stringify(value)}`,
  ),
)
process.exit(0)
