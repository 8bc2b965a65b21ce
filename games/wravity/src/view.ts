import type { Deed, Hidden } from '@muster/engine'
import { cloneSoldier } from './clone.ts'
import type { Event } from './event.ts'
import { seatName, seatNumber } from './rules/03-actions.ts'
import type { Planet, Position, Seat, SeatId, View } from './state.ts'
import type { Wravity } from './types.ts'

type Viewer = Seat | 'spectator'

/** 1.10: partners see each other's choice, rivals do not. */
function seesPicks(s: Position, viewer: Viewer, seat: SeatId): boolean {
  return viewer !== 'spectator' && s.sides[seatNumber(viewer)] === s.sides[seat]
}

/** 11.1: nobody else's hand, a partner's neither, before it is over. */
function seesHand(s: Position, viewer: Viewer, seat: SeatId): boolean {
  return s.phase === 'over' || (viewer !== 'spectator' && seatNumber(viewer) === seat)
}

/** 1.20, 1.22: the value under a planet is known to those who looked, and to all at the end. */
function seesValue(s: Position, viewer: Viewer, planet: Planet): boolean {
  return s.phase === 'over' || (viewer !== 'spectator' && planet.seen.includes(seatNumber(viewer)))
}

export function view(radius: number, s: Position, viewer: Viewer): View {
  return {
    viewer,
    mode: s.mode,
    room: s.room,
    radius,
    beamsPass: s.beamsPass,
    latecomers: s.latecomers,
    sides: s.sides,
    squads: s.squads,
    doors: s.doors,
    rolls: s.rolls,
    first: s.first,
    size: s.size,
    concentrating: s.concentrating,
    phase: s.phase,
    picked: s.picks.map((names) => names.length),
    picks: s.picks.map((names, seat) => (seesPicks(s, viewer, seat) ? names.slice() : null)),
    soldiers: s.soldiers.map(cloneSoldier),
    planets: s.planets.map((p) => ({ at: p.at, value: seesValue(s, viewer, p) ? p.value : null, seen: p.seen })),
    grenades: s.grenades.map((g) => ({ ...g })),
    turn: s.turn,
    ending: s.ending,
    drew: s.drew,
    flights: s.flights.map((f) => ({ ...f })),
    question: s.question,
    handSizes: s.hands.map((hand) => hand.length),
    hands: s.hands.map((hand, seat) => (seesHand(s, viewer, seat) ? hand.slice() : null)),
    deckSize: s.deck.length,
    deck: s.phase === 'over' ? s.deck.slice() : null,
    discard: s.discard.slice(),
    lastStand: s.lastStand.slice(),
    result: s.result,
  }
}

/** 1.23: that somebody drew, chose or looked is public; what, is not. */
export function redact(deed: Deed<Wravity>, viewer: Viewer): Deed<Wravity> {
  const known = viewer !== 'spectator' && viewer === deed.seat
  const hidesAction = deed.action?.type === 'enlist' && !known
  return {
    seat: deed.seat,
    action: hidesAction ? null : deed.action,
    events: deed.events.map((e) => redactEvent(e, viewer)),
  }
}

function redactEvent(e: Event, viewer: Viewer): Event {
  const own = (seat: SeatId): boolean => viewer === seatName(seat)
  if (e.type === 'cardDrawn' && !own(e.seat)) return { ...e, card: null }
  if (e.type === 'planetSeen' && !own(e.seat)) return { ...e, value: null }
  if (e.type === 'soldierEnlisted' && !own(e.seat)) return { ...e, name: null }
  return e
}

/** Everything a viewer cannot see, one by one. */
export function hidden(s: Position, viewer: Viewer): Hidden[] {
  return [...hiddenPicks(s, viewer), ...hiddenCards(s, viewer), ...hiddenValues(s, viewer)]
}

function hiddenPicks(s: Position, viewer: Viewer): Hidden[] {
  return s.picks.flatMap((names, seat) =>
    seesPicks(s, viewer, seat)
      ? []
      : names.map(
          ({ squad, number }): Hidden => ({
            pool: `roster:${s.sides[seat]}`,
            slot: `roster:${seatName(seat)}`,
            value: `${squad}-${number}`,
            by: 'choice',
          }),
        ),
  )
}

function hiddenCards(s: Position, viewer: Viewer): Hidden[] {
  const card =
    (slot: string) =>
    (value: string): Hidden => ({ pool: 'cards', slot, value, by: 'chance' })
  const hands = s.hands.flatMap((hand, seat) =>
    seesHand(s, viewer, seat) ? [] : hand.map(card(`hand:${seatName(seat)}`)),
  )
  return s.phase === 'over' ? [] : [...hands, ...s.deck.map(card('deck'))]
}

function hiddenValues(s: Position, viewer: Viewer): Hidden[] {
  return s.planets.flatMap((p, i) =>
    seesValue(s, viewer, p)
      ? []
      : [{ pool: 'planets', slot: `planet:${i}`, value: String(p.value), by: 'chance' as const }],
  )
}
