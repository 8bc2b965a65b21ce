// Chapter 9: ways from grid to grid
import { must } from '@muster/engine'
import { MOST_GRIDS, SECOND, secondSteps, type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Profile } from '../profile.ts'
import { type Grid, MINE, type Position, type Unit, WIRE } from '../state.ts'
import { isOpen, roomFor, roomsOf } from './01-battlefield.ts'
import { canShock, LONGEST, type Reach } from './09-reach.ts'

let stamp = 0
/** By place and diagonal: the search and the layer that came there last, what it cost, and the directions taken. */
const seen = new Uint32Array(MOST_GRIDS * 2)
const layers = new Uint8Array(MOST_GRIDS * 2)
const risks = new Int32Array(MOST_GRIDS * 2)
const turns = new Float64Array(MOST_GRIDS * 2)
const queue = new Int16Array(MOST_GRIDS * 2)

export interface Way {
  /** The grids entered. */
  readonly path: readonly Grid[]
  /** The diagonal step is used by then. */
  readonly diagonal: boolean
  readonly shock: boolean
}

/** 9.7: a shortest way with the fewest mines and clouds, then wires, then clockwise; null for none. */
export function wayTo(b: Book, s: Position, u: Readonly<Unit>, reach: Reach, to: Grid): Way | null {
  const t = tablesOf(s.field)
  const p = b.profile(u)
  const beside = singleStep(b, s, u, p, t, reach, to)
  if (beside) return beside
  const twice = doubleStep(b, s, u, p, t, reach, to)
  if (twice) return twice
  const room = roomFor(b, s, u.side)
  let head = 0
  let tail = start(u.at, reach)
  for (let layer = 1; layer <= Math.min(reach.steps, LONGEST); layer++) {
    for (const end = tail; head < end; head++) tail = widen(s, p, t, room, must(queue[head]), layer, tail)
    const arrived = arrivalAt(to, layer)
    if (arrived >= 0)
      return { path: pathOf(t, u.at, must(turns[arrived]), layer), diagonal: arrived % 2 === 1, shock: false }
  }
  return null
}

function start(at: Grid, reach: Reach): number {
  const code = at * 2 + (reach.diagonal ? 1 : 0)
  stamp++
  queue[0] = code
  seen[code] = stamp
  layers[code] = 0
  risks[code] = 0
  turns[code] = 0
  return 1
}

/** Goes on from a place to its neighbours, keeping the best way to each; the new end of the queue. */
function widen(s: Position, p: Profile, t: Tables, room: Int8Array, code: number, layer: number, end: number): number {
  let tail = end
  const used = code & 1
  for (let d = 0; d < 8; d += 1 + used) {
    const to = must(t.step[(code >> 1) * 8 + d])
    const next = to * 2 + ((d & 1) | used)
    if (to < 0 || (seen[next] === stamp && must(layers[next]) < layer)) continue
    if (must(room[roomsOf(p) + to]) < p.squares) continue
    const risk = must(risks[code]) + riskOf(s, p, to)
    const turn = must(turns[code]) * 8 + d
    if (seen[next] !== stamp) queue[tail++] = next
    else if (!isBetter(risk, turn, next)) continue
    seen[next] = stamp
    layers[next] = layer
    risks[next] = risk
    turns[next] = turn
  }
  return tail
}

/** 9.7: mines and clouds before wires, wires before the directions clockwise from north. */
const isBetter = (risk: number, turn: number, than: number): boolean =>
  risk < must(risks[than]) || (risk === must(risks[than]) && turn < must(turns[than]))

const HAZARD = 64

/** 10.9: infantry fears no mines. */
function riskOf(s: Position, p: Profile, at: Grid): number {
  const marker = must(s.markers[at])
  let risk = (marker & MINE && !p.infantry ? HAZARD : 0) + (marker & WIRE ? 1 : 0)
  for (const cloud of s.clouds) if (cloud.at === at) risk += HAZARD
  return risk
}

/** The place if it was come to in this layer, with the diagonal used or not; -1 otherwise. */
function arrivalAt(to: Grid, layer: number): number {
  for (const code of [to * 2, to * 2 + 1]) if (seen[code] === stamp && layers[code] === layer) return code
  return -1
}

function pathOf(t: Tables, from: Grid, taken: number, steps: number): Grid[] {
  const path: Grid[] = []
  let at = from
  for (let i = steps - 1; i >= 0; i--) {
    at = must(t.step[at * 8 + (Math.floor(taken / 8 ** i) % 8)])
    path.push(at)
  }
  return path
}

/** 9.7: a way of two steps by the table, where there is one. */
function doubleStep(
  b: Book,
  s: Position,
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  reach: Reach,
  to: Grid,
): Way | null {
  if (reach.steps < 2 || must(t.distance[u.at * t.size + to]) !== 2) return null
  const seconds = secondSteps(t, u.at)
  for (let i = 0; i < seconds.length; i += SECOND) {
    if (seconds[i] !== to) continue
    const diagonal = seconds[i + 1] === 1
    if ((diagonal && reach.diagonal) || !isOpen(b, s, u, p, to)) return null
    const mid = saferOf(b, s, u, p, must(seconds[i + 2]), must(seconds[i + 3]))
    return mid < 0 ? null : { path: [mid, to], diagonal: diagonal || reach.diagonal, shock: false }
  }
  return null
}

/** The open one of two grids with fewer mines, clouds and wires, the first if they are alike; -1 for neither. */
function saferOf(b: Book, s: Position, u: Readonly<Unit>, p: Profile, first: Grid, second: Grid): Grid {
  const one = isOpen(b, s, u, p, first)
  if (second < 0 || !isOpen(b, s, u, p, second)) return one ? first : -1
  return one && riskOf(s, p, first) <= riskOf(s, p, second) ? first : second
}

/** 9.8: into enemies only so; and there is no shorter way to a neighbour. */
function singleStep(
  b: Book,
  s: Position,
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  reach: Reach,
  to: Grid,
): Way | null {
  if (reach.steps === 0) return null
  for (let d = 0; d < 8; d += reach.diagonal ? 2 : 1) {
    if (t.step[u.at * 8 + d] !== to) continue
    const diagonal = reach.diagonal || d % 2 === 1
    if (isOpen(b, s, u, p, to)) return { path: [to], diagonal, shock: false }
    return canShock(b, s, u, p, to) ? { path: [to], diagonal, shock: true } : null
  }
  return null
}
