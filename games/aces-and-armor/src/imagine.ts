import type { Chance } from '@muster/engine'
import type { Book } from './book.ts'
import { laid } from './copy.ts'
import { tokensFor } from './rules/02-setup.ts'
import { type State, UNKNOWN, UNSEEN, type Unit, type UnitId, type View } from './state.ts'
import { unitOf } from './units.ts'

/** Some state that would look like this: secrets dealt evenly. */
export function imagine(book: Book, v: View, chance: Chance): State {
  const units = v.units.map((u): Unit => ({ ...u }))
  const s: State = laid(v, units, imagineLauncher(v, chance))
  for (const [id, u] of units.entries()) imagineUnit(book, s, u, id, chance)
  return s
}

function imagineLauncher(v: View, chance: Chance): State['launcher'] {
  if (!v.launcher) return null
  const { unit, at, named, fired, destroyed } = v.launcher
  return { unit, at: named && at < 0 ? chance.pick(v.sites) : at, fired, destroyed }
}

function imagineUnit(book: Book, s: State, u: Unit, id: UnitId, chance: Chance): void {
  if (u.army === UNSEEN) u.army = chance.pick(tokensFor(s, u.faction))
  if (u.kind !== UNKNOWN) return
  const taken = s.table.extras.flatMap((other) => (other < id ? [unitOf(s, other)] : []))
  const mine = taken.filter((t) => t.faction === u.faction).map((t) => t.kind)
  u.kind = chance.pick(book.sets[u.faction].filter((kind) => !mine.includes(kind)))
}
