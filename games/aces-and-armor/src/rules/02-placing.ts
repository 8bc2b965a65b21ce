// Chapter 2: placing an army round its number

import { illegal, legal, type Piece, type Verdict } from '@muster/engine'
import { groundOf, ringOf } from '../board.ts'
import type { Book } from '../book.ts'
import {
  type ActionOf,
  type Hex,
  type Order,
  type Position,
  type Rule,
  type Run,
  type Seat,
  type Unit,
  type UnitId,
  WAITING,
} from '../state.ts'
import { active, firstOf, specOf, unitAt, unitOf } from '../units.ts'
import { startPlay } from './02-setup.ts'

/** 2.14, 2.16, 2.17, M4.1: whether the unit (a token, without one) may be put on the hex. */
export function mayStand(book: Book, s: Position, u: Readonly<Unit> | null, hex: Hex): boolean {
  const { board, mountains } = s.table
  const letter = board.terrain[hex]
  if (letter === 'X' || s.sites.includes(hex) || unitAt(s, hex) >= 0) return false
  const arm = u ? specOf(book, u).arm : null
  if (letter === '~') return arm === 'infantry' || arm === 'aircraft'
  return !(letter === '^' && mountains && arm === 'tank')
}

/**
 * 2.11, 2.12, 2.13, 2.15: the hexes open now: the number itself, then ring by ring; a ring is full when no
 * remaining unit may go on any of its dry hexes, and water stays open behind.
 */
export function openRing(book: Book, s: Position, centre: Hex, left: readonly Unit[]): Hex[] {
  const { board } = s.table
  const ground = groundOf(board)
  const water: Hex[] = []
  for (let radius = 0; radius < board.columns + board.rows; radius++) {
    const free = ringOf(ground, centre, radius).filter((hex) => isOpen(book, s, left, hex))
    const dry = free.filter((hex) => board.terrain[hex] !== '~')
    water.push(...free.filter((hex) => board.terrain[hex] === '~'))
    if (dry.length > 0) return [...water, ...dry]
  }
  return water
}

const isOpen = (book: Book, s: Position, left: readonly Unit[], hex: Hex): boolean =>
  left.length === 0 ? mayStand(book, s, null, hex) : left.some((u) => mayStand(book, s, u, hex))

/** The units of the army being placed that are still to come. */
export function toPlace(s: Position): UnitId[] {
  const { factions } = active(s)
  if (!s.placing) return []
  const token = s.placing.token
  return s.units.flatMap((u, id) => (u.at === WAITING && u.army === token && factions.includes(u.faction) ? [id] : []))
}

/** 12.2: in a shared army the first seat places, then the second. */
export function placer(s: Position): Seat {
  const left = toPlace(s)
  const { factions } = active(s)
  return factions.find((f) => left.some((id) => s.units[id]?.faction === f)) ?? firstOf(active(s))
}

/** 12.2: of a shared army only what the seat itself still has to place. */
const placedBy = (s: Position, seat: Seat): UnitId[] => toPlace(s).filter((id) => s.units[id]?.faction === seat)

/** Whether the seat has units of an army to place now. */
export const placesArmy = (s: Position, seat: Seat): boolean =>
  s.phase === 'place' && s.placing !== null && placer(s) === seat

export const place = (book: Book): Order<'place'> => ({
  choices: (s, seat, piece) => placeChoices(book, s, seat, piece),
  check: (s, seat, a) => checkPlace(book, s, seat, a),
  decide(run, _seat, a) {
    run.emit({ type: 'unitPlaced', unit: a.unit, hex: a.hex })
    afterPlacing(book, run)
  },
})

/** 2.18: any unit of the army on any open hex it may stand on. */
export function placeChoices(book: Book, s: Position, seat: Seat, piece?: Piece): ActionOf<'place'>[] {
  const out: ActionOf<'place'>[] = []
  if (!placesArmy(s, seat)) return out
  const left = placedBy(s, seat)
  const hexes = openHexes(book, s, left)
  for (const unit of left) {
    if (piece !== undefined && piece !== unit) continue
    for (const hex of hexes) if (mayStand(book, s, unitOf(s, unit), hex)) out.push({ type: 'place', unit, hex })
  }
  return out
}

/** The hexes open now to the units that are left. */
function openHexes(book: Book, s: Position, left: readonly UnitId[]): Hex[] {
  const units = left.map((id) => unitOf(s, id))
  return s.placing ? openRing(book, s, s.placing.hex, units) : []
}

function checkPlace(book: Book, s: Position, seat: Seat, a: ActionOf<'place'>): Verdict<Rule> {
  if (!placesArmy(s, seat)) return illegal('2.9', s.phase === 'place' && !s.placing ? 'flipFirst' : 'notNow')
  const left = placedBy(s, seat)
  if (!left.includes(a.unit)) return illegal('2.18', 'noSuchUnit')
  if (!mayStand(book, s, unitOf(s, a.unit), a.hex)) return cannotStand(s, a.hex)
  return openHexes(book, s, left).includes(a.hex) ? legal : illegal('2.12', 'notInRing')
}

function cannotStand(s: Position, hex: Hex): Verdict<Rule> {
  if (unitAt(s, hex) >= 0) return illegal('2.17', 'hexTaken')
  return s.table.board.terrain[hex] === 'X' ? illegal('2.16', 'noFactoryStart') : illegal('2.14', 'cannotStand')
}

/** 2.9: the next player, or the game itself when all tokens are flipped. */
export function afterPlacing(book: Book, run: Run): void {
  const s = run.state
  if (s.placing && toPlace(s).length > 0) return
  run.emit({ type: 'armyPlaced', turn: (s.turn + 1) % s.players.length })
  if (s.players.every((p) => p.tokens.every((number) => number > 0))) startPlay(book, run)
}
