import {
  byType,
  count,
  eachOf,
  either,
  flag,
  type GameShapes,
  index,
  integer,
  list,
  oneOf,
  optional,
  orNull,
  place,
  record,
  type Shape,
} from '../../src/index.ts'
import { type Action, CARDS, CHARMS, type Event, type Pawn, SEATS, type State, type Toy, type View } from './state.ts'

const seat = oneOf(SEATS)
const pawn = index(4)
const card: Shape<string> = oneOf(CARDS)
/** '?' is one that cannot be seen, '' none at all. */
const cardSeen: Shape<string> = oneOf([...CARDS, '?', ''])
const charm: Shape<string> = oneOf(CHARMS)
const cards = list(card, CARDS.length)
const round = count(10_000)
const points = eachOf(SEATS, count(1000))
const pawns = list(record<Pawn>({ seat, at: place(-1), moved: flag }), 4, 4)
const pending = orNull(record<{ pawn: number; target: number }>({ pawn, target: pawn }))

const common = { rounds: count(99), open: flag, round, turn: seat, due: flag, pawns, points, pending, charmUp: flag }

export const shapes: GameShapes<Toy> = {
  places: () => 9,
  action: byType<Action>({
    step: { pawn, to: place() },
    strike: { pawn, target: pawn },
    guard: { card },
    endure: {},
    lay: { card },
    spring: {},
    turnUp: {},
    pass: {},
  }),
  event: byType<Event>({
    pawnStepped: { pawn, to: place() },
    strikeDeclared: { pawn, target: pawn, mood: optional(count(1e9)) },
    guarded: { seat, card },
    pawnStruck: { target: pawn, roll: integer(1, 6), hit: flag },
    cardLaid: { seat, card: cardSeen },
    trapSprung: { seat, card },
    charmTurned: { seat, charm },
    turnEnded: {},
    cardDrawn: { seat, card: cardSeen },
  }),
  state: record<State>({
    ...common,
    board: record<State['board']>({ width: oneOf([3]), name: oneOf(['nine']) }),
    hands: eachOf(SEATS, cards),
    deck: cards,
    discard: cards,
    traps: eachOf(SEATS, orNull(card)),
    sprung: eachOf(SEATS, flag),
    charm,
    box: list(charm, CHARMS.length),
  }),
  view: record<View>({
    ...common,
    viewer: oneOf([...SEATS, 'spectator']),
    hands: eachOf(SEATS, either(cards, count(CARDS.length))),
    discard: cards,
    traps: eachOf(SEATS, either(card, flag)),
    sprung: eachOf(SEATS, flag),
    charm: orNull(charm),
  }),
}
