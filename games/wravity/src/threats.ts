import { must, type Threat } from '@muster/engine'
import type { Book } from './book.ts'
import { boardOf, borrowed, soldierAt, soldierOf } from './rules/02-soldiers.ts'
import { seatNumber, unable } from './rules/03-actions.ts'
import { aimable, hitChance, isInSight, shotNeeds } from './rules/10-aiming.ts'
import type { Seat, SoldierId, View } from './state.ts'

/** Whom each rival could shoot from where it is, and how likely it hits. */
export function threats(book: Book, v: View, viewer: Seat | 'spectator'): readonly Threat[] {
  if (viewer === 'spectator' || v.phase !== 'battle') return []
  const side = must(v.sides[seatNumber(viewer)])
  return v.soldiers.flatMap((rival, piece) => {
    if (rival.side === side || unable(book, v, rival) !== null) return []
    const pieces = inSightOf(book, v, piece).filter((id) => soldierOf(v, id).side === side)
    const chances = pieces.map((id) => hitChance(shotNeeds(book, v, rival, soldierOf(v, id).at)))
    return pieces.length > 0 ? [{ piece, pieces, chances }] : []
  })
}

/** Every soldier that it may aim at. */
function inSightOf(book: Book, v: View, id: SoldierId): SoldierId[] {
  const board = boardOf(book, v)
  const cells = borrowed(board, v)
  const { at: from, side } = soldierOf(v, id)
  return aimable(v, side)
    .filter((hex) => isInSight(board, v, cells, from, hex))
    .map((hex) => soldierAt(v, hex))
    .filter((target) => target >= 0)
}
