// What an army is worth that is still being made and placed

import { toPlace } from '../rules/02-placing.ts'
import type { Position, Side } from '../state.ts'
import { WEIGHT } from './weight.ts'

/** A unit of the army being placed may still go where it is best. */
export function handWorth(s: Position, side: Side): number {
  if (!s.placing || s.players[s.turn]?.side !== side) return 0
  return WEIGHT.hand * toPlace(s).length
}

/** While armies are made: those of one size are used best. */
export function unevenWorth(s: Position, side: Side): number {
  if (s.round > 0) return 0
  let worth = 0
  for (const p of s.players) {
    if (p.side !== side || p.automa) continue
    for (let army = 0; army < 3; army++) {
      const n = s.units.filter((u) => u.army === army && p.factions.includes(u.faction)).length
      worth += WEIGHT.uneven * n * n
    }
  }
  return worth
}
