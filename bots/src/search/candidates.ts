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
  for (let i = 0; i < offers.length; i++) keepBest(best, promises, i, width)
  const rest = offers.findIndex((action) => sense.rests(action))
  if (rest >= 0 && !best.includes(rest)) best[best.length - 1] = rest
  return best.map((i) => ({ action: offers[i] as T['Action'], promise: promises[i] as number }))
}

/** Keeps the best few in order without sorting all. */
function keepBest(best: number[], promises: ArrayLike<number>, i: number, width: number): void {
  const worth = promises[i] as number
  if (best.length === width && worth <= (promises[best[width - 1] as number] as number)) return
  let at = Math.min(best.length, width - 1)
  while (at > 0 && (promises[best[at - 1] as number] as number) < worth) {
    best[at] = best[at - 1] as number
    at--
  }
  best[at] = i
}
