// Chapter 14: what a grenade does when it has gone off
import { must } from '@muster/engine'
import { type Board, type Book, distance } from '../book.ts'
import type { Grenade, GrenadeId, Hex, Position, Soldier, SoldierId } from '../state.ts'
import type { WravityRun } from '../types.ts'
import { boardOf, isFree, stepOf } from './02-soldiers.ts'

/** 14.8, 14.19: until the end of this player's next turn. */
export function explode(run: WravityRun, book: Book, grenade: GrenadeId): void {
  const s = run.state
  run.emit({ type: 'grenadeExploded', grenade, until: s.turn + s.sides.length })
  drawIn(run, book)
}

/** 14.11, 14.13, 14.15: one hex at a time, until nobody moves any more. */
export function drawIn(run: WravityRun, book: Book): void {
  if (run.state.grenades.length === 0) return
  const board = boardOf(book, run.state)
  for (let drawn = true; drawn; ) {
    drawn = false
    for (const id of inOrder(board, run.state)) if (drawOne(run, board, id)) drawn = true
  }
}

function drawOne(run: WravityRun, board: Board, id: SoldierId): boolean {
  const u = must(run.state.soldiers[id])
  const to = nearer(board, run.state, u)
  if (to === u.at && u.speed === 0) return false
  run.emit({ type: 'soldierDrawn', soldier: id, to })
  return true
}

/** 14.12: of two hexes the one with the lower heading. */
function nearer(board: Board, s: Position, u: Soldier): Hex {
  const field = must(fieldOf(board, s, u))
  const from = distance(board, field.at, u.at)
  for (let heading = 1; heading <= 6; heading++) {
    const next = stepOf(board, u.at, heading)
    if (isFree(s, next) && distance(board, field.at, next) < from) return next
  }
  return u.at
}

/** 14.16: the nearer field, then the older. */
function fieldOf(board: Board, s: Position, u: Soldier): Grenade | null {
  let best: Grenade | null = null
  for (const g of s.grenades) {
    if (g.until < 0 || distance(board, g.at, u.at) > g.reach) continue
    if (!best || distance(board, g.at, u.at) < distance(board, best.at, u.at) || isOlder(board, g, best, u)) best = g
  }
  return best
}

const isOlder = (board: Board, g: Grenade, best: Grenade, u: Soldier): boolean =>
  distance(board, g.at, u.at) === distance(board, best.at, u.at) && g.until < best.until

/** 14.12: by distance, seat and number. Soldiers are listed by seat and number already. */
function inOrder(board: Board, s: Position): SoldierId[] {
  const caught: { id: SoldierId; far: number }[] = []
  s.soldiers.forEach((u, id) => {
    const field = u.at >= 0 ? fieldOf(board, s, u) : null
    if (field) caught.push({ id, far: distance(board, field.at, u.at) })
  })
  return caught.sort((a, b) => a.far - b.far || a.id - b.id).map((c) => c.id)
}
