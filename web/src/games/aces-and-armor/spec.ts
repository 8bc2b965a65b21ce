// What the box says of units and hexes, for drawing and cards.

import { BOX, type Faction, type Side, type UnitSpec, type View } from '@muster/aces-and-armor'
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

export type Level = 'rookie' | 'veteran' | 'hero'

/** Rookie, veteran or war hero, by the experience on the charts. */
export function levelOf(xp: number): Level {
  const [veteran, hero] = BOX.charts.levels
  return xp >= hero ? 'hero' : xp >= veteran ? 'veteran' : 'rookie'
}

const STEP: Readonly<Record<Level, 0 | 1 | 2>> = { rookie: 0, veteran: 1, hero: 2 }
export const hitNumber = (kind: string, xp: number): number => specOf(kind)?.hits[STEP[levelOf(xp)]] ?? 0

/** A unit's name; one of a pack is called by its own. */
export function unitWord(kind: string): Message {
  if (kind === '' || kind === '?') return say('unit.secret')
  return specOf(kind) ? say(`unit.${kind}`) : say('piece.named', { name: kind })
}

/** The index of the player a seat belongs to. */
export const playerOf = (view: View, seat: string): number =>
  view.players.findIndex((p) => p.factions.some((f) => f === seat))

export const heldBy = (view: View, side: Side): number =>
  view.flags.filter((flag) => flag >= 0 && view.players[flag]?.side === side).length
