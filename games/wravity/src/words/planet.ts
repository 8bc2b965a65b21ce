import { type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { boardOf } from '../rules/02-soldiers.ts'
import { controls } from '../rules/16-missions.ts'
import type { Hex, SeatId, View } from '../state.ts'
import { hexName } from './names.ts'

/** 16.3: what this seat knows of the planet in a hex, and whose it is; null where none lies. */
export function planetWords(book: Book, v: View, seat: SeatId, hex: Hex): Message | null {
  const planet = v.planets.find(({ at }) => at === hex)
  if (!planet) return null
  const board = boardOf(book, v)
  const holder = [...new Set(v.sides)].find((side) => controls(board, v, side, planet))
  return say('planet.told', {
    hex: hexName(board, hex),
    holder: holder === undefined ? 'nobody' : holder === v.sides[seat] ? 'own' : 'rival',
    value: planet.value ?? 0,
  })
}
