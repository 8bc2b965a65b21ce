// Copies that share nothing with the table they were taken from but what is replaced and never changed

import type { Frozen } from '@muster/engine'
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
    players: s.players.map(copyPlayer),
    units,
    flags: s.flags,
    pools: s.pools.map((pool) => pool.slice()),
    placing: s.placing ? { token: s.placing.token, hex: s.placing.hex } : null,
    move: s.move ? { unit: s.move.unit, left: s.move.left, way: s.move.way.slice() } : null,
    asked: s.asked.slice(),
    attacks: s.attacks.slice(),
    plan: s.plan,
    weather: s.weather,
    turns: s.turns,
    sites: s.sites.slice(),
    launcher,
    divide: s.divide.slice(),
    result: s.result,
  }
}

export const clone = (s: Position): State => laid(s, s.units.slice(), s.launcher ? copyLauncher(s.launcher) : null)

function copyPlayer(p: Frozen<Player>): Player {
  return {
    factions: p.factions,
    side: p.side,
    automa: p.automa,
    coins: p.coins,
    tokens: p.tokens.slice(),
    used: p.used.slice(),
    active: p.active ? p.active.slice() : null,
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

const copyLauncher = (l: Readonly<NonNullable<State['launcher']>>): NonNullable<State['launcher']> => ({
  unit: l.unit,
  at: l.at,
  fired: l.fired,
  destroyed: l.destroyed,
})
