import type { Soldier, State } from './state.ts'

/** A state that shares nothing changeable with the old one. What never changes, or is replaced where it would, is shared. */
export function clone(s: State): State {
  return {
    mode: s.mode,
    room: s.room,
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
    picks: s.picks,
    soldiers: s.soldiers,
    planets: s.planets,
    grenades: s.grenades.length > 0 ? s.grenades.map((g) => ({ ...g })) : [],
    turn: s.turn,
    ending: s.ending,
    drew: s.drew,
    flights: s.flights.length > 0 ? s.flights.map((f) => ({ soldier: f.soldier, left: f.left })) : [],
    question: s.question,
    hands: s.hands,
    deck: s.deck,
    discard: s.discard,
    lastStand: s.lastStand,
    result: s.result,
  }
}

/** Written out, because a spread of so many fields is slow. */
export function cloneSoldier(u: Soldier): Soldier {
  return {
    seat: u.seat,
    side: u.side,
    squad: u.squad,
    number: u.number,
    rank: u.rank,
    at: u.at,
    lives: u.lives,
    speed: u.speed,
    heading: u.heading,
    tethered: u.tethered,
    entered: u.entered,
    used: u.used,
    displaced: u.displaced,
    spent: u.spent,
    shielded: u.shielded,
    shots: u.shots,
    hits: u.hits,
    wounds: u.wounds,
  }
}
