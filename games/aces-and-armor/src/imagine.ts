import type { Chance } from '@muster/engine'
import type { Content } from './content/content.ts'
import { laid } from './copy.ts'
import { tokensFor } from './rules/02-setup.ts'
import { type State, UNKNOWN, UNSEEN, type Unit, type UnitId, type View } from './state.ts'

/** Some state that would look like this: secrets dealt evenly. */
export function imagine(c: Content, v: View, chance: Chance): State {
  const units = v.units.map((u): Unit => ({ ...u }))
  const s: State = laid(v, units, imagineLauncher(v, chance))
  for (const [id, u] of units.entries()) imagineUnit(c, s, u, id, chance)
  return s
}

function imagineLauncher(v: View, chance: Chance): State['launcher'] {
  if (!v.launcher) return null
  const { unit, at, named, fired, destroyed } = v.launcher
  return { unit, at: named && at < 0 ? chance.pick(v.sites) : at, fired, destroyed }
}

function imagineUnit(c: Content, s: State, u: Unit, id: UnitId, chance: Chance): void {
  if (u.army === UNSEEN) u.army = chance.pick(tokensFor(s, u.faction))
  if (u.kind !== UNKNOWN) return
  const taken = s.table.extras.flatMap((other) => (other < id ? [s.units[other] as Unit] : []))
  const mine = taken.filter((t) => t.faction === u.faction).map((t) => t.kind)
  u.kind = chance.pick(c.sets[u.faction].filter((kind) => !mine.includes(kind)))
}
