// What the box says of units and hexes, for drawing and cards.

import {
  BOX,
  type Card,
  cardOf,
  type Faction,
  type Level,
  levelAt,
  type UnitSpec,
  type View,
} from '@muster/aces-and-armor'
import { type Message, say } from '@muster/engine'

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

/** Rookie, veteran or war hero. */
export const levelOf = (xp: number): Level => levelAt(BOX.charts, xp)

/** The card of a unit, or of a kind as it would be bought. */
export const cardFor = (view: View, unit: Parameters<typeof cardOf>[2]): Card | null => cardOf(BOX, view, unit)

/** A unit's name; one of a pack is called by its own. */
export function unitWord(kind: string): Message {
  if (kind === '' || kind === '?') return say('unit.secret')
  return specOf(kind) ? say(`unit.${kind}`) : say('piece.named', { name: kind })
}

/** The index of the player a seat belongs to. */
export const playerOf = (view: View, seat: string): number =>
  view.players.findIndex((p) => p.factions.some((f) => f === seat))
