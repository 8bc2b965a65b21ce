// What is to be done at a time, whoever is connected then.

/** Kept beside the matches. What is asked for under the same key again is done once, at the later word. */
export interface Jobs {
  ask(key: string, at: number): Promise<void>
  /** Does from now on what falls due, here or on another node; gives back what ends that. */
  run(work: (key: string) => Promise<void>, failed: (error: unknown) => void): Promise<() => Promise<void>>
}

/** Where one process alone uses the store. */
export interface KeptJobs {
  keepJob(key: string, due: number): Promise<void>
  dueJobs(now: number): Promise<readonly { readonly key: string; readonly due: number }[]>
  /** Unless it was asked for again meanwhile. */
  dropJob(key: string, due: number): Promise<void>
}

/** How often is looked whether something falls due, in milliseconds. */
const LOOK = 1000
/** Jobs at once: a clock runs out while a computer thinks at another table. */
const AT_ONCE = 4

/** In this process, for a store of its own. */
export function localJobs(kept: KeptJobs): Jobs {
  return {
    ask: (key, at) => kept.keepJob(key, at),
    async run(work, failed) {
      const doing = new Map<string, Promise<void>>()
      const begin = (key: string, due: number): void => {
        const done = work(key)
          .catch(failed)
          .then(() => kept.dropJob(key, due))
          .catch(failed)
          .finally(() => doing.delete(key))
        doing.set(key, done)
      }
      const look = async (): Promise<void> => {
        for (const { key, due } of await kept.dueJobs(Date.now()))
          if (!ended && doing.size < AT_ONCE && !doing.has(key)) begin(key, due)
      }
      let ended = false
      let looks: Promise<void> | null = null
      const looking = setInterval(() => {
        looks ??= look()
          .catch(failed)
          .finally(() => {
            looks = null
          })
      }, LOOK).unref()
      return async () => {
        ended = true
        clearInterval(looking)
        await looks
        await Promise.all(doing.values())
      }
    },
  }
}
