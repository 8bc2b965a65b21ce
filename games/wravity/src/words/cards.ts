// What is printed on soldiers and cards, to be read.
import { type CardText, type Message, say } from '@muster/engine'
import { type Book, specOf } from '../book.ts'
import { attributes } from '../rules/02-soldiers.ts'
import { seatNumber } from '../rules/03-actions.ts'
import { markedSoldier } from '../rules/16-missions.ts'
import type { View } from '../seen.ts'
import type { SeatId, Soldier } from '../state.ts'
import { headingName, nameOf, soldierName } from './names.ts'

/** Every soldier of the battle, and every card there is; a Mark in one's own hand names its soldier. */
export function cards(book: Book, v: View, printed = false): CardText[] {
  const seat = v.viewer === 'spectator' ? -1 : seatNumber(v.viewer)
  return [
    ...v.soldiers.map((u, id) => ({ name: soldierName(book, v, id), lines: soldierLines(book, u, printed) })),
    ...Object.keys(book.content.cards).map((card) => cardText(book, v, seat, card)),
  ]
}

const named = (name: string | Message): Message => (typeof name === 'string' ? say('called.name', { name }) : name)

function cardText(book: Book, v: View, seat: SeatId, card: string): CardText {
  const name = nameOf(book, `card.${card}`)
  const mark = v.hands[seat]?.includes(card) ? markWords(book, v, seat, card) : null
  const text = typeof name === 'string' ? [] : [say(`card.${card}.text`)]
  return { name: named(name), lines: [...text, ...(mark ? [mark] : [])] }
}

/** 16.7, 16.8, 16.9: the soldier that a Mark in this seat's hand marks; null for another card, or before there are soldiers. */
export function markWords(book: Book, v: View, seat: SeatId, card: string): Message | null {
  const { effect } = specOf(book, card)
  const marked = effect.type === 'mark' ? markedSoldier(book, v, seat, effect.rank) : null
  if (!marked) return null
  return say('read.marked', { soldier: soldierName(book, v, v.soldiers.indexOf(marked)), rank: rankOf(book, marked) })
}

const rankOf = (book: Book, u: Soldier): Message => named(nameOf(book, `rank.${u.rank}`))

const ATTRIBUTES = ['movement', 'strength', 'agility', 'precision'] as const

function soldierLines(book: Book, u: Soldier, printed: boolean): Message[] {
  const own = attributes(book, u)
  const figures = ATTRIBUTES.map((a) => say('read.figure', { what: say(`attribute.${a}`), value: own[a] }))
  const state = printed ? [] : [say('read.line', { figures: stateOf(book, u) })]
  return [say('read.line', { figures: [rankOf(book, u), ...figures] }), ...state]
}

function stateOf(book: Book, u: Soldier): Message[] {
  const life = u.lives === 0 ? 'immobilised' : u.lives < book.content.limits.lives ? 'wounded' : 'intact'
  if (u.at < 0) return [say('read.outside')]
  const flight = u.speed > 0 ? [say('read.flying', { heading: headingName(u.heading), speed: u.speed })] : []
  return [say(`read.${life}`), ...flight]
}
