import { must } from '@muster/engine'
import type { Event } from '../event.ts'
import type { Name, SeatId, Soldier, State } from '../state.ts'

type SetupEvent = Extract<
  Event,
  { readonly type: 'soldierEnlisted' | 'rostersShown' | 'cardDrawn' | 'cardUsed' | 'planetPlaced' | 'planetSeen' }
>

export function evolveSetup(s: State, e: SetupEvent): void {
  switch (e.type) {
    case 'soldierEnlisted':
      s.picks = s.picks.with(e.seat, [...must(s.picks[e.seat]), must(e.name)])
      return
    case 'rostersShown':
      s.soldiers = e.rosters.flatMap((names, seat) =>
        names.map((name, i) => newSoldier(s, seat, name, must(e.ranks[seat]?.[i]), e.lives)),
      )
      s.picks = s.picks.map(() => [])
      s.phase = 'planets'
      return
    case 'cardDrawn': {
      const card = must(e.card)
      s.deck = s.deck.toSpliced(s.deck.indexOf(card), 1)
      s.hands = s.hands.with(e.seat, [...must(s.hands[e.seat]), card])
      if (s.phase === 'battle') s.drew = true
      return
    }
    case 'cardUsed': {
      const hand = must(s.hands[e.seat])
      s.hands = s.hands.with(e.seat, hand.toSpliced(hand.indexOf(e.card), 1))
      s.discard = [...s.discard, e.card]
      return
    }
    case 'planetPlaced':
      s.planets = s.planets.with(e.planet, { ...must(s.planets[e.planet]), at: e.at })
      return
    case 'planetSeen': {
      const planet = must(s.planets[e.planet])
      s.planets = s.planets.with(e.planet, { ...planet, seen: [...planet.seen, e.seat].sort((a, b) => a - b) })
    }
  }
}

/** A soldier as it waits outside before the battle. */
function newSoldier(s: Pick<State, 'sides'>, seat: SeatId, name: Name, rank: string, lives: number): Soldier {
  return {
    seat,
    side: must(s.sides[seat]),
    squad: name.squad,
    number: name.number,
    rank,
    at: -1,
    lives,
    speed: 0,
    heading: 0,
    tethered: false,
    entered: 0,
    used: 0,
    displaced: false,
    spent: false,
    shielded: false,
    shots: 0,
    hits: 0,
    wounds: 0,
  }
}
