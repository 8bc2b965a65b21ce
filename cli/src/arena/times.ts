import type { GameTypes, Situation } from '@muster/engine'

/** Choices by how long they took, in steps of a tenth; and the slowest choice and turn, in milliseconds. */
export interface Times {
  readonly steps: Record<string, number>
  slowest: number
  slowestTurn: number
  turn: string
  thisTurn: number
}

const STEP = Math.log(1.1)

export const emptyTimes = (): Times => ({ steps: {}, slowest: 0, slowestTurn: 0, turn: '', thisTurn: 0 })

export function noteTime(times: Times, milliseconds: number, { round, turn }: Situation<GameTypes>): void {
  const step = Math.round(Math.log(Math.max(milliseconds, 1e-3)) / STEP)
  times.steps[step] = (times.steps[step] ?? 0) + 1
  times.slowest = Math.max(times.slowest, milliseconds)
  const key = `${round}/${turn}`
  times.thisTurn = key === times.turn ? times.thisTurn + milliseconds : milliseconds
  times.turn = key
  times.slowestTurn = Math.max(times.slowestTurn, times.thisTurn)
}

export function mergeTimes(into: Times, from: Times): void {
  for (const [step, n] of Object.entries(from.steps)) into.steps[step] = (into.steps[step] ?? 0) + n
  into.slowest = Math.max(into.slowest, from.slowest)
  into.slowestTurn = Math.max(into.slowestTurn, from.slowestTurn)
}

/** The time half of the choices took less than. */
export function medianTime({ steps }: Times): number {
  const sorted = Object.entries(steps)
    .map(([step, n]) => [Number(step), n] as const)
    .sort((a, b) => a[0] - b[0])
  const half = sorted.reduce((sum, [, n]) => sum + n, 0) / 2
  let seen = 0
  for (const [step, n] of sorted) {
    seen += n
    if (seen >= half) return Math.exp(step * STEP)
  }
  return 0
}
