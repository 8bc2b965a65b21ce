// Jobs in a PostgreSQL, shared between all nodes: graphile-worker keeps, locks and repeats them.
import { Logger, makeWorkerUtils, run, runMigrations, type WorkerUtils } from 'graphile-worker'
import type { Jobs } from './jobs.ts'

const TASK = 'go-on'
/** How often is looked for what falls due, in milliseconds; what is due at once is told by NOTIFY. */
const LOOK = 1000
/** Jobs at once on a node. */
const AT_ONCE = 4

/** Our own log says what fails; what it does otherwise is of no interest. */
const quiet = new Logger(() => () => undefined)

/** Makes what the queue needs; by one node at a time. */
export const migrateJobs = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: quiet, maxPoolSize: 1 })

export function postgresJobs(connectionString: string): Jobs & { close(): Promise<void> } {
  let utils: Promise<WorkerUtils> | null = null
  const opened = (): Promise<WorkerUtils> => {
    utils ??= makeWorkerUtils({ connectionString, logger: quiet, maxPoolSize: 2 })
    return utils
  }
  return {
    async ask(key, at) {
      await (await opened()).addJob(TASK, { key }, { jobKey: key, runAt: new Date(at) })
    },
    async run(work, failed) {
      const runner = await run({
        connectionString,
        logger: quiet,
        concurrency: AT_ONCE,
        maxPoolSize: 3,
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
    },
  }
}

const keyOf = (payload: unknown): string => (payload as { readonly key: string }).key
