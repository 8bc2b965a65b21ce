import type { Chance, Deed, Hidden, Viewer } from '@muster/engine'
import type { Book } from './book.ts'
import { cloneActive, cloneCloud, cloneStrike, cloneUnits } from './clone.ts'
import {
  type Army,
  type ArmySeen,
  type Event,
  type RivetWars,
  SIDES,
  type Side,
  type State,
  sideOf,
  type View,
} from './state.ts'

const eyesOf = (viewer: Viewer<RivetWars>): Side | null => (viewer === 'spectator' ? null : sideOf(viewer))

/** 3.12: built up from nothing; of other hands only their sizes. */
export function view(s: State, viewer: Viewer<RivetWars>): View {
  const side = eyesOf(viewer)
  return {
    viewer: side,
    options: s.options,
    field: s.field,
    initiative: s.initiative,
    starter: s.starter,
    round: s.round,
    turn: s.turn,
    phase: s.phase,
    markers: s.markers.slice(),
    flags: s.flags.slice(),
    units: cloneUnits(s.units),
    stacks: s.stacks.slice(),
    clouds: s.clouds.map(cloneCloud),
    laid: s.laid,
    armies: { allies: armySeen(s.armies.allies), blight: armySeen(s.armies.blight) },
    hand: side && s.armies[side].hand.slice(),
    secrets: side && s.armies[side].secrets.slice(),
    deckSize: s.deck.length,
    discard: s.discard.slice(),
    secretDeckSize: s.secretDeck.length,
    secretDiscard: s.secretDiscard.slice(),
    supply: { ...s.supply },
    active: s.active && cloneActive(s.active),
    begun: s.begun,
    arranged: s.arranged.slice(),
    strike: s.strike && cloneStrike(s.strike),
    fallen: s.fallen.slice(),
    question: s.question,
    kills: s.kills.slice(),
    damagers: s.damagers.slice(),
    result: s.result,
  }
}

function armySeen(army: Army): ArmySeen {
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
export function hidden(b: Book, s: State, viewer: Viewer<RivetWars>): readonly Hidden[] {
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
  return {
    options: v.options,
    field: v.field,
    initiative: v.initiative,
    starter: v.starter,
    round: v.round,
    turn: v.turn,
    phase: v.phase,
    markers: v.markers.slice(),
    flags: v.flags.slice(),
    units: cloneUnits(v.units),
    stacks: v.stacks.slice(),
    clouds: v.clouds.map(cloneCloud),
    laid: v.laid,
    armies: { allies: army('allies'), blight: army('blight') },
    deck: actions.deck,
    discard: v.discard.slice(),
    secretDeck: secrets.deck,
    secretDiscard: v.secretDiscard.slice(),
    supply: { ...v.supply },
    active: v.active && cloneActive(v.active),
    begun: v.begun,
    arranged: v.arranged.slice(),
    strike: v.strike && cloneStrike(v.strike),
    fallen: v.fallen.slice(),
    question: v.question,
    kills: v.kills.slice(),
    damagers: v.damagers.slice(),
    result: v.result,
  }
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
