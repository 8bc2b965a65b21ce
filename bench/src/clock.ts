/** What one step of a measured loop did. */
export interface Counted {
  readonly offers: number
  readonly actions: number
}

export interface Rate {
  readonly offersPerSecond: number
  readonly actionsPerSecond: number
}

const BATCH = 64

/** The seconds this thread has had a core: what others do on the machine meanwhile does not count. */
export function coreSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** Repeats a step for so many seconds of one core. */
export function rate(step: () => Counted, seconds: number): Rate {
  let offers = 0
  let actions = 0
  const began = coreSeconds()
  let spent = 0
  do {
    for (let i = 0; i < BATCH; i++) {
      const did = step()
      offers += did.offers
      actions += did.actions
    }
    spent = coreSeconds() - began
  } while (spent < seconds)
  return { offersPerSecond: offers / spent, actionsPerSecond: actions / spent }
}

export function median(xs: readonly number[]): number {
  const sorted = [...xs].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
