// Chapter 13: how the Automa sets up, and which armies it uses

import { groundOf, ringOf } from '../board.ts'
import type { Book } from '../book.ts'
import { type Army, type Hex, NO_ARMY, type Position, type Run, type UnitId, WAITING } from '../state.ts'
import { active, unitOf } from '../units.ts'
import { afterPlacing, mayStand } from './02-placing.ts'
import { flipToken } from './02-setup.ts'
import { armySets } from './03-armies.ts'
import { beginPhase } from './03-sequence.ts'
import { oneOf } from './13-automa-drafts.ts'

/** 13.3, 13.6: when its turn to place comes, a token is flipped and its army drawn from the bag. */
export function placeArmy(book: Book, run: Run): void {
  const token = active(run.state).tokens.indexOf(0)
  flipToken(run, token)
  const left = inBag(run.state).length
  const isLast = active(run.state).tokens.every((number) => number > 0)
  const n = isLast ? left : Math.min(left, run.state.table.draw)
  for (let i = 0; i < n; i++) drawAndPlace(book, run, token)
  afterPlacing(book, run)
}

/** 13.2 */
function inBag(s: Position): UnitId[] {
  const { factions } = active(s)
  return s.units.flatMap((u, id) =>
    factions.includes(u.faction) && u.army === NO_ARMY && u.at === WAITING ? [id] : [],
  )
}

function drawAndPlace(book: Book, run: Run, token: Army): void {
  const unit = oneOf(run.chance, inBag(run.state))
  run.emit({ type: 'unitDrawn', unit, token })
  run.emit({ type: 'unitPlaced', unit, hex: nextHex(book, run.state, unit) })
}

/** 13.4, 13.5: the number itself, then clockwise from the north, ring by ring, over dry hexes it may stand on. */
function nextHex(book: Book, s: Position, id: UnitId): Hex {
  const { board } = s.table
  const centre = s.placing?.hex ?? 0
  for (let radius = 0; radius < board.columns + board.rows; radius++) {
    const hex = ringOf(groundOf(board), centre, radius).find(
      (h) => board.terrain[h] !== '~' && mayStand(book, s, unitOf(s, id), h),
    )
    if (hex !== undefined) return hex
  }
  throw new Error('there is no hex left to place on')
}

/** 13.7: of those still due as many as have units, by chance. */
export function useArmies(book: Book, run: Run): void {
  const sets = armySets(book, run.state).map((armies) => armies.filter((army) => hasUnits(run.state, army)))
  const most = Math.max(...sets.map((armies) => armies.length))
  const full = sets.filter((armies) => armies.length === most)
  run.emit({ type: 'armiesUsed', armies: oneOf(run.chance, most === 0 ? [[]] : full) })
  beginPhase(book, run, 'move')
}

function hasUnits(s: Position, army: Army): boolean {
  const { factions } = active(s)
  return s.units.some((u) => u.at >= 0 && u.army === army && factions.includes(u.faction))
}
