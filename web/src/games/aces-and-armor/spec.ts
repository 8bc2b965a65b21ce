// What the box says of units and hexes, for drawing and cards.
import { BOX, type Faction, type UnitSpec, type View } from '@muster/aces-and-armor'

export const specOf = (kind: string): UnitSpec | null => BOX.units[kind] ?? null
export const armOf = (kind: string): UnitSpec['arm'] => specOf(kind)?.arm ?? 'infantry'

/** The nation whose flag a factory bears; null for none. */
export function flagOf(view: View, factory: number): Faction | null {
  const owner = view.flags[factory] ?? -1
  return owner < 0 ? null : (view.players[owner]?.factions[0] ?? null)
}

const STRIKES: ReadonlySet<string> = new Set(['attack', 'barrage', 'launch', 'intercept'])
export const strikes = (actions: readonly { readonly type: string }[]): boolean =>
  actions.some((a) => STRIKES.has(a.type))
