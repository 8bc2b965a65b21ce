import type { Bout } from '../src/arena/bout.ts'
import { emptyTimes } from '../src/arena/times.ts'

/** So many pairs of games with these scores, in turn. */
export function pairedBouts(pairs: number, ...scores: readonly (readonly number[])[]): Bout[] {
  return Array.from({ length: pairs }, (_, i) => scores[i % scores.length] ?? [])
    .flat()
    .map((score, n) => ({ n, score, rounds: 5, times: emptyTimes() }))
}
