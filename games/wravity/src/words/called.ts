import { type Called, type Message, must, type OptionValues, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { seatName } from '../rules/03-actions.ts'
import { sideNames } from '../setup.ts'
import type { SeatId } from '../state.ts'
import { nameOf } from './names.ts'

/** A seat and a side go by their squads, not by their door; and what a pack has added by the name it gave. */
export function calledBy(book: Book, options: OptionValues): Called {
  const mode = must(book.content.modes[String(options['mode'])])
  const squads = mode.squads.map((slots) => slots.map((slot) => String(options[`squad${slot + 1}`])))
  const seats = squads.map((own, seat) => [`seat.${seatName(seat)}`, seatCalled(book, squads, own, seat)])
  const sides = sideNames(mode.doors).map((side, i) => {
    const all = squads.filter((_, seat) => mode.sides[seat] === i).flat()
    return [`side.${side}`, say('called.squads', { squads: squadWords(book, [...new Set(all)]) })]
  })
  const added = Object.entries(book.content.names).map(([key, name]) => [key, say('called.name', { name })])
  return Object.fromEntries([...added, ...seats, ...sides])
}

/** Partners who draw from the same squads are told apart by their numbers. */
function seatCalled(book: Book, squads: readonly (readonly string[])[], own: readonly string[], seat: SeatId): Message {
  const isShared = squads.filter((other) => other.join() === own.join()).length > 1
  const names = squadWords(book, own)
  return isShared ? say('called.partner', { squads: names, number: seat + 1 }) : say('called.squads', { squads: names })
}

const squadWords = (book: Book, squads: readonly string[]): Message[] =>
  squads.map((squad) => {
    const name = nameOf(book, `squad.${squad}`)
    return typeof name === 'string' ? say('called.name', { name }) : name
  })
