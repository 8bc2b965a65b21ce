import { must } from '@muster/engine'
import { type Board, type Book, lineFrom } from '../book.ts'
import { attributes, isConscious, soldierOf } from '../rules/02-soldiers.ts'
import { activeSeat, isFreeToAct, isReady } from '../rules/03-actions.ts'
import { type Heading, KIND, type Position, type SeatId, type SideId, type Soldier, type SoldierId } from '../state.ts'
import type { Weights } from './plan.ts'

/** What a side's shots may be expected to do to one rival side or, with -1, to all: each soldier counted by the best shot at it. */
export function firepower(
  book: Book,
  w: Weights,
  board: Board,
  s: Position,
  cells: Int8Array,
  side: SideId,
  at: SideId = -1,
): number {
  const best = new Float64Array(s.soldiers.length)
  for (const u of s.soldiers) {
    if (u.side !== side || !isConscious(board, s, u)) continue
    for (let heading = 1; heading <= 6; heading++) aim(book, board, s, cells, u, heading, best)
  }
  let sum = 0
  for (let id = 0; id < best.length; id++) {
    const t = soldierOf(s, id)
    if (at >= 0 && t.side !== at) continue
    sum += must(best[id]) * (t.lives > 1 ? w.intact + w.wounded : w.immobilised)
  }
  return sum
}

/** Whether a soldier may still shoot in its own turn, with the board's slate filled. */
export const mayShoot = (board: Board, s: Position, id: SoldierId): boolean =>
  isReady(board, s, soldierOf(s, id).seat, id, KIND.shoot)

/** The hits to be expected from a seat's soldiers that may still shoot in this turn. */
export function readiness(book: Book, board: Board, s: Position, cells: Int8Array, seat: SeatId): number {
  if (activeSeat(s) !== seat || !isFreeToAct(s)) return 0
  let sum = 0
  for (let id = 0; id < s.soldiers.length; id++) {
    const u = soldierOf(s, id)
    if (u.seat !== seat || !mayShoot(board, s, id)) continue
    const best = new Float64Array(s.soldiers.length)
    for (let heading = 1; heading <= 6; heading++) aim(book, board, s, cells, u, heading, best)
    sum += Math.max(...best)
  }
  return sum
}

export function aim(
  book: Book,
  board: Board,
  s: Position,
  cells: Int8Array,
  u: Soldier,
  way: Heading,
  best: Float64Array,
): void {
  const line = lineFrom(board, u.at, way)
  for (let i = 0; i < line.length; i++) {
    const held = cells[line[i] as number] as number
    if (held === 0) continue
    if (held < 0) return
    const t = soldierOf(s, held - 1)
    if (t.side !== u.side && t.lives > 0) {
      const needed = u.speed + t.speed + i - attributes(book, u).precision
      const chance = (11 - Math.min(10, Math.max(2, needed))) / 10
      if (chance > (best[held - 1] as number)) best[held - 1] = chance
    }
    if (!s.beamsPass) return
  }
}
