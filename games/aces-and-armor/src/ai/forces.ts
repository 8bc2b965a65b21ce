// The two sides as a bot sees them: who is on the board, and what a blow of one on another is worth

import { must } from '@muster/engine'
import { distance, type Ground, groundOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import { isInWater, longest } from '../rules/07-range.ts'
import { type Hex, type Position, RUIN, type Side, type Unit, type UnitId } from '../state.ts'
import { isGerman, sideOfFlag, unitOf } from '../units.ts'
import { lossOf } from './worth.ts'

export interface Piece {
  readonly id: UnitId
  readonly u: Readonly<Unit>
  readonly spec: UnitSpec
  /** What it is worth beyond its price to be rid of it; computed when first asked for. */
  extra: number
}

export interface Forces {
  readonly book: Book
  readonly s: Position
  readonly ground: Ground
  readonly side: Side
  readonly mine: readonly Piece[]
  readonly theirs: readonly Piece[]
}

const EXTRA = { launcher: 3, beside: 1 }
const UNASKED = -1

export function forcesOf(book: Book, s: Position, side: Side): Forces {
  const mine: Piece[] = []
  const theirs: Piece[] = []
  const german = side === 'germany'
  for (let id = 0; id < s.units.length; id++) {
    const u = unitOf(s, id)
    if (u.at < 0) continue
    const piece = { id, u, spec: book.unit(u.kind), extra: UNASKED }
    if (isGerman(u.faction) === german) mine.push(piece)
    else theirs.push(piece)
  }
  return { book, s, ground: groundOf(s.table.board), side, mine, theirs }
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
export function duel(f: Forces, { u, spec }: Piece, from: Hex, t: Piece): number {
  const { book, s, ground } = f
  const near = distance(ground, from, t.u.at) === 1
  const gain = lossOf(book, s, u, t.u, near ? 1 : 0, 'defends') + extraOf(f, t)
  return near && answers(f, t, spec) ? gain - lossOf(book, s, t.u, u, 0, 'attacks') : gain
}

function answers({ book, s }: Forces, { u, spec }: Piece, attacker: UnitSpec): boolean {
  if (spec.range[0] !== 1 || isInWater(book, s, u)) return false
  return attacker.arm !== 'aircraft' || spec.antiAir !== 'no'
}

/** The best that a piece of ours can attack from a hex, in coins; 0 if nothing is worth it. */
export function bestFrom(f: Forces, p: Piece, from: Hex): number {
  const { spec } = p
  const [least] = spec.range
  const most = longest(f.book, f.s, p.u, from)
  let best = 0
  for (const t of f.theirs) {
    const far = distance(f.ground, from, t.u.at)
    if (far < least || far > most) continue
    if (spec.antiAir !== 'yes' && t.spec.arm === 'aircraft') continue
    const gain = spec.blast === undefined ? duel(f, p, from, t) : blastWorth(f, p, t.u.at)
    if (gain > best) best = gain
  }
  return best
}

/** What fire on a hex and its neighbours is expected to gain. */
export function blastWorth(f: Forces, p: Piece, hex: Hex): number {
  return blow(f, p, f.theirs, hex) - blow(f, p, f.mine, hex)
}

function blow({ book, s, ground }: Forces, p: Piece, pieces: readonly Piece[], hex: Hex): number {
  let loss = 0
  for (const t of pieces) {
    if (t.spec.arm === 'aircraft' || distance(ground, t.u.at, hex) > (p.spec.blast ?? 0)) continue
    loss += lossOf(book, s, p.u, t.u, 0, 'defends')
  }
  return loss
}
