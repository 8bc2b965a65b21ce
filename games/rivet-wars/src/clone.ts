import type { Active, Army, Cloud, State, Strike, Unit } from './state.ts'

/** A copy that shares only what never changes: the field, and stacks, which are replaced. */
export function clone(s: State): State {
  return {
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
    armies: { allies: cloneArmy(s.armies.allies), blight: cloneArmy(s.armies.blight) },
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    secretDeck: s.secretDeck.slice(),
    secretDiscard: s.secretDiscard.slice(),
    supply: {
      points: s.supply.points,
      infantry: s.supply.infantry,
      free: s.supply.free,
      trench: s.supply.trench,
      intercepted: s.supply.intercepted,
    },
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

export function cloneUnits(units: readonly (Readonly<Unit> | null)[]): (Unit | null)[] {
  const out: (Unit | null)[] = []
  for (const u of units) out.push(u && cloneUnit(u))
  return out
}

export function cloneUnit(u: Readonly<Unit>): Unit {
  return {
    id: u.id,
    kind: u.kind,
    side: u.side,
    at: u.at,
    damage: u.damage,
    plugs: u.plugs,
    done: u.done,
    assaulted: u.assaulted,
    aim: u.aim,
    haste: u.haste,
    began: u.began,
  }
}

export function cloneActive(a: Readonly<Active>): Active {
  return {
    at: a.at,
    unit: a.unit,
    members: a.members,
    kept: a.kept,
    mode: a.mode,
    left: a.left,
    diagonal: a.diagonal,
    made: a.made.slice(),
    aimed: a.aimed.slice(),
    covers: a.covers.slice(),
    asked: a.asked.slice(),
  }
}

export function cloneStrike(k: Readonly<Strike>): Strike {
  return {
    by: k.by,
    unit: k.unit,
    line: k.line,
    at: k.at,
    target: k.target,
    adrift: k.adrift,
    cover: k.cover,
    asked: k.asked,
  }
}

export function cloneCloud(c: Readonly<Cloud>): Cloud {
  return { id: c.id, side: c.side, kind: c.kind, line: c.line, at: c.at, thin: c.thin, due: c.due }
}

function cloneArmy(a: Army): Army {
  return {
    points: a.points,
    rivets: a.rivets,
    hand: a.hand.slice(),
    secrets: a.secrets.slice(),
    heroes: a.heroes.slice(),
    level: a.level,
  }
}
