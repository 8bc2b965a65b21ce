// muster bench --server: our server, the least that one could do, and a peer, each on one core, in one run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { boardgameioLane } from '../kit/load/boardgameio-lane.ts'
import { flatOut, paced, quantile, warmedUp } from '../kit/load/drive.ts'
import { dial, musterLane } from '../kit/load/muster.ts'
import { prepare, type Script, signerFor } from '../kit/load/prepare.ts'
import { relayLane } from '../kit/load/relay-lane.ts'
import { many, onTurn, opened, peer, type Runner, said, some, type Worked, worked } from '../kit/load/turns.ts'
import { started } from '../kit/process.ts'
import { fileIn } from '../src/open-store.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { flag, jsonOr } from './print.ts'

const GAME = 'aces-and-armor'
const STYLES = ['immer', 'copy']
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
/** All servers take turns, so that each meets the machine's good moments and its bad ones: the median of the ratios counts. */
const ROUNDS = 3
/** Milliseconds that our server has to itself, between the rounds and the waits of people. */
const AFTERWARDS = 40_000
/** What a person waits for is the median of so many runs. */
const WAITS = 5
const SECONDS = Number(flag('seconds', '8'))
const MEASURE = { warm: WARM_MOVES, seconds: SECONDS }
const IDLE = Number(flag('idle', '10000'))
/** The server has the first core, and whoever loads it the second. */
const PINNED = spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', '0'] : []
if (PINNED.length > 0) spawnSync('taskset', ['-cp', '1', String(process.pid)])

/** Bytes that each move has cost each player at our server, since the last warming up. */
const bytes: number[] = []

/** The last of it is a round like those that are measured. */
async function warmUp(runner: Runner): Promise<Runner> {
  await onTurn(runner, warming, (lanes) => flatOut(lanes, (ROUNDS - 1) * SECONDS))
  bytes.splice(0)
  await worked(runner, trial, MEASURE)
  return runner
}

/** boardgame.io holds matches in memory: it gets those that are played next. */
const boardgameio = (style: string): Promise<Runner> =>
  peer({
    file: 'boardgameio.ts',
    args: [GAME, style],
    with: PINNED,
    lane: boardgameioLane,
    async lay(child, scripts) {
      writeFileSync(scriptFile, JSON.stringify(scripts))
      const laid = said(child, /laid/)
      child.stdin?.write(`${scriptFile}\n`)
      await laid
    },
  })

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
const trial = await prepared(MATCHES, MOVES)
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

const ours: Runner = {
  child: server.child,
  lay: async () => undefined,
  async lane(script) {
    const lane = await musterLane(server.address, GAME, script)
    const close = (): void => {
      bytes.push(...lane.bytes)
      lane.close()
    }
    return { ...lane, close }
  },
}
await warmUp(ours)
/** So that the bare relay has the same to carry. */
const carried = { told: Math.round(mean(bytes)), kept: Math.round(keptBytes()) }
const sizes = [String(carried.told), String(carried.kept)]
const relay = await warmUp(await peer({ file: 'relay.ts', args: sizes, with: PINNED, lane: relayLane }))
const scriptFile = join(mkdtempSync(join(tmpdir(), 'muster-scripts-')), 'scripts.json')
/** boardgame.io in its two documented styles. */
const styles = new Map<string, Runner>()
for (const style of STYLES) styles.set(style, await warmUp(await boardgameio(style)))
const turns = await many(ROUNDS, async (i) => {
  const scripts = rounds[i] ?? []
  const muster = await worked(ours, scripts, MEASURE)
  const limit = await worked(relay, scripts, MEASURE)
  const peers: Record<string, Worked> = {}
  for (const [style, runner] of styles) peers[style] = await worked(runner, scripts, MEASURE)
  return { muster, limit, peers }
})
for (const { child } of [relay, ...styles.values()]) child.kill('SIGKILL')

type Turn = (typeof turns)[number]
const fastest = ({ peers }: Turn): Worked =>
  Object.values(peers).reduce((best, one) => (one.perSecond > best.perSecond ? one : best))
const toLimit = ({ muster, limit }: Turn): number => muster.perSecond / limit.perSecond
const toBoardgameio = (turn: Turn): number => turn.muster.perSecond / fastest(turn).perSecond
const { muster: fast, limit } = median(turns, toLimit)
const beside = median(turns, toBoardgameio)

// What a standing server could not do meanwhile it does now: tables that were left long ago are put away.
server.child.kill('SIGCONT')
await sleep(AFTERWARDS)
const halves = await many(WAITS, (i) =>
  onTurn(ours, calm[i] ?? [], async (opened) => paced(await warmedUp(opened, WARM_MOVES), fast.perSecond / 2, SECONDS)),
)
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
    boardgameio: toBoardgameio(beside),
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
    boardgameioPerSecond: Object.fromEntries(Object.entries(beside.peers).map(([name, p]) => [name, p.perSecond])),
    processorMicroseconds: {
      muster: fast.microseconds,
      limit: limit.microseconds,
      boardgameio: fastest(beside).microseconds,
    },
    loadOfItsProcessor: { muster: fast.load, limit: limit.load, boardgameio: fastest(beside).load },
    ratios: turns.map(toLimit),
    boardgameioRatios: turns.map(toBoardgameio),
    /** The same by what each took of a processor: others on the machine disturb that less. */
    byProcessor: {
      limit: turns.map(({ muster, limit }) => limit.microseconds / muster.microseconds),
      boardgameio: turns.map((turn) => fastest(turn).microseconds / turn.muster.microseconds),
    },
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
