import { type Message, must, say } from '@muster/engine'
import type { Board, Book } from '../book.ts'
import { soldierOf } from '../rules/02-soldiers.ts'
import { seatName } from '../rules/03-actions.ts'
import type { Heading, Hex, Position, SeatId, SoldierId } from '../state.ts'

/** Something of the content: by its text, or by the name its pack gives it. */
export const nameOf = (book: Book, key: string): string | Message => book.content.names[key] ?? say(key)

export function soldierName(book: Book, s: Pick<Position, 'soldiers'>, id: SoldierId): Message {
  const u = soldierOf(s, id)
  return say('soldier', {
    squad: nameOf(book, `squad.${u.squad}`),
    number: u.number,
    rank: nameOf(book, `rank.${u.rank}`),
  })
}

export const seatWord = (seat: SeatId): Message => say(`seat.${seatName(seat)}`)

export const headingName = (heading: Heading): Message => say(`heading.${heading}`)

/** Rows by letter from the top, hexes by number from the left: `A1` to `Q9`. */
export function hexName(board: Board, hex: Hex): string {
  const { grid } = board
  const r = must(grid.r[hex])
  const row = r + board.room.radius
  let first = hex
  while (grid.r[first - 1] === r) first--
  return `${String.fromCharCode(65 + row)}${hex - first + 1}`
}
