import type { GameTypes } from '@muster/engine'
import type { Sense } from '../sense.ts'

/** An action with what it promises. */
export interface Candidate<T extends GameTypes> {
  readonly action: T['Action']
  readonly promise: number
}

/** The actions worth a closer look: the best promises, best first, and always one that goes on. */
export function candidates<T extends GameTypes>(
  sense: Sense<T>,
  state: T['State'],
  seat: T['Seat'],
  offers: readonly T['Action'][],
  width: number,
): readonly Candidate<T>[] {
  const promises = sense.promise(state, seat, offers)
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let i = 0; i < offers.length; i++) {
    if (best.length === width && (promises[i] as number) <= least) continue
    keepBest(best, promises, i, width)
    least = promises[best[best.length - 1] as number] as number
  }
  const rest = restAmong(sense, offers)
  if (rest >= 0 && !best.includes(rest)) best[best.length - 1] = rest
  return best.map((i) => ({ action: offers[i] as T['Action'], promise: promises[i] as number }))
}

/** From the last: going on is offered after all that can be done. */
function restAmong<T extends GameTypes>(sense: Sense<T>, offers: readonly T['Action'][]): number {
  let i = offers.length - 1
  while (i >= 0 && !sense.rests(offers[i] as T['Action'])) i--
  return i
}

/** Keeps the best few in order without sorting all; what is less than the least of them does not come here. */
function keepBest(best: number[], promises: ArrayLike<number>, i: number, width: number): void {
  const worth = promises[i] as number
  let at = Math.min(best.length, width - 1)
  while (at > 0 && (promises[best[at - 1] as number] as number) < worth) {
    best[at] = best[at - 1] as number
    at--
  }
  best[at] = i
}
