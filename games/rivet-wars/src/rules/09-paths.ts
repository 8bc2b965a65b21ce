// Chapter 9: ways from grid to grid
import { must } from '@muster/engine'
import { type Tables, tablesOf } from '../board.ts'
import type { Book, Profile } from '../book.ts'
import { type State, type Unit, WIRE } from '../state.ts'
import { hasMine, isOpen, isPassable } from './01-battlefield.ts'
import { shockOf } from './05-buffs.ts'

/** How far a unit may still go. */
export interface Reach {
  readonly steps: number
  /** The diagonal step is used. */
  readonly diagonal: boolean
}

/** A place with the diagonal used or not, and how it was come by. */
interface Node {
  readonly at: number
  readonly diagonal: boolean
  readonly path: readonly number[]
  readonly hazards: number
  readonly wires: number
  /** Directions taken, to settle ties clockwise from north. */
  readonly turns: readonly number[]
}

let stamp = 0
let seen = new Uint32Array(512)
let listed = new Uint32Array(256)
const frontier: number[] = []
const next: number[] = []

/** 9.2, 9.3, 9.5, 9.6: calls back with every grid within reach, each once. */
export function eachWithin(b: Book, s: State, u: Readonly<Unit>, reach: Reach, found: (at: number) => void): void {
  const t = tablesOf(s.field)
  const p = b.profile(u)
  begin(t, u.at)
  frontier.length = 0
  frontier.push(u.at * 2 + (reach.diagonal ? 1 : 0))
  for (let steps = reach.steps; steps > 0 && frontier.length > 0; steps--) {
    next.length = 0
    for (const code of frontier) expand(b, s, u, p, t, code, found)
    frontier.length = 0
    for (const code of next) frontier.push(code)
  }
  if (reach.steps > 0) eachShock(b, s, u, p, t, reach, found)
}

function begin(t: Tables, from: number): void {
  if (seen.length < t.size * 2) {
    seen = new Uint32Array(t.size * 2)
    listed = new Uint32Array(t.size)
  }
  stamp++
  listed[from] = stamp
}

function expand(
  b: Book,
  s: State,
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  code: number,
  found: (at: number) => void,
): void {
  const at = code >> 1
  const used = code & 1
  for (let d = 0; d < 8; d += 1 + used) {
    const to = must(t.step[at * 8 + d])
    if (to < 0) continue
    const reached = to * 2 + (d & 1 ? 1 : used)
    if (seen[reached] === stamp) continue
    seen[reached] = stamp
    if (!isOpen(b, s, u, p, to)) continue
    next.push(reached)
    if (listed[to] === stamp) continue
    listed[to] = stamp
    found(to)
  }
}

/** 7.24, 9.8: neighbours with nobody but enemy infantry. */
function eachShock(
  b: Book,
  s: State,
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  reach: Reach,
  found: (at: number) => void,
): void {
  if (p.infantry || shockOf(b, s, u) === 0) return
  for (let d = 0; d < 8; d += reach.diagonal ? 2 : 1) {
    const to = must(t.step[u.at * 8 + d])
    if (to >= 0 && listed[to] !== stamp && canShock(b, s, u, p, to)) found(to)
  }
}

/** 2.8, 7.24: only enemy infantry, in a grid the unit could otherwise enter. */
export function canShock(b: Book, s: State, u: Readonly<Unit>, p: Profile, at: number): boolean {
  const stack = must(s.stacks[at])
  if (stack.length === 0 || !isPassable(s, p, at)) return false
  for (const id of stack) {
    const other = must(s.units[id])
    if (other.side === u.side || !b.profile(other).infantry) return false
  }
  return shockOf(b, s, u) > 0
}

export interface Way {
  /** The grids entered. */
  readonly path: readonly number[]
  /** The diagonal step is used by then. */
  readonly diagonal: boolean
  readonly shock: boolean
}

/** 9.7: a shortest way with the fewest mines and clouds, then wires, then clockwise; null for none. */
export function wayTo(b: Book, s: State, u: Readonly<Unit>, reach: Reach, to: number): Way | null {
  const t = tablesOf(s.field)
  const p = b.profile(u)
  const beside = shockStep(b, s, u, p, t, reach, to)
  if (beside) return beside
  let layer: Node[] = [{ at: u.at, diagonal: reach.diagonal, path: [], hazards: 0, wires: 0, turns: [] }]
  const done = new Set<number>()
  for (let steps = 0; steps < reach.steps && layer.length > 0; steps++) {
    for (const node of layer) done.add(codeOf(node))
    layer = nextLayer(b, s, u, p, t, layer, done)
    const arrived = layer.filter((node) => node.at === to)[0]
    if (arrived) return { path: arrived.path, diagonal: arrived.diagonal, shock: false }
  }
  return null
}

const codeOf = (node: Node): number => node.at * 2 + (node.diagonal ? 1 : 0)

/** 9.8 */
function shockStep(b: Book, s: State, u: Readonly<Unit>, p: Profile, t: Tables, reach: Reach, to: number): Way | null {
  for (let d = 0; reach.steps > 0 && d < 8; d += reach.diagonal ? 2 : 1) {
    if (t.step[u.at * 8 + d] !== to || !canShock(b, s, u, p, to)) continue
    return { path: [to], diagonal: reach.diagonal || d % 2 === 1, shock: true }
  }
  return null
}

function nextLayer(
  b: Book,
  s: State,
  u: Readonly<Unit>,
  p: Profile,
  t: Tables,
  layer: readonly Node[],
  done: ReadonlySet<number>,
): Node[] {
  const reached = new Map<number, Node>()
  for (const node of layer) {
    for (let d = 0; d < 8; d += node.diagonal ? 2 : 1) {
      const at = must(t.step[node.at * 8 + d])
      if (at < 0 || !isOpen(b, s, u, p, at)) continue
      const step = stepOn(s, node, at, d)
      const code = codeOf(step)
      const rival = reached.get(code)
      if (!done.has(code) && (!rival || isBetter(step, rival))) reached.set(code, step)
    }
  }
  return [...reached.values()]
}

function stepOn(s: State, node: Node, at: number, d: number): Node {
  const clouds = s.clouds.reduce((n, cloud) => n + (cloud.at === at ? 1 : 0), 0)
  return {
    at,
    diagonal: node.diagonal || d % 2 === 1,
    path: [...node.path, at],
    hazards: node.hazards + clouds + (hasMine(s, at) ? 1 : 0),
    wires: node.wires + (must(s.markers[at]) & WIRE ? 1 : 0),
    turns: [...node.turns, d],
  }
}

/** 9.7 */
function isBetter(a: Node, c: Node): boolean {
  if (a.hazards !== c.hazards) return a.hazards < c.hazards
  if (a.wires !== c.wires) return a.wires < c.wires
  const first = a.turns.findIndex((d, i) => d !== c.turns[i])
  return first >= 0 && must(a.turns[first]) < must(c.turns[first])
}
