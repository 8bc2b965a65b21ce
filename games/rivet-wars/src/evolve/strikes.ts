import { must } from '@muster/engine'
import type { EventOf, Grid, State, Strike, UnitId } from '../state.ts'
import { replaced } from './own.ts'

/** An attack before anything has happened to it. */
export const strike = (by: Strike['by'], unit: UnitId, line: number, at: Grid, target = -1): Strike => ({
  by,
  unit,
  line,
  at,
  target,
  adrift: false,
  cover: 0,
  asked: false,
})

export function makeAttack(s: State, e: EventOf<'attackMade'>): void {
  const active = must(s.active)
  const made = active.made.slice()
  const aimed = active.aimed.slice()
  while (made.length <= e.line) {
    made.push(0)
    aimed.push(-1)
  }
  made[e.line] = (made[e.line] ?? 0) + 1
  aimed[e.line] = e.at
  active.mode = 'attack'
  active.made = made
  active.aimed = aimed
  s.strike = strike('unit', e.unit, e.line, e.at, e.target)
  s.strike.adrift = e.adrift ?? false
}

/** Take Cover is asked once for a unit and grid; for others once for the strike. */
export function setAsked(s: State, at: Grid): void {
  const strike = must(s.strike)
  if (strike.by !== 'unit') strike.asked = true
  else {
    const active = must(s.active)
    active.asked = [...active.asked, at]
  }
}

export function takeCover(s: State, e: EventOf<'coverTaken'>): void {
  const strike = must(s.strike)
  const active = s.active
  s.question = null
  if (strike.by === 'unit' && active) {
    active.covers = [...active.covers, { at: e.at, dice: e.by }]
    active.asked = active.asked.filter((at) => at !== e.at)
  } else {
    strike.cover += e.by
    strike.asked = false
  }
}

export function readyLine(s: State, e: EventOf<'lineReadied'>): void {
  const active = must(s.active)
  active.made = replaced(active.made, e.line, (active.made[e.line] ?? 0) - e.attacks)
  active.aimed = replaced(active.aimed, e.line, -1)
}

/** Off the board it is over. */
export function deviate(s: State, e: EventOf<'deviated'>): void {
  const strike = must(s.strike)
  strike.at = e.to
  strike.adrift = false
  if (e.to < 0) s.strike = null
}
