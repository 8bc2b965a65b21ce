import { must } from '@muster/engine'
import type { Book } from './book.ts'
import { evolve } from './evolve/index.ts'
import { freeId } from './rules/01-battlefield.ts'
import { deployOrder } from './rules/04-deployment.ts'
import { attackOrder } from './rules/05-combat.ts'
import { snipeOrder } from './rules/05-sniping.ts'
import { seatsOf } from './rules/12-victory.ts'
import { openState } from './seen.ts'
import type { Grid, Position, Side, UnitId, View } from './state.ts'

/**
 * Before the combat phase: where there are enemies whom a unit could attack in it from where it stands, or one of the
 * reserve from where it may be deployed now. Null in every other phase.
 */
export function strikesAhead(b: Book, v: View, piece: UnitId | string): readonly Grid[] | null {
  if (v.phase !== 'cards' && v.phase !== 'deployment') return null
  const s = openState(v)
  if (typeof piece === 'number') {
    const u = s.units[piece]
    return u && u.at >= 0 ? struckFrom(b, s, piece, u.side) : null
  }
  if (v.viewer !== v.turn || !b.kindsOf[v.turn].includes(piece)) return null
  const unit = freeId(s)
  const gates = deployOrder(b)
    .choices(s, must(seatsOf(s.options, s.turn)[0]), piece)
    .map(({ at }) => at)
  const all = gates.flatMap((at) => {
    const then = openState(v)
    evolve(then, { type: 'deployed', unit, kind: piece, at })
    return struckFrom(b, then, unit, v.turn)
  })
  return [...new Set(all)]
}

function struckFrom(b: Book, s: Position, unit: UnitId, side: Side): readonly Grid[] {
  const seat = must(seatsOf(s.options, side)[0])
  const units = s.units.map((u) => u && { ...u, done: false })
  const ready: Position = { ...s, units, turn: side, phase: 'combat', active: null, strike: null, question: null }
  const aimed = [...attackOrder(b).choices(ready, seat, unit), ...snipeOrder(b).choices(ready, seat, unit)]
  const held = (at: Grid): boolean => must(s.stacks[at]).some((id) => must(s.units[id]).side !== side)
  return [...new Set(aimed.map(({ at }) => at).filter(held))]
}
