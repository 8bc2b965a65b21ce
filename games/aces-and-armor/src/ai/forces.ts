// The two sides as a bot sees them: who is on the board, and what a blow of one on another is worth

import { must } from '@muster/engine'
import { distance, type Ground, groundOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import { isInWater, longest } from '../rules/07-range.ts'
import { diceOf, fixedHits, isFixed, needOf } from '../rules/08-dice.ts'
import { type Hex, type Position, RUIN, type Side, type Unit, type UnitId } from '../state.ts'
import { enemyOf, isGerman, sideOfFlag, unitOf } from '../units.ts'
import { fixedShare, rolledShare, type Sheet, sheetsOf } from './worth.ts'

export interface Piece {
  readonly id: UnitId
  readonly u: Readonly<Unit>
  readonly at: Hex
  readonly spec: UnitSpec
  readonly sheet: Sheet
  /** How many dice it throws, and on what they hit. */
  readonly dice: number
  readonly need: number
  /** What it is worth beyond its price to be rid of it; computed when first asked for. */
  extra: number
  /** What it is expected to take from others afar, by their number, and which those were. */
  readonly losses: number[]
  readonly against: (Piece | undefined)[]
  /** How far infantry is from each factory, in hexes and in turns until it stands beside it; empty for others. */
  readonly ways: readonly number[]
  readonly turns: readonly number[]
}

export interface Forces {
  readonly book: Book
  readonly s: Position
  readonly ground: Ground
  readonly side: Side
  readonly mine: readonly Piece[]
  readonly theirs: readonly Piece[]
  /** Whether anybody hits without rolling. */
  readonly fixed: boolean
}

const EXTRA = { launcher: 3, beside: 1 }
const UNASKED = -1

export function forcesOf(book: Book, s: Position, side: Side): Forces {
  const mine: Piece[] = []
  const theirs: Piece[] = []
  const german = side === 'germany'
  const sheets = sheetsOf(book)
  for (let id = 0; id < s.units.length; id++) {
    const u = unitOf(s, id)
    if (u.at < 0) continue
    const piece = pieceNow(book, s, id, u, sheets)
    if (isGerman(u.faction) === german) mine.push(piece)
    else theirs.push(piece)
  }
  return { book, s, ground: groundOf(s.table.board), side, mine, theirs, fixed: isAnyFixed(s) }
}

/**
 * The pieces met last, by their number, and those before: whoever tries actions comes back to where it stood. Units are
 * replaced, never changed, so a piece holds while its unit is the same.
 */
const met: (Piece | undefined)[] = []
const before: (Piece | undefined)[] = []

function pieceNow(book: Book, s: Position, id: UnitId, u: Readonly<Unit>, sheets: ReadonlyMap<string, Sheet>): Piece {
  const latest = met[id]
  let piece = latest
  if (piece?.u !== u) {
    piece = before[id]
    if (piece?.u !== u) piece = pieceOf(book, s, id, u, must(sheets.get(u.kind)))
    before[id] = latest
    met[id] = piece
  }
  piece.extra = UNASKED
  return piece
}

function pieceOf(book: Book, s: Position, id: UnitId, u: Readonly<Unit>, sheet: Sheet): Piece {
  const { spec } = sheet
  const ways = spec.arm === 'infantry' ? waysFrom(s, u.at) : NONE
  const turns = ways.map((far) => Math.ceil((far - 1) / spec.speed))
  const dice = diceOf(book, u)
  const need = needOf(book, spec, u.xp)
  return { id, u, at: u.at, spec, sheet, dice, need, extra: UNASKED, losses: [], against: [], ways, turns }
}

const NONE: readonly number[] = []

function waysFrom(s: Position, at: Hex): readonly number[] {
  const ground = groundOf(s.table.board)
  return s.table.board.factories.map((hex) => distance(ground, at, hex))
}

function isAnyFixed(s: Position): boolean {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]?.automa) return true
  return s.table.diceless
}

/** The same as the other side sees them. */
export function facing(f: Forces): Forces {
  const { book, s, ground, mine, theirs, fixed } = f
  return { book, s, ground, side: enemyOf(f.side), mine: theirs, theirs: mine, fixed }
}

/** What a piece is expected to take from another, in coins; one that defends in a forest has the other line. */
function lossOf(f: Forces, p: Piece, t: Piece, red: number, how: 'attacks' | 'defends'): number {
  const { book, s } = f
  const { spec, sheet } = t
  const covered = how === 'defends' && spec.arm !== 'aircraft' && s.table.board.terrain[t.at] === 'f'
  const line = covered ? sheet.forest : sheet.open
  const share =
    f.fixed && isFixed(s, p.u)
      ? fixedShare(book, line, fixedHits(book, p.u), t.u.damage)
      : rolledShare(book, line, p.dice + red, p.need, t.u.damage)
  return share * Math.max(1, spec.cost)
}

/** What a piece is expected to take from afar, kept for as long as both are the same. */
export function usualLoss(f: Forces, p: Piece, t: Piece): number {
  if (p.against[t.id] !== t) {
    p.against[t.id] = t
    p.losses[t.id] = lossOf(f, p, t, 0, 'defends')
  }
  return p.losses[t.id] as number
}

/** Enemy infantry beside a factory that is not its own is worth more, and so is the launcher. */
function extraOf(f: Forces, t: Piece): number {
  if (t.extra === UNASKED) t.extra = t.spec.arm === 'launcher' ? EXTRA.launcher : isThreat(f, t) ? EXTRA.beside : 0
  return t.extra
}

export function isThreat({ s, ground }: Forces, { u, spec }: Piece): boolean {
  if (spec.arm !== 'infantry') return false
  const side = isGerman(u.faction) ? 'germany' : 'allies'
  const { factories } = s.table.board
  for (let i = 0; i < factories.length; i++) {
    if (distance(ground, u.at, must(factories[i])) !== 1) continue
    if (s.flags[i] !== RUIN && sideOfFlag(s, i) !== side) return true
  }
  return false
}

/** What an attack from a hex is expected to gain in coins, the answer taken off. */
export const duel = (f: Forces, p: Piece, from: Hex, t: Piece): number =>
  duelWorth(f, p, t, distance(f.ground, from, t.at) === 1)

/** The same from the next hex, or from afar. */
export function duelWorth(f: Forces, p: Piece, t: Piece, near: boolean): number {
  const gain = (near ? lossOf(f, p, t, 1, 'defends') : usualLoss(f, p, t)) + extraOf(f, t)
  return near && answers(f, t, p.spec) ? gain - lossOf(f, t, p, 0, 'attacks') : gain
}

function answers({ book, s }: Forces, { u, spec }: Piece, attacker: UnitSpec): boolean {
  if (spec.range[0] !== 1 || isInWater(book, s, u)) return false
  return attacker.arm !== 'aircraft' || spec.antiAir !== 'no'
}

export const reachFrom = ({ book, s }: Forces, { u, spec }: Piece, from: Hex): number =>
  spec.arm === 'artillery' ? longest(book, s, u, from) : spec.range[1]

/** The best that a piece of ours can attack from a hex, in coins; 0 if nothing is worth it. */
export function bestFrom(f: Forces, p: Piece, from: Hex): number {
  const { spec } = p
  const { theirs, ground } = f
  const [least] = spec.range
  const most = reachFrom(f, p, from)
  const row = from * ground.size
  let best = 0
  for (let i = 0; i < theirs.length; i++) {
    const t = theirs[i] as Piece
    const far = ground.distances[row + t.at] as number
    if (far < least || far > most) continue
    if (spec.antiAir !== 'yes' && t.spec.arm === 'aircraft') continue
    const gain = spec.blast === undefined ? duel(f, p, from, t) : blastWorth(f, p, t.at)
    if (gain > best) best = gain
  }
  return best
}

/** What fire on a hex and its neighbours is expected to gain. */
export function blastWorth(f: Forces, p: Piece, hex: Hex): number {
  return blow(f, p, f.theirs, hex) - blow(f, p, f.mine, hex)
}

function blow(f: Forces, p: Piece, pieces: readonly Piece[], hex: Hex): number {
  let loss = 0
  for (const t of pieces) {
    if (t.spec.arm === 'aircraft' || distance(f.ground, t.at, hex) > (p.spec.blast ?? 0)) continue
    loss += lossOf(f, p, t, 0, 'defends')
  }
  return loss
}
