// Chapter 1: The battlefield
import { illegal, must } from '@muster/engine'
import { MOST_GRIDS } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import {
  BUNKER,
  DUCKBOARDS,
  type Grid,
  MINE,
  OBJECTIVE,
  OFF,
  type Position,
  type Side,
  TRAP,
  type Unit,
  type UnitId,
  WIRE,
} from '../state.ts'
import type { Refusal } from './rules.ts'

export const GRID_SQUARES = 4

const SHUT_TO_INFANTRY = WIRE
const SHUT_TO_OTHERS = BUNKER | OBJECTIVE | TRAP

/** 1.3, 1.4, 9.4, 10.1, 10.4, 10.6, 10.8: terrain, enemies and room. */
export function isOpen(b: Book, s: Position, u: Readonly<Unit>, p: Profile, at: Grid): boolean {
  if (!isPassable(s, p, at)) return false
  let room = GRID_SQUARES - p.squares
  for (const id of must(s.stacks[at])) {
    if (id === u.id) continue
    const other = must(s.units[id])
    if (other.side !== u.side) return false
    room -= b.profile(other).squares
  }
  return room >= 0
}

/** The squares of each grid that markers leave, and those that are free: for infantry, then for others. */
const squares = new Int8Array(2 * MOST_GRIDS)
const rooms = new Int8Array(2 * MOST_GRIDS)

/** Where the room for such units begins in what `roomFor` gives. */
export const roomsOf = (p: Profile): number => (p.infantry ? 0 : MOST_GRIDS)

/** 1.3, 1.4, 10.1, 10.4, 10.6, 10.8: the squares free for a side in each grid, all at once; less than none where it is shut. */
export function roomFor(b: Book, s: Position, side: Side): Int8Array {
  if (s.markers !== measured) measure(s.markers)
  rooms.set(squares)
  for (const u of s.units) {
    if (!u) continue
    const others = MOST_GRIDS + u.at
    const taken = u.side === side ? b.profile(u).squares : 2 * GRID_SQUARES
    rooms[u.at] = (rooms[u.at] as number) - taken
    rooms[others] = (rooms[others] as number) - taken
  }
  return rooms
}

let measured: Position['markers'] = []

function measure(markers: Position['markers']): void {
  for (let at = 0; at < markers.length; at++) {
    squares[at] = must(markers[at]) & SHUT_TO_INFANTRY ? -GRID_SQUARES : GRID_SQUARES
    squares[MOST_GRIDS + at] = must(markers[at]) & SHUT_TO_OTHERS ? -GRID_SQUARES : GRID_SQUARES
  }
  measured = markers
}

/** Markers that shut a grid to such a unit. */
const shutTo = (p: Profile): number => (p.infantry ? SHUT_TO_INFANTRY : SHUT_TO_OTHERS)

/** 10.1, 10.4, 10.6, 10.8: what terrain alone says. */
export function isPassable(s: Position, p: Profile, at: Grid): boolean {
  if (s.field.ground[at] === OFF) return false
  return (must(s.markers[at]) & shutTo(p)) === 0
}

/** Why a grid is not open, as a referee would say it. */
export function whyShut(b: Book, s: Position, u: Readonly<Unit>, p: Profile, at: Grid): Refusal {
  const marker = s.markers[at] ?? 0
  if (p.infantry && marker & WIRE) return illegal('10.6', 'wire')
  if (!p.infantry && marker & OBJECTIVE) return illegal('10.4', 'infantryOnlyObjective')
  if (!p.infantry && marker & BUNKER) return illegal('10.1', 'infantryOnlyBunker')
  if (!p.infantry && marker & TRAP) return illegal('10.8', 'traps')
  if (hasEnemy(s, u.side, at)) return illegal('9.4', 'enemiesThere')
  return illegal('1.3', 'noRoom', { squares: p.squares, free: GRID_SQUARES - load(b, s, at) })
}

/** What stands where. */
type Standing = Pick<Position, 'stacks' | 'units'>

export function hasEnemy(s: Standing, side: Side, at: Grid): boolean {
  for (const id of must(s.stacks[at])) if (must(s.units[id]).side !== side) return true
  return false
}

export function hasFriend(s: Standing, side: Side, at: Grid): boolean {
  for (const id of must(s.stacks[at])) if (must(s.units[id]).side === side) return true
  return false
}

function load(b: Book, s: Position, at: Grid): number {
  return must(s.stacks[at]).reduce((sum, id) => sum + b.profile(must(s.units[id])).squares, 0)
}

/** 1.10, 10.2, 10.5: bunkers and objectives count as duckboards. */
export function isOnDuckboards(s: Position, at: Grid): boolean {
  return s.field.ground[at] === DUCKBOARDS || (must(s.markers[at]) & (BUNKER | OBJECTIVE)) !== 0
}

/** 1.11: figures of a kind that are not on the battlefield. */
export function poolOf(b: Book, s: Position, kind: string): number {
  let left = b.unit(kind).count
  for (const u of s.units) {
    if (!u) continue
    if (u.kind === kind) left--
    for (const plug of u.plugs) if (plug === kind) left--
  }
  return left
}

/** The lowest number no unit has. */
export function freeId(s: Position): UnitId {
  const gap = s.units.indexOf(null)
  return gap < 0 ? s.units.length : gap
}

const SQUARES = ['nw', 'ne', 'sw', 'se'] as const
export type Square = (typeof SQUARES)[number]

/** 1.5, 1.6: the squares of a grid's units in target order, front rank first as the owner sees it. */
export function squaresOf(sizes: readonly number[], side: Side): Square[][] {
  const order = side === 'allies' ? SQUARES : [...SQUARES].reverse()
  const free: Square[] = [...order]
  return sizes.map((size) => takeSquares(free, size))
}

/** A two-square unit takes two that share an edge, the earliest it can have. */
function takeSquares(free: Square[], size: number): Square[] {
  const first = free[0]
  const partner = size === 2 ? free.find((q) => q !== first && first !== undefined && shareEdge(first, q)) : undefined
  const taken = size === 2 && first && partner ? [first, partner] : free.slice(0, size)
  for (const q of taken) free.splice(free.indexOf(q), 1)
  return taken
}

const shareEdge = (a: Square, q: Square): boolean => a.charAt(0) === q.charAt(0) || a.charAt(1) === q.charAt(1)

export const hasMine = (s: Position, at: Grid): boolean => (must(s.markers[at]) & MINE) !== 0
