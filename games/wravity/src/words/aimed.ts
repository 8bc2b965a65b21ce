// Whom or what a shot or a hook is aimed at.
import { type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { boardOf, soldierAt, soldierOf } from '../rules/02-soldiers.ts'
import { hookTarget } from '../rules/13-hook.ts'
import type { Heading, Hex, Position, SoldierId } from '../state.ts'
import { hexName, soldierName } from './names.ts'

/** The soldier or grenade shot at; for a bare hex, nothing. */
export function inHex(book: Book, s: Position, hex: Hex): string | Message {
  const id = soldierAt(s, hex)
  if (id >= 0) return soldierName(book, s, id)
  return s.grenades.some((g) => g.at === hex) ? say('grenade') : ''
}

/** The soldier, planet or wall that a hook thrown that way would catch. */
export function hookedAt(book: Book, s: Position, soldier: SoldierId, heading: Heading): string | Message {
  const board = boardOf(book, s)
  const at = hookTarget(board, s, soldierOf(s, soldier).at, heading)
  if (at < 0) return ''
  const hex = hexName(board, at)
  const id = soldierAt(s, at)
  if (id >= 0) return say('piece.at', { soldier: soldierName(book, s, id), hex })
  return say(s.planets.some((planet) => planet.at === at) ? 'aim.planet' : 'aim.wall', { hex })
}
