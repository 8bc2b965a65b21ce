import { count, eachOf, type GameShapes, list, orNull, record, type Shape, where } from '@muster/engine'
import type { Book } from '../book.ts'
import { type Army, type ArmySeen, type RivetWars, SIDES, type State, type View } from '../state.ts'
import { actionShape } from './action.ts'
import { agrees, areCardsDealt, areCardsTold } from './agreement.ts'
import { MOST_IN_A_MATCH } from './bounds.ts'
import { eventShape } from './event.ts'
import { placesOf } from './field.ts'
import { openShapes } from './open.ts'
import { type Parts, partsOf, side } from './parts.ts'

/** What everything of a game with this content looks like. */
export function shapes(b: Book): GameShapes<RivetWars> {
  const parts = partsOf(b)
  return {
    action: actionShape(parts),
    event: eventShape(parts),
    state: stateShape(b, parts),
    view: viewShape(b, parts),
    places: placesOf,
  }
}

const total = count(MOST_IN_A_MATCH)

function stateShape(b: Book, parts: Parts): Shape<State> {
  const { card, secret } = parts
  const cards = list(card, b.deck.length)
  const secrets = list(secret, b.secrets.length)
  const heroes = list(parts.kind, Object.keys(b.content.units).length)
  const army = record<Army>({ points: total, rivets: total, hand: cards, secrets, heroes, level: total })
  const state = record<State>({
    ...openShapes(b, parts),
    armies: eachOf(SIDES, army),
    deck: cards,
    secretDeck: secrets,
  })
  return where(state, (s) => areCardsDealt(b, s) && agrees(b, s))
}

function viewShape(b: Book, parts: Parts): Shape<View> {
  const army = record<ArmySeen>({
    points: total,
    rivets: total,
    handSize: count(b.deck.length),
    secretCount: count(b.secrets.length),
    heroes: list(parts.kind, Object.keys(b.content.units).length),
    level: total,
  })
  const view = record<View>({
    ...openShapes(b, parts),
    viewer: orNull(side),
    armies: eachOf(SIDES, army),
    hand: orNull(list(parts.card, b.deck.length)),
    secrets: orNull(list(parts.secret, b.secrets.length)),
    deckSize: count(b.deck.length),
    secretDeckSize: count(b.secrets.length),
  })
  return where(view, (v) => areCardsTold(b, v) && agrees(b, v))
}
