// How long a match takes, from how many decisions it has with bots (`muster minutes` measures them anew).
import type { OptionValues } from '@muster/engine'
import MEASURED from './measured.json' with { type: 'json' }

/** Assumed until people's own matches have been timed: seconds for a decision, everything looked at included. */
export const SECONDS = { person: 10, computer: 2 } as const

interface Length {
  readonly decisions: number
  readonly rounds: number
}

const ALL: Readonly<Record<string, readonly (Length & { readonly options: OptionValues })[]>> = MEASURED

/** Decisions and rounds of such a match in the median; null where none was measured, as for content of a pack. */
export function lengthOf(game: string, options: OptionValues): Length | null {
  const fitting = (ALL[game] ?? []).filter((m) =>
    Object.entries(m.options).every(([key, value]) => options[key] === value),
  )
  const rank = (m: { readonly options: OptionValues }): number => Object.keys(m.options).length
  return [...fitting].sort((a, b) => rank(b) - rank(a))[0] ?? null
}

/** How long matches of a game take among people, from the shortest to the longest that was measured. */
export function spanOf(game: string): readonly [least: number, most: number] | null {
  const all = (ALL[game] ?? []).flatMap(({ options }) => minutesOf(game, options, 1, 1) ?? [])
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : null
}

/** Minutes of such a match with so many of its seats held by people, rounded to what can honestly be said. */
export function minutesOf(game: string, options: OptionValues, seats: number, people: number): number | null {
  const length = lengthOf(game, options)
  if (!length || seats === 0) return null
  const share = people / seats
  const seconds = length.decisions * (share * SECONDS.person + (1 - share) * SECONDS.computer)
  return Math.max(5, 5 * Math.round(seconds / 60 / 5))
}
