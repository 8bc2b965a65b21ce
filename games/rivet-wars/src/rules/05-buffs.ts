// Chapter 5: buffs
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { ABILITY } from '../content/types.ts'
import type { Profile } from '../profile.ts'
import { BUNKER, type BuffSource, type Grid, type OpenSeen, type Position, type Unit, type UnitId } from '../state.ts'

/** 5.23, 5.24, 5.25, 5.26: what the unit has, and what friends in its grid and the grid it was activated in lend it. */
export function bonus(b: Book, s: OpenSeen, u: Readonly<Unit>, ability: number, p: Profile = b.profile(u)): number {
  let sum = p.has[ability] as number
  if (!b.lentAt[ability] || isByItself(s, u)) return sum
  const stack = must(s.stacks[u.at])
  for (let i = 0; i < stack.length; i++) sum += lentBy(b, s, u, stack[i] as UnitId, ability)
  for (const source of keptBy(s.active, u)) if (!isBeside(s, u, source)) sum += keptFrom(b, source, u, ability)
  return sum
}

/** 5.23, 5.24, 7.2: the same, where only the best counts. */
export function best(b: Book, s: OpenSeen, u: Readonly<Unit>, ability: number): number {
  let most = b.profile(u).has[ability] as number
  if (!b.lentAt[ability] || isByItself(s, u)) return most
  const stack = must(s.stacks[u.at])
  for (let i = 0; i < stack.length; i++) most = Math.max(most, lentBy(b, s, u, stack[i] as UnitId, ability))
  for (const source of keptBy(s.active, u)) most = Math.max(most, keptFrom(b, source, u, ability))
  return most
}

/** Nobody to lend it anything: the usual case, decided fast. */
const isByItself = (s: OpenSeen, u: Readonly<Unit>): boolean =>
  s.stacks[u.at]?.length === 1 && (s.active === null || s.active.kept.length === 0)

function lentBy(b: Book, s: OpenSeen, u: Readonly<Unit>, id: UnitId, ability: number): number {
  if (id === u.id) return 0
  const friend = must(s.units[id])
  if (friend.side !== u.side) return 0
  return b.profile(friend).lends?.[ability] ?? 0
}

/** Nothing from itself. */
function keptFrom(b: Book, source: BuffSource, u: Readonly<Unit>, ability: number): number {
  if (source.unit === u.id) return 0
  let sum = 0
  for (const kind of source.kinds) sum += b.buffOf(kind)?.[ability] ?? 0
  return sum
}

const NOBODY: readonly BuffSource[] = []

/** 5.24 */
function keptBy(active: OpenSeen['active'], u: Readonly<Unit>): readonly BuffSource[] {
  if (!active || active.kept.length === 0) return NOBODY
  if (active.unit !== u.id && !active.members.includes(u.id)) return NOBODY
  return active.kept
}

const isBeside = (s: OpenSeen, u: Readonly<Unit>, source: BuffSource): boolean => s.units[source.unit]?.at === u.at

/** The friends in a grid that lend buffs. */
export function buffSources(b: Book, s: Position, at: Grid): BuffSource[] {
  const sources: BuffSource[] = []
  for (const id of must(s.stacks[at])) {
    const p = b.profile(must(s.units[id]))
    if (p.lends) sources.push({ unit: id, kinds: p.kinds.filter((kind) => b.buffOf(kind)) })
  }
  return sources
}

/** 7.1, 7.2, 10.3: the best of its own, its friends' and the bunker's. */
export function bolsterOf(b: Book, s: Position, u: Readonly<Unit>): number {
  const bunker = b.profile(u).infantry && must(s.markers[u.at]) & BUNKER ? 1 : 0
  return Math.max(bunker, best(b, s, u, ABILITY.bolster))
}

/** 7.24, 7.29: Tank Shock with its bonus; 0 for units without. */
export function shockOf(b: Book, s: Position, u: Readonly<Unit>): number {
  const shock = best(b, s, u, ABILITY.tankShock)
  return shock > 0 ? shock + bonus(b, s, u, ABILITY.tankShockBonus) : 0
}

/** 7.14, C6 */
export const precisionOf = (b: Book, s: OpenSeen, u: Readonly<Unit>): number =>
  u.aim + bonus(b, s, u, ABILITY.precision)
