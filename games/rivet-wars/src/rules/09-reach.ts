// Chapter 9: how far a unit can go
import { must } from '@muster/engine'
import { MOST_GRIDS, SECOND, secondSteps, type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import type { Grid, Position, Unit } from '../state.ts'
import { isPassable, roomsOf } from './01-battlefield.ts'
import { shockOf } from './05-buffs.ts'
import { add, type Found } from './found.ts'

/** How far a unit may still go. */
export interface Reach {
  readonly steps: number
  /** The diagonal step is used. */
  readonly diagonal: boolean
}

/** No leg is longer, whatever a pack gives: the way of one is written down as a single number. */
export const LONGEST = 17

let stamp = 0
/** By place and diagonal, and by place: the stamp of the search that came there last. */
const seen = new Uint32Array(MOST_GRIDS * 2)
const listed = new Uint32Array(MOST_GRIDS)
const queue = new Int16Array(MOST_GRIDS * 2)

/** 9.2, 9.3, 9.5, 9.6: lists what `byGrid` has for every grid within reach; `room` is that of the unit's side. */
export function listWithin<A>(
  b: Book,
  s: Position,
  u: Readonly<Unit>,
  reach: Reach,
  room: Int8Array,
  byGrid: readonly A[],
  out: Found<A>,
): void {
  const t = tablesOf(s.field)
  const p = b.profile(u)
  stamp++
  listed[u.at] = stamp
  if (reach.steps > 2 || (reach.steps === 2 && reach.diagonal)) listFar(u, p, t, reach, room, byGrid, out)
  else if (reach.steps > 0) listBeside(u, p, t, reach, room, byGrid, out)
  if (reach.steps === 2 && !reach.diagonal) listSeconds(u, p, t, room, byGrid, out)
  if (mayShock(b, p)) listShocks(b, s, u, p, t, reach, byGrid, out)
}

/** Any number of steps, by a search. */
function listFar<A>(
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  reach: Reach,
  room: Int8Array,
  byGrid: readonly A[],
  out: Found<A>,
): void {
  const rooms = roomsOf(p)
  let head = 0
  let tail = 0
  queue[tail++] = u.at * 2 + (reach.diagonal ? 1 : 0)
  for (let steps = Math.min(reach.steps, LONGEST); steps > 0; steps--) {
    for (const end = tail; head < end; head++) {
      const code = must(queue[head])
      const used = code & 1
      for (let d = 0; d < 8; d += 1 + used) {
        const to = must(t.step[(code >> 1) * 8 + d])
        const reached = to * 2 + ((d & 1) | used)
        if (to < 0 || seen[reached] === stamp) continue
        seen[reached] = stamp
        if (must(room[rooms + to]) < p.squares) continue
        queue[tail++] = reached
        if (listed[to] === stamp) continue
        listed[to] = stamp
        add(out, byGrid[to] as A)
      }
    }
  }
}

/** The usual case of a single step. */
function listBeside<A>(
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  reach: Reach,
  room: Int8Array,
  byGrid: readonly A[],
  out: Found<A>,
): void {
  const rooms = roomsOf(p)
  for (let d = 0; d < 8; d += reach.diagonal ? 2 : 1) {
    const to = must(t.step[u.at * 8 + d])
    if (to < 0 || must(room[rooms + to]) < p.squares) continue
    add(out, byGrid[to] as A)
  }
}

/** Two steps from tables: a grid is reached when it and one before it are open. */
function listSeconds<A>(
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  room: Int8Array,
  byGrid: readonly A[],
  out: Found<A>,
): void {
  const rooms = roomsOf(p)
  const { squares } = p
  const seconds = secondSteps(t, u.at)
  for (let i = 0; i < seconds.length; i += SECOND) {
    const to = must(seconds[i])
    if (must(room[rooms + to]) < squares) continue
    const other = must(seconds[i + 3])
    if (must(room[rooms + must(seconds[i + 2])]) < squares && (other < 0 || must(room[rooms + other]) < squares))
      continue
    add(out, byGrid[to] as A)
  }
}

/** 7.24: whatever its type, a unit with the ability, or one that may be lent it. */
const mayShock = (b: Book, p: Profile): boolean => p.own.tankShock > 0 || b.lent.tankShock

/** 7.24, 9.8: neighbours with nobody but enemy infantry. */
function listShocks<A>(
  b: Book,
  s: Position,
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  reach: Reach,
  byGrid: readonly A[],
  out: Found<A>,
): void {
  if (reach.steps === 0 || shockOf(b, s, u) === 0) return
  for (let d = 0; d < 8; d += reach.diagonal ? 2 : 1) {
    const to = must(t.step[u.at * 8 + d])
    if (to >= 0 && listed[to] !== stamp && canShock(b, s, u, p, to)) add(out, byGrid[to] as A)
  }
}

/** 2.8, 7.24: only enemy infantry, in a grid the unit could otherwise enter. */
export function canShock(b: Book, s: Position, u: Readonly<Unit>, p: Profile, at: Grid): boolean {
  const stack = must(s.stacks[at])
  if (stack.length === 0 || !isPassable(s, p, at)) return false
  for (const id of stack) {
    const other = must(s.units[id])
    if (other.side === u.side || !b.profile(other).infantry) return false
  }
  return shockOf(b, s, u) > 0
}
