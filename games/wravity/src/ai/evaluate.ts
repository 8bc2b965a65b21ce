import { must } from '@muster/engine'
import { type Board, type Box, laterals } from '../box.ts'
import { attributes, boardOf, filled, hasHold, isConscious } from '../rules/02-soldiers.ts'
import type { Soldier, State } from '../state.ts'
import type { Weights } from './weights.ts'

/** How good the state is for a seat's side: its worth less the best rival's. */
export function evaluate(box: Box, weights: Weights, s: State, seat: number): number {
  const side = must(s.sides[seat])
  if (s.result) return verdict(s, side)
  if (s.phase !== 'battle') return 0
  const board = boardOf(box, s)
  const cells = filled(board, s)
  const worth = s.doors.map((_, i) =>
    worthOf(box, weights, board, s, cells, i, i === side ? weights.threat : weights.exposure),
  )
  let rival = -Infinity
  for (let i = 0; i < worth.length; i++) if (i !== side) rival = Math.max(rival, must(worth[i]))
  return must(worth[side]) - rival + weights.card * must(s.hands[seat]).length
}

/** Points are the measure at the end too. */
function verdict(s: State, side: number): number {
  const { scores } = must(s.result)
  const best = Math.max(...scores.map((x, i) => (i === side ? -Infinity : x.total)))
  return must(scores[side]).total - best
}

function worthOf(box: Box, w: Weights, board: Board, s: State, cells: Int8Array, side: number, shots: number): number {
  let sum = 0
  for (const u of s.soldiers) {
    if (u.side === side) sum += soldierWorth(box, w, board, s, u)
    else if (u.lives === 0) sum += w.immobilised
    else if (u.lives < box.content.limits.lives) sum += w.wounded
  }
  sum += shots * firepower(box, w, board, s, cells, side)
  if (cells[s.doors[side] as number] !== 0 && hasWaiting(s, side)) sum -= w.blocked
  for (let door = 0; door < s.doors.length; door++) if (door !== side) sum += approach(w, board, s, side, door)
  return sum
}

const hasWaiting = (s: State, side: number): boolean => s.soldiers.some((u) => u.side === side && u.at < 0)

function soldierWorth(box: Box, w: Weights, board: Board, s: State, u: Soldier): number {
  if (u.at < 0 || u.lives === 0) return 0
  const counts = u.lives === box.content.limits.lives && (s.latecomers || u.entered < box.content.limits.rounds)
  const intact = counts ? w.intact : 0
  const rest = u.speed === 0 && hasHold(board, s, u.at) ? w.hold : 0
  return intact + rest + w.inside
}

/** What a side's shots may be expected to do, each rival counted by the best shot at it. */
function firepower(box: Box, w: Weights, board: Board, s: State, cells: Int8Array, side: number): number {
  const best = new Float64Array(s.soldiers.length)
  for (const u of s.soldiers) {
    if (u.side !== side || !isConscious(board, s, u)) continue
    for (let d = 0; d < 6; d++) aim(box, board, s, cells, u, d, best)
  }
  let sum = 0
  for (let id = 0; id < best.length; id++) {
    const t = s.soldiers[id] as Soldier
    sum += (best[id] as number) * (t.lives > 1 ? w.intact + w.wounded : w.immobilised)
  }
  return sum
}

function aim(box: Box, board: Board, s: State, cells: Int8Array, u: Soldier, d: number, best: Float64Array): void {
  const line = board.lines[u.at * 6 + d] as Int16Array
  for (let i = 0; i < line.length; i++) {
    const held = cells[line[i] as number] as number
    if (held === 0) continue
    if (held < 0) return
    const t = s.soldiers[held - 1] as Soldier
    if (t.side !== u.side && t.lives > 0) {
      const needed = u.speed + t.speed + i - attributes(box, u).precision
      const chance = (11 - Math.min(10, Math.max(2, needed))) / 10
      if (chance > (best[held - 1] as number)) best[held - 1] = chance
    }
    if (!s.beamsPass) return
  }
}

/** How near a side's two nearest soldiers are to a rival's door, and whether one is ready to open it. */
function approach(w: Weights, board: Board, s: State, side: number, door: number): number {
  const hex = must(s.doors[door])
  const beside = laterals(board, hex)
  let first = 0
  let second = 0
  let opener = 0
  for (const u of s.soldiers) {
    if (u.side !== side || u.at < 0 || !isConscious(board, s, u)) continue
    if (u.speed === 0 && beside.includes(u.at)) opener = 1
    const near = nearness(board, s, u, hex)
    if (near > first) {
      second = first
      first = near
    } else if (near > second) second = near
  }
  return w.door * (first + second) + w.opener * opener
}

/** From 0 far away to 1 in the door; a soldier in flight is judged by where it will be. */
function nearness(board: Board, s: State, u: Soldier, door: number): number {
  const at = u.speed > 0 ? ahead(board, s, u) : u.at
  const far = board.distances[at * board.size + door] as number
  const slow = u.speed > 0 ? 0.05 * u.speed : 0
  return Math.max(0, 1 - far / 16 - slow)
}

function ahead(board: Board, s: State, u: Soldier): number {
  const line = board.lines[u.at * 6 + u.heading - 1] as Int16Array
  const steps = Math.min(u.speed, line.length)
  let at = u.at
  for (let i = 0; i < steps; i++) {
    const hex = line[i] as number
    for (const p of s.planets) if (p.at === hex) return at
    at = hex
  }
  return at
}
