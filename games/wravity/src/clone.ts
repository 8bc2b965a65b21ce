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
    picks: sliced(s.picks),
    soldiers: s.soldiers.slice(),
    planets: s.planets.slice(),
    grenades: s.grenades.map((g) => ({ ...g })),
    turn: s.turn,
    ending: s.ending,
    drew: s.drew,
    flights: s.flights.map((f) => ({ soldier: f.soldier, left: f.left })),
    question: s.question,
    hands: sliced(s.hands),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    lastStand: s.lastStand.slice(),
    result: s.result,
  }
}

function sliced<T>(lists: T[][]): T[][] {
  const out = lists.slice()
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as T[]).slice()
  return out
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
