// What is printed on soldiers and cards, to be read.
import { type CardText, type Message, must, say } from '@muster/engine'
import { type Book, specOf } from '../book.ts'
import type { Effect } from '../content/types.ts'
import { attributes, boardOf } from '../rules/02-soldiers.ts'
import { seatNumber } from '../rules/03-actions.ts'
import { controls, markedSoldier } from '../rules/16-missions.ts'
import type { View } from '../seen.ts'
import type { SeatId, Soldier, SoldierId } from '../state.ts'
import { headingName, hexName, nameOf, soldierName } from './names.ts'

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
  const isHeld = v.hands[seat]?.includes(card) === true
  const mark = isHeld ? markWords(book, v, seat, card) : null
  const soFar = isHeld ? missionWords(book, v, seat, card) : null
  const text = typeof name === 'string' ? [] : [say(`card.${card}.text`)]
  return { name: named(name), lines: [...text, ...(mark ? [mark] : []), ...(soFar ? [soFar] : [])] }
}

/** 16.7, 16.8, 16.9: the soldier that a Mark in this seat's hand marks; null for another card, or before there are soldiers. */
export function markWords(book: Book, v: View, seat: SeatId, card: string): Message | null {
  const { effect } = specOf(book, card)
  const marked = effect.type === 'mark' ? markedSoldier(book, v, seat, effect.rank) : null
  if (!marked || effect.type !== 'mark') return null
  const told = { soldier: soldierName(book, v, v.soldiers.indexOf(marked)), rank: rankOf(book, marked) }
  if (marked.rank === effect.rank) return say('read.marked', told)
  return say('read.markedInstead', { ...told, wanted: nameOf(book, `rank.${effect.rank}`) })
}

/** 16.7 to 16.9: the soldiers whom the Marks in this seat's hand mark. */
export function markedBy(book: Book, v: View, seat: SeatId): ReadonlySet<SoldierId> {
  const marked = (v.hands[seat] ?? []).flatMap((card) => {
    const effect = book.content.cards[card]?.effect
    return effect?.type === 'mark' ? [markedSoldier(book, v, seat, effect.rank)] : []
  })
  return new Set(marked.flatMap((u) => (u ? [v.soldiers.indexOf(u)] : [])))
}

/** 16.2 to 16.6: how far a Mission in this seat's hand has come, as far as the viewer knows; null for another card. */
export function missionWords(book: Book, v: View, seat: SeatId, card: string): Message | null {
  const { effect } = specOf(book, card)
  if (effect.type === 'mark') return markSoFar(book, v, seat, effect)
  if (effect.type !== 'conqueror' && effect.type !== 'contraband') return null
  const board = boardOf(book, v)
  const side = must(v.sides[seat])
  const yours = v.planets.filter((p) => controls(board, v, side, p))
  const worth = yours.map(({ value }) => (effect.type === 'conqueror' ? effect.points : value))
  return say('mission.planets', {
    count: yours.length,
    planets: yours.map(({ at }) => say('called.name', { name: hexName(board, at) })),
    points: worth.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    unseen: worth.filter((value) => value === null).length,
  })
}

function markSoFar(book: Book, v: View, seat: SeatId, effect: Extract<Effect, { type: 'mark' }>): Message | null {
  const marked = markedSoldier(book, v, seat, effect.rank)
  if (!marked) return null
  const soldier = soldierName(book, v, v.soldiers.indexOf(marked))
  return say('mission.mark', {
    soldier,
    life: say(`read.${lifeOf(book, marked)}`),
    out: `${marked.lives === 0}`,
    points: effect.points,
  })
}

const rankOf = (book: Book, u: Soldier): Message => named(nameOf(book, `rank.${u.rank}`))

const ATTRIBUTES = ['movement', 'strength', 'agility', 'precision'] as const

function soldierLines(book: Book, u: Soldier, printed: boolean): Message[] {
  const own = attributes(book, u)
  const figures = ATTRIBUTES.map((a) => say('read.figure', { what: say(`attribute.${a}`), value: own[a] }))
  const state = printed ? [] : [say('read.line', { figures: stateOf(book, u) })]
  return [say('read.line', { figures: [rankOf(book, u), ...figures] }), ...state]
}

const lifeOf = (book: Book, u: Soldier): 'immobilised' | 'wounded' | 'intact' =>
  u.lives === 0 ? 'immobilised' : u.lives < book.content.limits.lives ? 'wounded' : 'intact'

function stateOf(book: Book, u: Soldier): Message[] {
  if (u.at < 0) return [say('read.outside')]
  const flight = u.speed > 0 ? [say('read.flying', { heading: headingName(u.heading), speed: u.speed })] : []
  return [say(`read.${lifeOf(book, u)}`), ...flight]
}
