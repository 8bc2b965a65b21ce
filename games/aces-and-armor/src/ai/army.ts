// What a mixed army is worth beyond its units' prices

import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import type { PlayerIndex, Position } from '../state.ts'
import { playerAt } from '../units.ts'

/** What the first, second, third … unit of a type adds. */
export const MIX: Readonly<Record<UnitSpec['role'], readonly number[]>> = {
  regular: [1.3, 0.2, -0.5, -1],
  special: [1.2, 0, -0.8, -1],
  tank: [5.6, 2.4, 0.8, 0],
  artillery: [5.5, 1.8, 0.3, 0],
  fighter: [5.65, 2.4, 0.8, 0],
  bomber: [5.65, 2.4, 0.8, 0],
  launcher: [],
}

/** The price of a middling unit: dear ones are wished for more. */
const MIDDLING = 5
const DEARER = 1

/** The mix a player has, and the way its coins have come towards what it lacks most. */
export function armyOf(book: Book, s: Position, player: PlayerIndex): number {
  const { factions, coins } = playerAt(s, player)
  let worth = 0
  let wish = 0
  for (const faction of factions) {
    for (const kind of book.sets[faction]) {
      const { role, cost } = book.unit(kind)
      const adds = MIX[role]
      const scale = (cost / MIDDLING) ** DEARER
      let n = 0
      for (const u of s.units) {
        if (u.kind === kind && u.faction === faction && u.at !== -2) worth += scale * (adds[n++] ?? 0)
      }
      wish = Math.max(wish, scale * (adds[n] ?? 0) * Math.min(1, coins / cost))
    }
  }
  return worth + wish
}
