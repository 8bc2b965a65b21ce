import { type Frozen, must } from '@muster/engine'
import type { Book } from './book.ts'
import type { UnitSpec } from './content/types.ts'
import {
  type Faction,
  type Factory,
  GONE,
  type Hex,
  type Player,
  type PlayerIndex,
  type Position,
  type Side,
  type Unit,
  type UnitId,
} from './state.ts'

/** The unit of an id that is known to be one. */
export function unitOf<U>(s: { readonly units: readonly U[] }, id: UnitId): U {
  return must(s.units[id])
}

/** 1.12: what the unit table says of a unit. */
export function specOf(book: Book, u: Pick<Unit, 'kind'>): UnitSpec {
  return book.unit(u.kind)
}

export const isOn = (u: Readonly<Unit>): boolean => u.at >= 0
export const isAlive = (u: Readonly<Unit>): boolean => u.at !== GONE

export const isGerman = (faction: Faction): boolean => faction === 'g1' || faction === 'g2'
/** 1.1 */
export function areEnemies(a: Faction, b: Faction): boolean {
  return isGerman(a) !== isGerman(b)
}

export function playerOf(s: Position, faction: Faction): PlayerIndex {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]?.factions.includes(faction)) return i
  return -1
}

export const active = (s: Position): Frozen<Player> => playerAt(s, s.turn)

export const playerAt = (s: Position, player: PlayerIndex): Frozen<Player> => must(s.players[player])

/** The first of the factions that a player commands. */
export const firstOf = (p: Frozen<Player>): Faction => must(p.factions[0])

/** A player, NEUTRAL or RUIN. */
export const flagOn = (s: { readonly flags: readonly PlayerIndex[] }, factory: Factory): PlayerIndex =>
  must(s.flags[factory])

/** The side whose flag is on the factory, or null. */
export function sideOfFlag(s: Position, factory: Factory): Side | null {
  const flag = flagOn(s, factory)
  return flag < 0 ? null : playerAt(s, flag).side
}

export function unitAt(s: Position, hex: Hex): UnitId {
  for (let i = 0; i < s.units.length; i++) if (s.units[i]?.at === hex) return i
  return -1
}

/** The other player of the same side, or -1. */
export function partnerOf(s: Position, player: PlayerIndex): PlayerIndex {
  return s.players.findIndex((p, i) => i !== player && p.side === s.players[player]?.side)
}

export const enemyOf = (side: Side): Side => (side === 'germany' ? 'allies' : 'germany')
