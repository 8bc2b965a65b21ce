import { must } from '@muster/engine'
import { type Board, type Book, distance, laterals } from '../book.ts'
import { boardOf, filled, hasHold, isConscious, PLANET } from '../rules/02-soldiers.ts'
import { lastRound, roundOf } from '../rules/03-actions.ts'
import { missionPoints } from '../rules/16-missions.ts'
import type { Hex, Position, SeatId, SideId, Soldier } from '../state.ts'
import type { Plan, Weights } from './plan.ts'
import { firepower, readiness } from './shots.ts'

/** How good the state is for a seat's side: its worth less the rivals', and what the seat itself has in hand. */
export function evaluate(book: Book, plan: Plan, s: Position, seat: SeatId): number {
  const side = must(s.sides[seat])
  if (s.result) return verdict(s, side)
  if (s.phase !== 'battle') return 0
  const w = s.doors.length > 2 ? plan.several : plan.one
  const board = boardOf(book, s)
  const cells = filled(board, s)
  const own = worthOf(book, w, board, s, cells, side, w.threat * firepower(book, w, board, s, cells, side))
  const rivals: number[] = []
  for (let i = 0; i < s.doors.length; i++) {
    if (i === side) continue
    rivals.push(worthOf(book, w, board, s, cells, i, w.exposure * firepower(book, w, board, s, cells, i, side)))
  }
  const { length: cards } = must(s.hands[seat])
  return own - together(w, rivals) + w.card * cards + prospects(book, w, board, s, cells, seat)
}

/** Points are the measure at the end too. */
function verdict(s: Position, side: SideId): number {
  const { scores } = must(s.result)
  const best = Math.max(...scores.map((x, i) => (i === side ? -Infinity : x.total)))
  return must(scores[side]).total - best
}

/** The leader and the mean of them all, by their weight. */
function together(w: Weights, rivals: readonly number[]): number {
  const leader = Math.max(...rivals)
  if (w.leader === 1) return leader
  const mean = rivals.reduce((a, b) => a + b, 0) / rivals.length
  return w.leader * leader + (1 - w.leader) * mean
}

/** What the seat may still shoot in this turn, and its missions as they stand. */
function prospects(book: Book, w: Weights, board: Board, s: Position, cells: Int8Array, seat: SeatId): number {
  const shots = w.ready === 0 ? 0 : w.ready * readiness(book, board, s, cells, seat)
  return w.mission === 0 ? shots : shots + w.mission * missions(book, s, seat)
}

/** What stands now counts the more the nearer the end is. */
function missions(book: Book, s: Position, seat: SeatId): number {
  let points = 0
  for (const card of must(s.hands[seat])) points += missionPoints(book, s, seat, card)
  return (points * roundOf(s)) / lastRound(book, s.mode)
}

function worthOf(
  book: Book,
  w: Weights,
  board: Board,
  s: Position,
  cells: Int8Array,
  side: SideId,
  shots: number,
): number {
  let sum = 0
  for (const u of s.soldiers) {
    if (u.side === side) sum += soldierWorth(book, w, board, s, u)
    else if (u.lives === 0) sum += w.immobilised
    else if (u.lives < book.content.limits.lives) sum += w.wounded
  }
  sum += shots
  if (cells[must(s.doors[side])] !== 0 && hasWaiting(s, side)) sum -= w.blocked
  for (let rival = 0; rival < s.doors.length; rival++) if (rival !== side) sum += approach(w, board, s, side, rival)
  return sum
}

const hasWaiting = (s: Position, side: SideId): boolean => s.soldiers.some((u) => u.side === side && u.at < 0)

function soldierWorth(book: Book, w: Weights, board: Board, s: Position, u: Soldier): number {
  if (u.at < 0 || u.lives === 0) return 0
  const counts = u.lives === book.content.limits.lives && (s.latecomers || u.entered < lastRound(book, s.mode))
  const intact = counts ? w.intact : 0
  const rest = u.speed === 0 && hasHold(board, s, u.at) ? w.hold : 0
  return intact + rest + w.inside
}

/** How near a side's two nearest soldiers are to a rival's door, and whether one is ready to open it. */
function approach(w: Weights, board: Board, s: Position, side: SideId, rival: SideId): number {
  const door = must(s.doors[rival])
  const beside = laterals(board, door)
  let first = 0
  let second = 0
  let opener = 0
  for (const u of s.soldiers) {
    if (u.side !== side || u.at < 0 || !isConscious(board, s, u)) continue
    if (u.speed === 0 && beside.includes(u.at)) opener = 1
    const near = nearness(board, u.speed, u.speed > 0 ? aheadOf(board, u) : u.at, door)
    if (near > first) {
      second = first
      first = near
    } else if (near > second) second = near
  }
  return w.door * (first + second) + w.opener * opener
}

/** From 0 far away to 1 in the door; a soldier in flight is judged by where it will be. */
export function nearness(board: Board, speed: number, ahead: Hex, door: Hex): number {
  const far = distance(board, ahead, door)
  const slow = speed > 0 ? 0.05 * speed : 0
  return Math.max(0, 1 - far / 16 - slow)
}

/** Where one in flight will be, unless a planet is in its way; with the board's slate filled. */
export function aheadOf({ step, slate }: Board, u: Soldier): Hex {
  let at = u.at
  for (let i = 0; i < u.speed; i++) {
    const next = step[at * 6 + u.heading - 1] as Hex
    if (next < 0 || slate.cells[next] === PLANET) return at
    at = next
  }
  return at
}
