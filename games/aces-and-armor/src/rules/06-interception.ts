// Chapter 6: Interception

import { illegal, legal, type Verdict } from '@muster/engine'
import { distance } from '../board.ts'
import type { Content } from '../content/content.ts'
import {
  type ActionOf,
  FACTIONS,
  type Hex,
  type Order,
  type Rule,
  type Run,
  type Seat,
  type State,
  type Unit,
  type UnitId,
} from '../state.ts'
import { isGerman, isOn, specOf } from '../units.ts'
import { type Field, fieldOf } from './04-movement-field.ts'
import { bearsOn, isInWater, longest } from './07-range.ts'
import { checkShore } from './14-ardennes.ts'

/** 6.1, 6.2, 6.3, 6.9, M2.7: an enemy that could attack the mover at range 1 and holds no other. */
function mayIntercept(c: Content, s: Readonly<State>, v: Readonly<Unit>, mover: Readonly<Unit>): boolean {
  if (!isOn(v) || isGerman(v.faction) === isGerman(mover.faction)) return false
  if (v.holds >= 0 || s.weather === 'fog') return false
  if (specOf(c, v).range[0] > 1 || longest(c, s, v, v.at) < 1) return false
  return !isInWater(c, s, v) && bearsOn(c, v, mover, 'attack')
}

/** Marks the hexes where the unit could be intercepted; those of friends do not count. */
export function markExposed(c: Content, field: Field, s: Readonly<State>, id: UnitId, exposed: Uint8Array): void {
  const { near } = field.ground
  const mover = s.units[id] as Unit
  exposed.fill(0)
  for (const v of s.units) {
    if (!mayIntercept(c, s, v, mover)) continue
    for (let d = v.at * 6, end = d + 6; d < end; d++) {
      const n = near[d] as Hex
      if (n >= 0 && (field.occupant[n] as number) === -1) exposed[n] = 1
    }
  }
}

/** 6.4, 6.5, M1.5: the enemies who could intercept on a hex just entered, if it was empty. */
export function interceptorsAt(c: Content, s: Readonly<State>, id: UnitId, hex: Hex): UnitId[] {
  const mover = s.units[id] as Unit
  if (s.weather === 'fog' || s.sites.includes(hex)) return []
  if (s.units.some((u, i) => i !== id && u.at === hex)) return []
  return besides(c, s, mover, hex)
}

function besides(c: Content, s: Readonly<State>, mover: Readonly<Unit>, hex: Hex): UnitId[] {
  const { ground } = fieldOf(s.table.board)
  const out: UnitId[] = []
  for (let i = 0; i < s.units.length; i++) {
    const v = s.units[i] as Unit
    if (v.at >= 0 && distance(ground, v.at, hex) === 1 && mayIntercept(c, s, v, mover)) out.push(i)
  }
  return out
}

/** 6.7: the enemy seats concerned, clockwise from the mover. */
function seatsToAsk(s: Readonly<State>, mover: Readonly<Unit>, interceptors: readonly UnitId[]): Seat[] {
  const from = FACTIONS.indexOf(mover.faction)
  return [1, 2, 3]
    .map((i) => FACTIONS[(from + i) % 4] as Seat)
    .filter((seat) => interceptors.some((i) => s.units[i]?.faction === seat))
}

/** 6.15, 6.16: asks whoever can intercept on the hex the unit has reached. */
export function offerInterception(c: Content, run: Run, id: UnitId): void {
  const s = run.state
  const mover = s.units[id] as Unit
  const seats = seatsToAsk(s, mover, interceptorsAt(c, s, id, mover.at))
  if (seats.length > 0) run.emit({ type: 'interceptionOffered', unit: id, seats })
}

/** The units of the seat that is asked which may intercept now. */
export function interceptorsOf(c: Content, s: Readonly<State>, seat: Seat): UnitId[] {
  if (s.asked[0] !== seat || !s.move) return []
  const mover = s.units[s.move.unit] as Unit
  return besides(c, s, mover, mover.at).filter((i) => s.units[i]?.faction === seat)
}

export const intercept = (c: Content): Order<'intercept'> => ({
  choices: (s, seat, piece) =>
    interceptorsOf(c, s, seat)
      .filter((unit) => piece === undefined || unit === piece)
      .map((unit) => ({ type: 'intercept', unit })),
  check: (s, seat, a) => checkIntercept(c, s, seat, a),
  decide: (run, _seat, a) => decideIntercept(c, run, a.unit),
})

function checkIntercept(c: Content, s: State, seat: Seat, a: ActionOf<'intercept'>): Verdict<Rule> {
  if (s.asked[0] !== seat || !s.move) return illegal('6.1', 'nobodyMoves')
  return interceptorsOf(c, s, seat).includes(a.unit) ? legal : illegal('6.8', 'cannotIntercept')
}

/** 6.6, 6.8, M3.4: the mover stops, and one unit is bound to it. */
export function decideIntercept(c: Content, run: Run, by: UnitId): void {
  const unit = run.state.move?.unit ?? -1
  run.emit({ type: 'unitIntercepted', unit, by })
  checkShore(c, run, unit)
}

export const decline = (_c: Content): Order<'decline'> => ({
  choices: (s, seat, piece) => (s.asked[0] === seat && piece === undefined ? [{ type: 'decline' }] : []),
  check: (s, seat) => (s.asked[0] === seat ? legal : illegal('6.1', 'nobodyMoves')),
  decide: (run, seat) => run.emit({ type: 'interceptionDeclined', seat }),
})
