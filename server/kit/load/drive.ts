// Drives many matches at once through any server, and measures it: each move is counted when both have heard of it.

/** A match at some server: makes a move, and resolves when the mover is answered and the other has its copy. */
export interface Lane {
  readonly moves: number
  move(n: number): Promise<void>
  /** Nobody plays it any longer. */
  close(): void
}

export interface Rate {
  readonly perSecond: number
  /** Milliseconds from sending to being answered. */
  readonly p99: number
  readonly moves: number
}

/** The first moves of each lane, made and not measured: every server is met when it has warmed up. */
export async function warmedUp(lanes: readonly Lane[], moves: number): Promise<readonly Lane[]> {
  await flatOut(
    lanes.map((lane) => ({ ...lane, moves: Math.min(moves, lane.moves) })),
    Number.POSITIVE_INFINITY,
  )
  return lanes.map((lane) => ({
    moves: Math.max(0, lane.moves - moves),
    move: (n) => lane.move(n + moves),
    close: () => lane.close(),
  }))
}

/** As fast as it goes: every lane makes its next move as soon as the last is done. */
export async function flatOut(lanes: readonly Lane[], seconds: number): Promise<Rate> {
  const taken: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    lanes.map(async (lane) => {
      for (let n = 0; n < lane.moves && performance.now() < end; n++) {
        const time = await timed(lane, n)
        if (time === null) return
        taken.push(time)
      }
    }),
  )
  return rateOf(taken, performance.now() - began)
}

/** At a given rate, spread evenly over the lanes. */
export async function paced(lanes: readonly Lane[], perSecond: number, seconds: number): Promise<Rate> {
  const apart = (lanes.length / perSecond) * 1000
  const taken: number[] = []
  const began = performance.now()
  await Promise.all(
    lanes.map(async (lane, i) => {
      for (let n = 0; n < lane.moves; n++) {
        const due = began + (i / lanes.length + n) * apart
        if (due > began + seconds * 1000) return
        const early = due - performance.now()
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        const time = await timed(lane, n)
        if (time === null) return
        taken.push(time)
      }
    }),
  )
  return rateOf(taken, performance.now() - began)
}

/** Milliseconds after which nobody waits for an answer any longer: a line was lost, and the lane is left. */
const PATIENCE = 60_000

async function timed(lane: Lane, n: number): Promise<number | null> {
  const began = performance.now()
  let waiting: NodeJS.Timeout | undefined
  const lost = new Promise<null>((resolve) => {
    waiting = setTimeout(() => resolve(null), PATIENCE)
  })
  const done = await Promise.race([lane.move(n).then(() => true), lost])
  clearTimeout(waiting)
  return done === null ? null : performance.now() - began
}

const rateOf = (taken: readonly number[], milliseconds: number): Rate => ({
  perSecond: (taken.length / milliseconds) * 1000,
  p99: quantile(taken, 0.99),
  moves: taken.length,
})

export function quantile(xs: readonly number[], q: number): number {
  const sorted = [...xs].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}
