import type { Content } from '../content/content.ts'
import { factoriesOf } from '../rules/10-victory.ts'
import type { Seat, State } from '../state.ts'
import { sideOf } from '../state.ts'
import { enemyOf, isOn, specOf } from '../units.ts'

/** How good the state is for the seat's side. */
export function evaluate(c: Content, s: Readonly<State>, seat: Seat): number {
  const side = sideOf(seat)
  if (s.result) return s.result.winners.length === 0 ? 0 : s.result.winners[0] === side ? 1000 : -1000
  let worth = 10 * (factoriesOf(s, side) - factoriesOf(s, enemyOf(side)))
  for (const u of s.units) {
    if (!isOn(u)) continue
    const value = specOf(c, u).cost * (1 - u.damage / 12)
    worth += sideOf(u.faction) === side ? value : -value
  }
  return worth
}
