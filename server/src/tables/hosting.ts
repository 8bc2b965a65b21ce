// The host of a table's match, with what it writes to.
import { setImmediate } from 'node:timers/promises'
import { begunOf } from '@muster/engine'
import { Host } from '@muster/table'
import type { Jobs } from '../store/jobs.ts'
import type { Store, TableRow } from '../store/rows.ts'
import { TIME } from '../time.ts'
import type { Current } from './current.ts'
import { awaitsComputer } from './going-on.ts'
import { type Keeping, type MatchKeeper, matchStore, openMatch } from './match.ts'
import { chairsOf } from './seen.ts'
import type { Thinkers } from './thinking.ts'

export interface HostingParts {
  readonly store: Store
  readonly jobs: Jobs
  readonly thinkers: Thinkers
  /** After so many milliseconds without an action somebody else looks after a computer that is to act. */
  readonly leftAlone: number
  /** Milliseconds before an answer in another's turn is shown. */
  readonly answerPause: number
}

export interface Hosted {
  readonly host: Host
  readonly keeper: MatchKeeper
}

export async function hosted(parts: HostingParts, row: TableRow, keeping: Keeping): Promise<Hosted | null> {
  const { store, thinkers, answerPause } = parts
  const match = await openMatch(store, row)
  if (!match) return null
  const { id, game, options, pack, created } = row
  const keeper = matchStore(store, row, await store.times(id), match, keeping)
  const head = { id, game, options, pack, chairs: chairsOf(row), created, begun: begunOf(match.record).type }
  const thinker = thinkers.thinker()
  const host = new Host({ head, match, store: keeper, thinker, time: TIME, wordless: true, pause: answerPause })
  host.start()
  return { host, keeper }
}

/** Milliseconds after which a match is quiet. */
const QUIET = 10_000

/** Of a match that is quiet, what is rarely asked for is put away; one at a time, so that nobody waits for many. */
export async function tidy({ count, touched }: TableRow, hosted: Hosted | null): Promise<void> {
  const walk = hosted?.host.match.walk
  if (!walk || Date.now() - touched < QUIET || walk.count !== count) return
  if (walk.pack()) await setImmediate()
}

/** When all that is under way is done, nothing goes on any more. */
export async function endHosting(parts: HostingParts, id: string, hosting: Hosted, isPutAway: boolean): Promise<void> {
  await hosting.host.alone(async () => undefined)
  if (isPutAway) await putAway(parts, id, hosting)
  hosting.host.close()
}

/** The match is put away with its clock running: somebody will look when the time is up. */
async function putAway({ jobs }: HostingParts, id: string, { host, keeper }: Hosted): Promise<void> {
  host.tick()
  const { turn } = host.beside().clocks
  if (turn === null) return
  keeper.runOn()
  await jobs.ask(id, Date.now() + turn)
}

interface CareParts extends Pick<HostingParts, 'jobs' | 'leftAlone'> {
  readonly failed: (table: string, error: unknown) => void
}

/** Sees to it that somebody looks after a computer that is to act, should this node be gone by then. */
export class Care {
  private until = 0
  private readonly parts: CareParts

  constructor(parts: CareParts) {
    this.parts = parts
  }

  take(table: Current): void {
    const { jobs, leftAlone, failed } = this.parts
    if (!awaitsComputer(table)) return
    const now = Date.now()
    if (this.until > now + leftAlone / 2) return
    this.until = now + leftAlone
    jobs.ask(table.id, this.until).catch((error) => failed(table.id, error))
  }
}
