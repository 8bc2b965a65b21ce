// What is compared changes sides: the values of some options, or the bots.
import { chooseOptions, type OptionValues, openValues } from '@muster/engine'
import type { AnyGame } from '../games.ts'
import { misused } from '../problem.ts'
import { type Share, share } from './statistics.ts'
import type { Summary } from './summary.ts'

/** One way to share out what is compared. */
export interface Seating {
  readonly options: OptionValues
  /** The bot of each side. */
  readonly bots: Readonly<Record<string, string>>
  /** What each side brings, where something is compared. */
  readonly brings: Readonly<Record<string, string>>
}

/** How whatever was compared has done, wherever it sat. */
export interface Standing extends Share {
  readonly games: number
  readonly wins: number
}

/** Every arrangement of these options' values over the sides: the first belongs to the first side. */
export function rotated(
  game: AnyGame,
  options: OptionValues,
  bots: Seating['bots'],
  keys: readonly string[],
): readonly Seating[] {
  const sides = Object.keys(bots)
  if (keys.length !== sides.length) throw misused(`--rotate wants an option for each of the ${sides.length} sides.`)
  const seatings = arrangements(game, options, keys).flatMap((wished): Seating[] => {
    const made = chooseOptions(game.options, wished)
    const brings = Object.fromEntries(sides.map((side, i) => [side, String(wished[keys[i] ?? ''])]))
    return made.ok ? [{ options: made.options, bots, brings }] : []
  })
  if (seatings.length === 0) throw misused(`there is nothing to rotate in: ${keys.join(', ')}.`)
  return seatings
}

function arrangements(game: AnyGame, options: OptionValues, keys: readonly string[]): readonly OptionValues[] {
  const [key, ...rest] = keys
  if (key === undefined) return [options]
  const spec = game.options.find((s) => s.key === key)
  if (!spec) throw misused(`${game.id} has no option "${key}".`)
  const open = openValues(spec, options) ?? []
  return open.flatMap((value) => arrangements(game, { ...options, [key]: value }, rest))
}

/** Every bot in every place, going round. */
export function swapped(options: OptionValues, bots: Seating['bots']): readonly Seating[] {
  const sides = Object.keys(bots)
  return sides.map((_, shift) => {
    const seated = Object.fromEntries(
      sides.map((side, i) => [side, bots[sides[(i + shift) % sides.length] ?? ''] ?? '']),
    )
    return { options, bots: seated, brings: seated }
  })
}

/** What each side won is won by what it brought; games nobody finished count for nobody. */
export function addStandings(to: Record<string, { games: number; wins: number }>, at: Seating, s: Summary): void {
  for (const [side, name] of Object.entries(at.brings)) {
    to[name] ??= { games: 0, wins: 0 }
    to[name].games += s.games - s.unfinished
    to[name].wins += s.wins[side] ?? 0
  }
}

export function standingsOf(sums: Readonly<Record<string, { games: number; wins: number }>>): Record<string, Standing> {
  const rows = Object.entries(sums).map(([name, { games, wins }]): [string, Standing] => {
    return [name, { games, wins, ...share(wins, games) }]
  })
  return Object.fromEntries(rows.sort(([, a], [, b]) => b.rate - a.rate))
}
