// People play on and on while their server is killed, cut from its database or given a full disk.
import { openStore } from '../../src/open-store.ts'
import { DEFAULTS, type Settings } from '../../src/settings.ts'
import { type Started, started } from '../process.ts'
import { fillToTheBrim, judgeBrim } from './brim.ts'
import { type Fault, type Ground, groundFor, SMALL_DISK, type Wanted } from './ground.ts'
import { judge, type Verdict } from './judge.ts'
import { Pair } from './pair.ts'

export interface Tortured extends Verdict {
  readonly fault: Fault
  readonly kills: number
}

/** Kilobytes by which a full disk grows. */
const GROWS = 1000
const LIMITS: Partial<Settings> = { requests: 1e8, guests: 1e8, lines: 1e6, linesEach: 1e6, messages: 1e5 }
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

export async function torture(wanted: Wanted): Promise<Tortured> {
  const ground = await groundFor(wanted)
  const brim = wanted.store === 'sqlite' && wanted.fault === 'kill' ? await fillToTheBrim(ground.data) : []
  const nodes = await Promise.all(Array.from({ length: wanted.nodes }, (_, i) => start(ground, i)))
  try {
    const { game, matches } = await played(wanted, ground, nodes)
    const store = await openStore({ ...DEFAULTS, data: ground.data, database: ground.database })
    const verdict = await judge(store, game, matches())
    const { lost, doubled, unfolded } = await judgeBrim(store, brim)
    await store.close()
    return {
      fault: wanted.fault,
      kills: wanted.kills,
      acknowledged: verdict.acknowledged,
      lost: verdict.lost + lost,
      doubled: verdict.doubled + doubled,
      unfolded: verdict.unfolded + unfolded,
    }
  } finally {
    for (const node of nodes) await node.kill()
    await ground.clear()
  }
}

/** People play, and their servers suffer; in the end all servers are gone. */
async function played({ fault, kills, matches }: Wanted, ground: Ground, nodes: Started[]) {
  const table = await seated(nodes, matches)
  const playing = Promise.all(table.pairs.map((pair) => pair.play()))
  let known = 0
  for (let round = 0; round < kills; round++) {
    known = await underLoad(() => acknowledgedBy(table.pairs), known)
    await pause(250 + Math.floor(Math.random() * 500))
    await strike(fault, ground, nodes, round)
  }
  await pause(1000)
  for (const pair of table.pairs) pair.stop()
  await playing
  for (const node of nodes) await node.kill()
  return table
}

const acknowledgedBy = (pairs: readonly Pair[]): number =>
  pairs.flatMap(({ matches }) => matches.flatMap(({ sent }) => sent)).filter((s) => s.acknowledged).length

/** Seconds that a server may take to be at work again. */
const PATIENCE = 60

/** Nobody is struck before something more was acknowledged: a server that just starts has nothing to lose. */
async function underLoad(count: () => number, known: number): Promise<number> {
  for (let waited = 0; count() <= known; waited++) {
    if (waited >= PATIENCE * 50) throw new Error(`nothing was acknowledged for ${PATIENCE} seconds`)
    await pause(20)
  }
  return count()
}

function start(ground: Ground, node: number, port = 0, settings = ground.settings): Promise<Started> {
  const database = ground.cables[node]?.url ?? ground.database
  const all = { ...LIMITS, ...settings, log: 'silent', ...(database ? { database } : {}) }
  return started(all, { data: ground.data, port })
}

/** Something happens to one of the nodes. */
async function strike(fault: Fault, ground: Ground, nodes: Started[], round: number): Promise<void> {
  const node = Math.floor(Math.random() * nodes.length)
  const restart = async (settings = ground.settings): Promise<void> => {
    const port = Number(new URL(nodes[node]?.address ?? '').port)
    await nodes[node]?.kill()
    nodes[node] = await start(ground, node, port, settings)
  }
  if (fault === 'kill') return restart()
  if (fault === 'cut') {
    ground.cables[node]?.cut()
    await pause(700)
    return ground.cables[node]?.mend()
  }
  // Long enough for the disk to run full and stay so; then there is room again.
  await pause(2500)
  if (ground.disk) ground.disk.grow(SMALL_DISK + GROWS * (round + 1))
  else await restart({ megabytes: round + 2 })
}

/** Pairs at their tables. */
async function seated(nodes: readonly Started[], count: number) {
  const pairs = await Promise.all(Array.from({ length: count }, (_, i) => new Pair(nodes, `${i}`).sitDown()))
  const [first] = pairs
  if (!first) throw new Error('nobody plays')
  return { game: first.game, pairs, matches: () => pairs.flatMap((pair) => pair.matches) }
}
