// What a mixed army is worth beyond its units' prices

import type { Content, Role, UnitSpec } from '../content/content.ts'
import type { Player, State } from '../state.ts'

/** What the first, second, third … unit of a type adds. */
const MIX: Readonly<Record<Role, readonly number[]>> = {
  regular: [1.3, 0.2, -0.5, -1],
  special: [1.2, 0, -0.8, -1],
  tank: [5.6, 2.4, 0.8, 0],
  artillery: [5.5, 1.8, 0.3, 0],
  fighter: [5.65, 2.4, 0.8, 0],
  bomber: [5.65, 2.4, 0.8, 0],
}

/** The price of a middling unit: dear ones are wished for more. */
const MIDDLING = 5
const DEARER = 1

/** The mix a player has, and the way its coins have come towards what it lacks most. */
export function armyOf(c: Content, s: Readonly<State>, player: number): number {
  const { factions, coins } = s.players[player] as Player
  let worth = 0
  let wish = 0
  for (const faction of factions) {
    for (const kind of c.sets[faction]) {
      const { role, cost } = c.units[kind] as UnitSpec
      const adds = MIX[role as Role]
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
