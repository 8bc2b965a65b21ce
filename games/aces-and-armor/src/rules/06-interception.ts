// Chapter 6: Interception

import { illegal, legal, must, type Verdict } from '@muster/engine'
import { distance } from '../board.ts'
import type { Book } from '../book.ts'
import {
  type ActionOf,
  FACTIONS,
  type Hex,
  type Order,
  type Position,
  type Rule,
  type Run,
  type Seat,
  type Unit,
  type UnitId,
} from '../state.ts'
import { isGerman, isOn, specOf, unitOf } from '../units.ts'
import { type Field, FREE, fieldOf } from './04-movement-field.ts'
import { bearsOn, isInWater, longest } from './07-range.ts'
import { checkShore } from './14-ardennes.ts'

/** 6.1, 6.2, 6.3, 6.9, M2.7: an enemy that could attack the mover at range 1 and holds no other. */
function mayIntercept(book: Book, s: Position, v: Readonly<Unit>, mover: Readonly<Unit>): boolean {
  if (!isOn(v) || isGerman(v.faction) === isGerman(mover.faction)) return false
  if (v.holds >= 0 || s.weather === 'fog') return false
  if (specOf(book, v).range[0] > 1 || longest(book, s, v, v.at) < 1) return false
  return !isInWater(book, s, v) && bearsOn(book, v, mover, 'attack')
}

/** 6.4, 6.5: marks the hexes where the unit could be intercepted; those of friends do not count. */
export function markExposed(book: Book, field: Field, s: Position, id: UnitId, exposed: Uint8Array): void {
  const { near } = field.ground
  const mover = unitOf(s, id)
  exposed.fill(0)
  for (let i = 0; i < s.units.length; i++) {
    const v = unitOf(s, i)
    if (!mayIntercept(book, s, v, mover)) continue
    for (let d = v.at * 6, end = d + 6; d < end; d++) {
      const n = near[d] as Hex
      if (n >= 0 && field.occupant[n] === FREE) exposed[n] = 1
    }
  }
}

/** 6.4, 6.5, M1.5, M2.7: whether an enemy could intercept on a hex just entered, if it was empty. */
export function isExposed(book: Book, s: Position, id: UnitId, hex: Hex): boolean {
  if (s.weather === 'fog' || s.sites.includes(hex)) return false
  const { ground } = fieldOf(s.table.board)
  const mover = unitOf(s, id)
  let exposed = false
  for (let i = 0; i < s.units.length; i++) {
    const v = unitOf(s, i)
    if (v.at === hex && i !== id) return false
    if (!exposed && v.at >= 0 && distance(ground, v.at, hex) === 1) exposed = mayIntercept(book, s, v, mover)
  }
  return exposed
}

/** 6.4, 6.5, M1.5, M2.7: the enemies who could intercept on a hex just entered, if it was empty. */
export function interceptorsAt(book: Book, s: Position, id: UnitId, hex: Hex): UnitId[] {
  const mover = unitOf(s, id)
  if (s.weather === 'fog' || s.sites.includes(hex)) return []
  if (s.units.some((u, i) => i !== id && u.at === hex)) return []
  return besides(book, s, mover, hex)
}

function besides(book: Book, s: Position, mover: Readonly<Unit>, hex: Hex): UnitId[] {
  const { ground } = fieldOf(s.table.board)
  const out: UnitId[] = []
  for (let i = 0; i < s.units.length; i++) {
    const v = unitOf(s, i)
    if (v.at >= 0 && distance(ground, v.at, hex) === 1 && mayIntercept(book, s, v, mover)) out.push(i)
  }
  return out
}

/** 6.7: the enemy seats concerned, clockwise from the mover. */
function seatsToAsk(s: Position, mover: Readonly<Unit>, interceptors: readonly UnitId[]): Seat[] {
  const from = FACTIONS.indexOf(mover.faction)
  return [1, 2, 3]
    .map((i) => must(FACTIONS[(from + i) % FACTIONS.length]))
    .filter((seat) => interceptors.some((i) => s.units[i]?.faction === seat))
}

/** 6.15, 6.16: asks whoever can intercept on the hex the unit has reached. */
export function offerInterception(book: Book, run: Run, id: UnitId): void {
  const s = run.state
  const mover = unitOf(s, id)
  if (!isExposed(book, s, id, mover.at)) return
  const seats = seatsToAsk(s, mover, interceptorsAt(book, s, id, mover.at))
  if (seats.length > 0) run.emit({ type: 'interceptionOffered', unit: id, seats })
}

const isAsked = (s: Position, seat: Seat): boolean => s.asked[0] === seat

/** The units of the seat that is asked which may intercept now. */
export function interceptorsOf(book: Book, s: Position, seat: Seat): UnitId[] {
  if (!isAsked(s, seat) || !s.move) return []
  const mover = unitOf(s, s.move.unit)
  return besides(book, s, mover, mover.at).filter((i) => s.units[i]?.faction === seat)
}

export const intercept = (book: Book): Order<'intercept'> => ({
  choices: (s, seat, piece) =>
    interceptorsOf(book, s, seat)
      .filter((unit) => piece === undefined || unit === piece)
      .map((unit) => ({ type: 'intercept', unit })),
  check: (s, seat, a) => checkIntercept(book, s, seat, a),
  decide: (run, _seat, a) => decideIntercept(book, run, a.unit),
})

function checkIntercept(book: Book, s: Position, seat: Seat, a: ActionOf<'intercept'>): Verdict<Rule> {
  if (interceptorsOf(book, s, seat).includes(a.unit)) return legal
  return isAsked(s, seat) ? illegal('6.8', 'cannotIntercept') : illegal('6.1', 'nobodyMoves')
}

/** 6.6, 6.8, M3.4: the mover stops, and one unit is bound to it. */
export function decideIntercept(book: Book, run: Run, by: UnitId): void {
  const unit = run.state.move?.unit ?? -1
  run.emit({ type: 'unitIntercepted', unit, by })
  checkShore(book, run, unit)
}

export const decline = (_book: Book): Order<'decline'> => ({
  choices: (s, seat, piece) => (isAsked(s, seat) && piece === undefined ? [{ type: 'decline' }] : []),
  check: (s, seat) => (isAsked(s, seat) ? legal : illegal('6.1', 'nobodyMoves')),
  decide: (run, seat) => run.emit({ type: 'interceptionDeclined', seat }),
})
