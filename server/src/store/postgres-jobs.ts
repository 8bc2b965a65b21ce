// Jobs in a PostgreSQL, shared between all nodes: graphile-worker keeps, locks and repeats them.
import { Logger, makeWorkerUtils, run, runMigrations, type WorkerUtils } from 'graphile-worker'
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

/** Makes what the queue needs; by one node at a time. */
export const migrateJobs = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: quiet, maxPoolSize: 1 })

export function postgresJobs(connectionString: string): Jobs & { close(): Promise<void> } {
  const pgPool = poolOf(connectionString, { max: CONNECTIONS })
  let utils: Promise<WorkerUtils> | null = null
  const opened = (): Promise<WorkerUtils> => {
    utils ??= makeWorkerUtils({ pgPool, logger: quiet })
    return utils
  }
  return {
    async ask(key, at) {
      await (await opened()).addJob(TASK, { key }, { jobKey: key, runAt: new Date(at) })
    },
    async run(work, failed) {
      const runner = await run({
        pgPool,
        logger: quiet,
        concurrency: AT_ONCE,
        pollInterval: LOOK,
        noHandleSignals: true,
        taskList: { [TASK]: (payload) => work(keyOf(payload)) },
      })
      runner.events.on('job:error', ({ error }) => failed(error))
      runner.events.on('pool:listen:error', ({ error }) => failed(error))
      runner.promise.catch(failed)
      return () => runner.stop()
    },
    async close() {
      await (await utils)?.release()
      await pgPool.end()
    },
  }
}

const keyOf = (payload: unknown): string => (payload as { readonly key: string }).key
