// Copies that share with the table they were taken from what is replaced and never changed

import type { Open, Player, Position, State, Unit } from './state.ts'

/** The open things of a table, with these units and this launcher. */
export function laid<U, L>(s: Open, units: U, launcher: L) {
  return {
    table: s.table,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    first: s.first,
    seat: s.seat,
    players: s.players.slice(),
    units,
    flags: s.flags,
    pools: s.pools,
    placing: s.placing,
    move: s.move,
    asked: s.asked,
    attacks: s.attacks,
    plan: s.plan,
    weather: s.weather,
    turns: s.turns,
    sites: s.sites,
    launcher,
    divide: s.divide,
    result: s.result,
  }
}

export const clone = (s: Position): State => laid(s, s.units.slice(), s.launcher)

export function copyPlayer(p: Readonly<Player>): Player {
  return {
    factions: p.factions,
    side: p.side,
    automa: p.automa,
    coins: p.coins,
    tokens: p.tokens,
    used: p.used,
    active: p.active,
  }
}

/** Written out, because a spread of so many fields is slow. */
export function copyUnit(u: Readonly<Unit>): Unit {
  return {
    faction: u.faction,
    kind: u.kind,
    at: u.at,
    army: u.army,
    damage: u.damage,
    xp: u.xp,
    moved: u.moved,
    occupied: u.occupied,
    struck: u.struck,
    holds: u.holds,
    repair: u.repair,
  }
}
