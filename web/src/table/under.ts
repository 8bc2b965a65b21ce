// What lies under a finger on the board, or at a place that the keyboard walks to.
import type { Piece } from '@muster/engine'
import type { Finger } from '../board/gestures.ts'
import type { Geometry, PieceOnBoard, PlaceOnBoard } from '../face.ts'
import type { Press } from './choice.ts'

export interface OnBoard {
  readonly geometry: Geometry
  readonly places: readonly PlaceOnBoard[]
  readonly pieces: readonly PieceOnBoard[]
}

export const pressOn = ({ pieces }: Pick<OnBoard, 'pieces'>, place: number): Press => ({
  piece: null,
  place,
  here: pieces.filter((p) => p.place === place).map((p) => p.piece),
})

/** With those there that are on the side of what is in hand; a card or a unit in waiting is for whom it is laid on. */
export function withFriends({ pieces }: Pick<OnBoard, 'pieces'>, selected: Piece | null, press: Press): Press {
  const side = pieces.find((p) => p.piece === selected && p.place !== null)?.side ?? null
  if (side === null) return press
  const ours = new Set(pieces.filter((p) => p.side === side).map((p) => p.piece))
  return { ...press, friends: press.here.filter((p) => ours.has(p)) }
}

/** Figures overlap: the piece on top could be meant, or the ground behind it. */
export function pressesAt(board: OnBoard, target: Element, at: Finger): readonly Press[] {
  const id = target.closest('[data-piece]')?.getAttribute('data-piece')
  const piece = board.pieces.find((p) => String(p.piece) === id)
  // What is written beside a target is the target, whatever lies behind it.
  if (target.closest('[data-tag]')) return taggedAt(board, target)
  const drawn = target.closest('[data-place]')?.getAttribute('data-place')
  const ground = drawn ? Number(drawn) : piece || drawn === '' ? groundAt(board, at) : null
  const presses: Press[] = []
  if (piece) presses.push({ piece: piece.piece, place: piece.place, here: hereWith(board, piece) })
  if (ground !== null) presses.push(pressOn(board, ground))
  return presses
}

function taggedAt(board: OnBoard, target: Element): readonly Press[] {
  const tag = target.closest<HTMLElement>('[data-tag]')?.dataset
  const piece = board.pieces.find((p) => String(p.piece) === tag?.['piece'])
  if (piece) return [{ piece: piece.piece, place: piece.place, here: hereWith(board, piece) }]
  return tag?.['place'] === undefined ? [] : [pressOn(board, Number(tag['place']))]
}

const hereWith = (board: OnBoard, { place }: PieceOnBoard): Press['here'] =>
  place === null ? [] : pressOn(board, place).here

/** The place whose middle is nearest to a point, if the point is on it. */
function groundAt({ places, geometry }: OnBoard, { x, y }: Finger): number | null {
  if (geometry.under) return geometry.under(x, y)
  const far = (place: number): number => {
    const spot = geometry.place(place)
    return Math.hypot(spot.x - x, spot.y - y) / spot.r
  }
  const nearest = places.reduce<{ place: number; at: number } | null>((best, { place }) => {
    const at = far(place)
    return best && best.at <= at ? best : { place, at }
  }, null)
  return nearest && nearest.at <= 1.5 ? nearest.place : null
}
