import { type Message, say, type Words } from '@muster/engine'
import type { Book } from '../book.ts'
import { boardOf } from '../rules/02-soldiers.ts'
import type { Position, SoldierId } from '../state.ts'
import type { Wravity } from '../types.ts'
import { actionWords } from './action.ts'
import { eventWords } from './event.ts'
import { hexName, soldierName } from './names.ts'
import { prompt } from './prompt.ts'

export function words(book: Book): Words<Wravity> {
  return {
    prompt: (s, viewer) => prompt(book, s, viewer),
    piece: (s, piece) => pieceWords(book, s, Number(piece)),
    empty: () => say('empty.turn'),
    action: (s, _seat, a) => actionWords(book, s, a),
    event: (s, e) => eventWords(book, s, e),
  }
}

function pieceWords(book: Book, s: Position, id: SoldierId): Message {
  const soldier = soldierName(book, s, id)
  const at = s.soldiers[id]?.at ?? -1
  return at < 0 ? say('piece.outside', { soldier }) : say('piece.at', { soldier, hex: hexName(boardOf(book, s), at) })
}
