import type { Chance, Deed, Hidden, Viewer } from '@muster/engine'
import type { Book } from './book.ts'
import { withHands } from './clone.ts'
import { copyOpen } from './seen.ts'
import {
  type Army,
  type ArmySeen,
  type Event,
  type Position,
  type RivetWars,
  SIDES,
  type Side,
  type State,
  sideOf,
  type View,
} from './state.ts'

const eyesOf = (viewer: Viewer<RivetWars>): Side | null => (viewer === 'spectator' ? null : sideOf(viewer))

/** 3.12: what lies open, and one's own cards; of other hands only their sizes. */
export function view(s: Position, viewer: Viewer<RivetWars>): View {
  const side = eyesOf(viewer)
  return {
    ...copyOpen(s),
    viewer: side,
    armies: { allies: armySeen(s.armies.allies), blight: armySeen(s.armies.blight) },
    hand: side && s.armies[side].hand.slice(),
    secrets: side && s.armies[side].secrets.slice(),
    deckSize: s.deck.length,
    secretDeckSize: s.secretDeck.length,
  }
}

function armySeen(army: Position['armies'][Side]): ArmySeen {
  return {
    points: army.points,
    rivets: army.rivets,
    handSize: army.hand.length,
    secretCount: army.secrets.length,
    heroes: army.heroes.slice(),
    level: army.level,
  }
}

/** 3.12: cards drawn by others are face down. */
export function redact(deed: Deed<RivetWars>, viewer: Viewer<RivetWars>): Deed<RivetWars> {
  const side = eyesOf(viewer)
  return { seat: deed.seat, action: deed.action, events: deed.events.map((event) => redactEvent(event, side)) }
}

function redactEvent(event: Event, side: Side | null): Event {
  if (event.type === 'cardDrawn' && event.side !== side) return { type: 'cardDrawn', side: event.side, card: -1 }
  if (event.type === 'secretDrawn' && event.side !== side) return { type: 'secretDrawn', side: event.side, card: -1 }
  return event
}

/** Every card that lies face down for the viewer. */
export function hidden(b: Book, s: Position, viewer: Viewer<RivetWars>): readonly Hidden[] {
  const side = eyesOf(viewer)
  const out: Hidden[] = []
  const lay = (pool: string, slot: string, cards: readonly number[], ids: readonly string[]): void => {
    for (const card of cards) out.push({ pool, slot, value: `${ids[card]}#${card}`, by: 'chance' })
  }
  lay('action', 'deck', s.deck, b.deck)
  lay('secret', 'secretDeck', s.secretDeck, b.secrets)
  for (const other of SIDES) {
    if (other === side) continue
    lay('action', `hand:${other}`, s.armies[other].hand, b.deck)
    lay('secret', `secrets:${other}`, s.armies[other].secrets, b.secrets)
  }
  return out
}

/** A state that looks like this, the cards one cannot see dealt at random. */
export function imagine(b: Book, v: View, _seat: Viewer<RivetWars>, chance: Chance): State {
  const actions = deal(v, chance, { all: b.deck.length, own: v.hand, seen: v.discard, size: (a) => a.handSize })
  const secrets = deal(v, chance, {
    all: b.secrets.length,
    own: v.secrets,
    seen: v.secretDiscard,
    size: (a) => a.secretCount,
  })
  const army = (side: Side): Army => ({
    points: v.armies[side].points,
    rivets: v.armies[side].rivets,
    hand: actions.hands[side],
    secrets: secrets.hands[side],
    heroes: v.armies[side].heroes.slice(),
    level: v.armies[side].level,
  })
  const armies = { allies: army('allies'), blight: army('blight') }
  return withHands(v, { armies, deck: actions.deck, secretDeck: secrets.deck })
}

interface Piles {
  readonly all: number
  readonly own: readonly number[] | null
  readonly seen: readonly number[]
  readonly size: (army: ArmySeen) => number
}

interface Dealt {
  readonly hands: Record<Side, number[]>
  readonly deck: number[]
}

/** Deals the cards nobody has shown to the hands that hold some; the rest is the deck. */
function deal(v: View, chance: Chance, piles: Piles): Dealt {
  const known = new Set([...(piles.own ?? []), ...piles.seen])
  const unseen = chance.shuffle(Array.from({ length: piles.all }, (_, card) => card).filter((card) => !known.has(card)))
  const hands: Record<Side, number[]> = { allies: [], blight: [] }
  for (const side of SIDES) {
    const mine = side === v.viewer && piles.own
    hands[side] = mine ? mine.slice() : unseen.splice(0, piles.size(v.armies[side])).sort(byNumber)
  }
  return { hands, deck: unseen.sort(byNumber) }
}

const byNumber = (a: number, c: number): number => a - c
