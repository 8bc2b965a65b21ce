import type { Content, UnitSpec } from './content/content.ts'
import { type Faction, GONE, type Hex, type Player, type Side, type State, type Unit, type UnitId } from './state.ts'

/** 1.12: what the unit table says of a unit. */
export function specOf(c: Content, u: Readonly<Unit>): UnitSpec {
  return c.units[u.kind] as UnitSpec
}

export const isOn = (u: Readonly<Unit>): boolean => u.at >= 0
export const isAlive = (u: Readonly<Unit>): boolean => u.at !== GONE

export const isGerman = (faction: Faction): boolean => faction === 'g1' || faction === 'g2'
/** 1.1 */
export function areEnemies(a: Faction, b: Faction): boolean {
  return isGerman(a) !== isGerman(b)
}

export function playerOf(s: Readonly<State>, faction: Faction): number {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]?.factions.includes(faction)) return i
  return -1
}

export const active = (s: Readonly<State>): Player => s.players[s.turn] as Player

/** The side whose flag is on the factory, or null. */
export function sideOfFlag(s: Readonly<State>, factory: number): Side | null {
  const flag = s.flags[factory] as number
  return flag < 0 ? null : (s.players[flag] as Player).side
}

export function unitAt(s: Readonly<State>, hex: Hex): UnitId {
  for (let i = 0; i < s.units.length; i++) if (s.units[i]?.at === hex) return i
  return -1
}

/** The other player of the same side, or -1. */
export function partnerOf(s: Readonly<State>, player: number): number {
  return s.players.findIndex((p, i) => i !== player && p.side === s.players[player]?.side)
}

export const enemyOf = (side: Side): Side => (side === 'germany' ? 'allies' : 'germany')
