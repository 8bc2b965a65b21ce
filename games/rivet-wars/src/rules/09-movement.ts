// Chapter 9: Movement, and the moves of the combat phase
import { illegal, legal, must, type Piece } from '@muster/engine'
import { isPlace, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { type ActionOf, MINE, type Seat, type Side, type State, sideOf, type Unit, WIRE } from '../state.ts'
import { isOnDuckboards, isOpen, roomFor, whyShut } from './01-battlefield.ts'
import { activate, whySpent } from './05-activation.ts'
import { best, bonus, shockOf } from './05-buffs.ts'
import { sufferEntry } from './09-entering.ts'
import { listWithin, type Reach } from './09-reach.ts'
import { type Way, wayTo } from './09-ways.ts'
import { legsOf } from './interned.ts'
import { isShaped, NONE, type Order, ownUnit, type Refusal, type Run, type Verdict } from './rules.ts'

export type How = 'move' | 'assault' | 'dash'
type Leg = ActionOf<'move'> | ActionOf<'assault'> | ActionOf<'dash'>

function legOrder<K extends How>(b: Book, how: K): Order<K> {
  return {
    choices: (s: State, seat: Seat, piece?: Piece) => legChoices(b, s, sideOf(seat), how, piece),
    check: (s: State, seat: Seat, a: ActionOf<K>) => checkLeg(b, s, sideOf(seat), how, a),
    decide: (run: Run, _seat: Seat, a: ActionOf<K>) => decideLeg(b, run, how, a),
  }
}

export const moveOrder = (b: Book): Order<'move'> => legOrder(b, 'move')
export const assaultOrder = (b: Book): Order<'assault'> => legOrder(b, 'assault')
export const dashOrder = (b: Book): Order<'dash'> => legOrder(b, 'dash')

const isTime = (s: State, how: How): boolean => !s.question && s.phase === (how === 'move' ? 'movement' : 'combat')

const isKnown = (b: Book, side: Side, how: How): boolean =>
  how === 'move' || b.known[side][how === 'dash' ? 'dash' : 'rapidAssault']

const found: ActionOf<How>[] = []

/** 9.1: every unit that can still go somewhere; nobody must. */
function legChoices<K extends How>(b: Book, s: State, side: Side, how: K, piece?: Piece): readonly ActionOf<K>[] {
  if (!isTime(s, how) || !isKnown(b, side, how)) return NONE
  const out = found as ActionOf<K>[]
  out.length = 0
  let room: Int8Array | null = null
  for (const u of s.units) {
    if (u?.side !== side || u.done || (piece !== undefined && piece !== u.id)) continue
    const reach = reachOf(b, s, u, how)
    if (!reach) continue
    room ??= roomFor(b, s, side)
    listWithin(b, s, u, reach, room, legsOf(how, u.id), out)
  }
  return out.length > 0 ? out.slice() : NONE
}

/** How far the unit may go in this way now; null when it may not. */
export function reachOf(b: Book, s: State, u: Readonly<Unit>, how: How): Reach | null {
  const { active } = s
  const mode = active?.unit === u.id ? active.mode : 'fresh'
  if (active && mode === how) return active.left > 0 ? { steps: active.left, diagonal: active.diagonal } : null
  const steps = mayBegin(u, how, mode) ? allowance(b, s, u, how) : 0
  return steps > 0 ? { steps, diagonal: false } : null
}

/** 5.3, 7.11, 7.18, 7.19: what a unit has done may shut out what it wants to do. */
function mayBegin(u: Readonly<Unit>, how: How, mode: string): boolean {
  if (how === 'move') return !u.assaulted
  return mode !== 'attack' && mode !== 'dash'
}

/** 7.8, 7.9, 7.17, 7.20, 7.22: each way has a length and a diagonal of its own. */
function allowance(b: Book, s: State, u: Readonly<Unit>, how: How): number {
  if (how === 'assault') return best(b, s, u, 'rapidAssault')
  return how === 'dash' ? best(b, s, u, 'dash') : moveOf(b, s, u)
}

/** 7.13, 7.21, 9.2, C8: the move, with Runner from duckboards and what cards and friends add. */
export function moveOf(b: Book, s: State, u: Readonly<Unit>): number {
  const runner = isOnDuckboards(s, u.at) ? bonus(b, s, u, 'runner') : 0
  return b.profile(u).move + bonus(b, s, u, 'moveBonus') + runner + u.haste
}

function checkLeg(b: Book, s: State, side: Side, how: How, a: Leg): Verdict {
  if (!isTime(s, how)) return how === 'move' && s.phase === 'rearrange' ? lateMove() : illegal('2.3', 'notThisPhase')
  if (!isShaped(a, 'unit', 'at')) return illegal('9.6', 'badAction')
  const u = ownUnit(s, side, a.unit)
  if (!u) return illegal('9.1', 'noSuchUnit')
  const spent = whySpent(s, u) ?? whyCannotBegin(b, s, u, how)
  if (spent) return spent
  if (!isPlace(s.field, a.at) || a.at === u.at) return illegal('9.6', 'noSuchGrid')
  return whyNoWay(b, s, u, how, a.at) ?? legal
}

const lateMove = (): Refusal => illegal('9.11', 'rearranging')

function whyCannotBegin(b: Book, s: State, u: Readonly<Unit>, how: How): Refusal | null {
  const mode = s.active?.unit === u.id ? s.active.mode : 'fresh'
  if (how === 'move' && u.assaulted) return illegal('7.18', 'assaulted')
  if (how === 'assault' && best(b, s, u, 'rapidAssault') === 0) return illegal('7.17', 'noRapidAssault')
  if (how === 'dash' && best(b, s, u, 'dash') === 0) return illegal('7.8', 'noDash')
  if (how === 'assault' && mode === 'attack') return illegal('7.19', 'attackedAlready')
  if (how === 'dash' && mode === 'attack') return illegal('5.3', 'attackedAlready')
  return how === 'assault' && mode === 'dash' ? illegal('5.3', 'acted') : null
}

function whyNoWay(b: Book, s: State, u: Readonly<Unit>, how: How, to: number): Refusal | null {
  const reach = reachOf(b, s, u, how)
  if (!reach) return illegal('9.2', 'noMoveLeft')
  if (wayTo(b, s, u, reach, to)) return null
  const p = b.profile(u)
  if (!isOpen(b, s, u, p, to)) return whyShut(b, s, u, p, to)
  const t = tablesOf(s.field)
  const straight = must(t.distance[u.at * t.size + to])
  if (reach.diagonal && straight <= reach.steps) return illegal('9.3', 'diagonalUsed')
  return illegal('9.2', 'tooFar', { move: reach.steps })
}

/** 7.28, 9.6, 10.11: the unit goes as far as the way and what lies on it let it. */
function decideLeg(b: Book, run: Run, how: How, a: Leg): void {
  const u = must(run.state.units[a.unit])
  activate(b, run, u)
  const reach = must(reachOf(b, run.state, u, how))
  const way = must(wayTo(b, run.state, u, reach, a.at))
  if (walk(b, run, u, how, reach, way) && way.shock) makeShock(b, run, u)
}

/** Whether the unit arrives. Stops wherever something waits for it. */
function walk(b: Book, run: Run, u: Readonly<Unit>, how: How, reach: Reach, way: Way): boolean {
  let path: number[] = []
  for (let i = 0; i < way.path.length; i++) {
    const at = must(way.path[i])
    path.push(at)
    const last = i === way.path.length - 1
    if (!last && !isWatched(run.state, at)) continue
    const left = reach.steps - i - 1
    run.emit({ type: 'moved', unit: u.id, path, how, left, ...(way.diagonal ? { diagonal: true as const } : {}) })
    if (!sufferEntry(b, run, u)) return false
    path = []
  }
  return true
}

/** Whether something may befall whoever enters. */
function isWatched(s: State, at: number): boolean {
  return (must(s.markers[at]) & (WIRE | MINE)) !== 0 || s.clouds.some((cloud) => cloud.at === at)
}

/** 7.25, 9.9: after wire, mine and gas. */
function makeShock(b: Book, run: Run, u: Readonly<Unit>): void {
  run.emit({ type: 'shockMade', unit: u.id, at: u.at, dice: shockOf(b, run.state, u) })
}
