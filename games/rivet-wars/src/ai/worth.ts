import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import type { Grid, Position, Unit } from '../state.ts'

/** The chance to hit with so many dice. */
export const HIT: readonly number[] = Array.from({ length: 24 }, (_, dice) => 1 - (2 / 3) ** dice)

const RIVET = 0.8
const BOUNTY = 2.5
const FOOT = 0.4

const worths = new WeakMap<Profile, number>()
/** The latest by the unit's number: the same unit is asked about again and again. */
const latest: { readonly profile: Profile; readonly worth: number }[] = []

/** What a unit is worth unharmed, in deployment points. */
export function fullWorth(b: Book, u: Readonly<Unit>): number {
  const profile = b.profile(u)
  const last = latest[u.id]
  if (last?.profile === profile) return last.worth
  const worth = worths.get(profile) ?? worthIn(b, profile)
  worths.set(profile, worth)
  if (u.id >= 0) latest[u.id] = { profile, worth }
  return worth
}

function worthIn(b: Book, p: Profile): number {
  let worth = p.bounty * BOUNTY + (p.infantry ? FOOT : 0)
  for (const kind of p.kinds) worth += b.unit(kind).points + b.unit(kind).rivets * RIVET
  return worth
}

/** What is left of it. */
export function worthOf(b: Book, u: Readonly<Unit>): number {
  const { health } = b.profile(u)
  return fullWorth(b, u) * (0.4 + (0.6 * (health - u.damage)) / health)
}

/** What one hit takes from it. */
export function lossOf(b: Book, u: Readonly<Unit>): number {
  const left = b.profile(u).health - u.damage
  return left <= 1 ? worthOf(b, u) : (0.6 * fullWorth(b, u)) / b.profile(u).health
}

export const firstOf = (s: Position, at: Grid): Readonly<Unit> | null => s.units[s.stacks[at]?.[0] ?? -1] ?? null
