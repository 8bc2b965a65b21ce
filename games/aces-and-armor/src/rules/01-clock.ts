// Chapter 1: the clock of a turn

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Hex, Phase, Position, Run, Seat, UnitId } from '../state.ts'
import { active, firstOf, unitOf } from '../units.ts'
import { beginPhase } from './03-sequence.ts'
import { fillPrices } from './04-movement-cost.ts'
import { FREE, fieldOf, fillOccupants, flood } from './04-movement-field.ts'
import { isStacked, pointsLeft, startLeg, walkOn } from './04-movement-steps.ts'
import { checkShore } from './14-ardennes.ts'

const TIMED: readonly Phase[] = ['move', 'declare']

/** 1.11: movement and declaration of a person's turn share the clock. */
export const minutes = (s: Position): number => (TIMED.includes(s.phase) && !active(s).automa ? s.table.clock : 0)

/** 1.11, 6.12: both phases end with what has been moved and declared, bound interceptors or not; partners share the turn. */
export function timeUp(book: Book, run: Run, seat: Seat): void {
  run.emit({ type: 'timeRanOut', seat })
  if (run.state.move) stop(book, run, run.state.move.unit)
  if (run.state.result) return
  if (run.state.phase === 'move') run.emit({ type: 'phaseBegan', phase: 'declare', seat: firstOf(active(run.state)) })
  beginPhase(book, run, 'combat')
}

/** 1.11, 4.22, 6.17: the unit stays where it is; only from the top of a friend it goes on. */
function stop(book: Book, run: Run, id: UnitId): void {
  declineAll(run)
  while (isStacked(run.state) && !run.state.result) {
    if (run.state.move?.way.length === 0) startLeg(book, run, id, nearestFree(book, run.state, id))
    else walkOn(book, run)
    declineAll(run)
  }
  checkShore(book, run, id)
}

function declineAll(run: Run): void {
  for (const seat of run.state.asked) run.emit({ type: 'interceptionDeclined', seat })
}

/** 4.22: a leg ended there only because there is one: the cheapest, then the one with the lowest number. */
function nearestFree(book: Book, s: Position, id: UnitId): Hex {
  const u = unitOf(s, id)
  const field = fieldOf(s.table.board)
  fillOccupants(field, s, id)
  fillPrices(book, field, s, u)
  flood(field, u.at, pointsLeft(book, s, id))
  const free = [...field.reached.subarray(0, field.count)].filter((hex) => field.occupant[hex] === FREE)
  const costOf = (hex: Hex): number => must(field.cost[hex])
  return must(free.toSorted((a, b) => costOf(a) - costOf(b) || a - b)[0])
}
