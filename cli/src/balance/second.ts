// A figure beside the same one from fewer games of a stronger bot. Where one says that a bound holds and the other that it
// does not, the stronger bot's counts.
import { type Figure, holds } from './figure.ts'

export interface Weighed {
  readonly first: Figure
  /** None where nobody was asked a second time. */
  readonly second: Figure | null
}

export const weighed = (first: readonly Figure[], second: readonly Figure[] | null): readonly Weighed[] =>
  first.map((figure) => ({ first: figure, second: second?.find(({ what }) => what === figure.what) ?? null }))

export const disagree = ({ first, second }: Weighed): boolean => second !== null && holds(first) !== holds(second)

/** The figure that counts. */
export const counting = (both: Weighed): Figure => (disagree(both) ? (both.second ?? both.first) : both.first)
