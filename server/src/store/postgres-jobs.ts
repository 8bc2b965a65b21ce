// Jobs in a PostgreSQL, shared between all nodes: graphile-worker keeps, locks and repeats them.
import { Logger, makeWorkerUtils, type Runner, run, runMigrations, type WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import type { Jobs } from './jobs.ts'
import { poolOf } from './pool.ts'

const TASK = 'go-on'
/** How often is looked for what falls due, in milliseconds; what is due at once is told by NOTIFY. */
const LOOK = 1000
/** Jobs at once on a node. */
const AT_ONCE = 4
/** For asking and for doing. */
const CONNECTIONS = 5

/** Our own log says what fails; what it does otherwise is of no interest. */
const quiet = new Logger(() => () => undefined)

/** Why workers ended, as far as our own log has it. */
const logged = new WeakSet<object>()
let trace = console.trace

/** Past its logger it says once more, as plain text, that a worker ended. */
const traceOthers = (...said: readonly unknown[]): void => {
  const [error] = said
  if (typeof error !== 'object' || error === null || !logged.has(error)) trace(...said)
}

function hush(): void {
  if (console.trace === traceOthers) return
  trace = console.trace
  console.trace = traceOthers
}

/** Makes what the queue needs; by one node at a time. */
export const migrateJobs = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: quiet, maxPoolSize: 1 })

export function postgresJobs(connectionString: string): Jobs & { close(): Promise<void> } {
  const pgPool = poolOf(connectionString, { max: CONNECTIONS })
  let utils: Promise<WorkerUtils> | null = null
  const opened = (): Promise<WorkerUtils> => {
    utils ??= makeWorkerUtils({ pgPool, logger: quiet }).catch((error) => {
      utils = null
      throw error
    })
    return utils
  }
  return {
    async ask(key, at) {
      await (await opened()).addJob(TASK, { key }, { jobKey: key, runAt: new Date(at) })
    },
    async run(work, failed) {
      const workers = new Workers(pgPool, work, failed)
      await workers.start()
      return () => workers.stop()
    },
    async close() {
      await (await utils)?.release()
      await pgPool.end()
    },
  }
}

/** The workers of this node. One that cannot say that its job is done, for the database is away, ends; then others take over. */
class Workers {
  private readonly pgPool: pg.Pool
  private readonly work: (key: string) => Promise<void>
  private readonly failed: (error: unknown) => void
  private runner: Runner | null = null
  /** Of those that take over, or of those that finish what they have begun. */
  private readonly changing = new Set<Promise<void>>()
  private next: NodeJS.Timeout | null = null
  private ended = false

  constructor(pgPool: pg.Pool, work: (key: string) => Promise<void>, failed: (error: unknown) => void) {
    this.pgPool = pgPool
    this.work = work
    this.failed = failed
  }

  async start(): Promise<void> {
    hush()
    const runner = await run({
      pgPool: this.pgPool,
      logger: quiet,
      concurrency: AT_ONCE,
      pollInterval: LOOK,
      noHandleSignals: true,
      taskList: { [TASK]: (payload) => this.work(keyOf(payload)) },
    })
    runner.events.on('job:error', ({ error }) => this.failed(error))
    runner.events.on('pool:listen:error', ({ error }) => this.failed(error))
    runner.events.on('worker:fatalError', ({ error }) => this.lost(runner, error))
    runner.promise.catch(this.failed)
    this.runner = runner
  }

  private lost(runner: Runner, error: unknown): void {
    if (typeof error === 'object' && error !== null) logged.add(error)
    this.failed(error)
    if (this.runner === runner) this.soon()
  }

  private soon(): void {
    if (this.ended) return
    this.next ??= setTimeout(() => {
      this.next = null
      this.during(this.takeOver())
    }, LOOK).unref()
  }

  private async takeOver(): Promise<void> {
    const before = this.runner
    try {
      await this.start()
      if (before) this.during(before.stop())
    } catch (error) {
      this.failed(error)
      this.soon()
    }
  }

  private during(change: Promise<void>): void {
    const over = change.catch(this.failed).finally(() => this.changing.delete(over))
    this.changing.add(over)
  }

  async stop(): Promise<void> {
    this.ended = true
    if (this.next) clearTimeout(this.next)
    await Promise.all([...this.changing])
    await this.runner?.stop()
    await Promise.all([...this.changing])
  }
}

const keyOf = (payload: unknown): string => (payload as { readonly key: string }).key
