// What the others did last stays on the board as a pale trail, until one acts oneself.
import type { Step } from '@muster/table'
import type { Noted } from '../face.ts'
import type { Show } from './show.ts'
import { type Way, waysOf } from './summary.ts'

export interface Trail {
  readonly entry: number
  readonly ways: readonly Way[]
}

/** All that came of one decision is one trail; what happened nowhere leaves the one before. */
export function trailAfter(sofar: Trail | null, { entry }: Pick<Step, 'entry'>, noted: readonly Noted[]): Trail | null {
  const ways = waysOf(noted)
  if (ways.length === 0) return sofar
  return { entry, ways: sofar?.entry === entry ? [...sofar.ways, ...ways] : ways }
}

/** In one's own turn the summary has its own marks; a moment of the past has none. */
export function trailShown({ sight, past, recapping, again, trail }: Show): Trail | null {
  if (!sight || past || sight.ended) return null
  return sight.turn !== sight.viewer || recapping || again ? trail : null
}
