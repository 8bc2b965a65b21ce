import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import type { Grid, Position, Unit } from '../state.ts'

/** The chance to hit with so many dice. */
export const HIT: readonly number[] = Array.from({ length: 24 }, (_, dice) => 1 - (2 / 3) ** dice)

const RIVET = 0.8
const BOUNTY = 2.5
const FOOT = 0.4

/** By the number of the profile. */
const worths: number[] = []

/** What such a unit is worth unharmed, in deployment points. */
function profileWorth(b: Book, p: Profile): number {
  let worth = worths[p.number]
  if (worth === undefined) {
    worth = worthIn(b, p)
    worths[p.number] = worth
  }
  return worth
}

function worthIn(b: Book, p: Profile): number {
  let worth = p.bounty * BOUNTY + (p.infantry ? FOOT : 0)
  for (const kind of p.kinds) worth += b.unit(kind).points + b.unit(kind).rivets * RIVET
  return worth
}

/** What a unit is worth unharmed. */
export const fullWorth = (b: Book, u: Readonly<Unit>): number => profileWorth(b, b.profile(u))

/** What is left of it. */
export const worthOf = (b: Book, u: Readonly<Unit>): number => worthLeft(b, b.profile(u), u.damage)

export const worthLeft = (b: Book, p: Profile, damage: number): number =>
  profileWorth(b, p) * (0.4 + (0.6 * (p.health - damage)) / p.health)

/** What one hit takes from it. */
export const lossOf = (b: Book, u: Readonly<Unit>): number => lossFrom(b, b.profile(u), u.damage)

export const lossFrom = (b: Book, p: Profile, damage: number): number =>
  p.health - damage <= 1 ? worthLeft(b, p, damage) : (0.6 * profileWorth(b, p)) / p.health

/** The first in a grid; null for nobody. */
export function firstOf(s: Position, at: Grid): Readonly<Unit> | null {
  const stack = s.stacks[at]
  return stack !== undefined && stack.length > 0 ? (s.units[stack[0] as number] ?? null) : null
}
