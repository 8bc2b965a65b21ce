import type { Board, Book } from '../book.ts'
import { attributes, isConscious } from '../rules/02-soldiers.ts'
import { activeSeat, canDo, isFreeToAct } from '../rules/03-actions.ts'
import type { Soldier, State } from '../state.ts'
import type { Weights } from './weights.ts'

/** What a side's shots may be expected to do to one rival side or, with -1, to all: each soldier counted by the best shot at it. */
export function firepower(
  book: Book,
  w: Weights,
  board: Board,
  s: State,
  cells: Int8Array,
  side: number,
  at = -1,
): number {
  const best = new Float64Array(s.soldiers.length)
  for (const u of s.soldiers) {
    if (u.side !== side || !isConscious(board, s, u)) continue
    for (let d = 0; d < 6; d++) aim(book, board, s, cells, u, d, best)
  }
  let sum = 0
  for (let id = 0; id < best.length; id++) {
    const t = s.soldiers[id] as Soldier
    if (at >= 0 && t.side !== at) continue
    sum += (best[id] as number) * (t.lives > 1 ? w.intact + w.wounded : w.immobilised)
  }
  return sum
}

/** The hits to be expected from a seat's soldiers that may still shoot in this turn. */
export function readiness(book: Book, board: Board, s: State, cells: Int8Array, seat: number): number {
  if (activeSeat(s) !== seat || !isFreeToAct(s)) return 0
  let sum = 0
  for (let id = 0; id < s.soldiers.length; id++) {
    if (!canDo(book, s, seat, id, 'shoot')) continue
    const best = new Float64Array(s.soldiers.length)
    for (let d = 0; d < 6; d++) aim(book, board, s, cells, s.soldiers[id] as Soldier, d, best)
    sum += Math.max(...best)
  }
  return sum
}

function aim(book: Book, board: Board, s: State, cells: Int8Array, u: Soldier, d: number, best: Float64Array): void {
  const line = board.lines[u.at * 6 + d] as Int16Array
  for (let i = 0; i < line.length; i++) {
    const held = cells[line[i] as number] as number
    if (held === 0) continue
    if (held < 0) return
    const t = s.soldiers[held - 1] as Soldier
    if (t.side !== u.side && t.lives > 0) {
      const needed = u.speed + t.speed + i - attributes(book, u).precision
      const chance = (11 - Math.min(10, Math.max(2, needed))) / 10
      if (chance > (best[held - 1] as number)) best[held - 1] = chance
    }
    if (!s.beamsPass) return
  }
}
