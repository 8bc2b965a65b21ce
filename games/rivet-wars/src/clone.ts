import type { Active, Army, Cloud, Open, OpenSeen, Position, Side, State, Strike, Unit } from './state.ts'

/** A copy that shares only what never changes: the field, and stacks, which are replaced. */
export function clone(s: Position): State {
  const armies = { allies: cloneArmy(s.armies.allies), blight: cloneArmy(s.armies.blight) }
  return withHands(s, { armies, deck: s.deck.slice(), secretDeck: s.secretDeck.slice() })
}

/** What only a state has. */
export type Hands = Omit<State, keyof Open>

/** A state from a copy of what lies open and these hands and decks. */
export function withHands(o: OpenSeen, hands: Hands): State {
  return {
    options: o.options,
    field: o.field,
    initiative: o.initiative,
    starter: o.starter,
    round: o.round,
    turn: o.turn,
    phase: o.phase,
    markers: o.markers.slice(),
    flags: o.flags.slice(),
    units: cloneUnits(o.units),
    stacks: o.stacks.slice(),
    clouds: o.clouds.map(cloneCloud),
    laid: o.laid,
    armies: hands.armies,
    deck: hands.deck,
    discard: o.discard.slice(),
    secretDeck: hands.secretDeck,
    secretDiscard: o.secretDiscard.slice(),
    supply: {
      points: o.supply.points,
      infantry: o.supply.infantry,
      free: o.supply.free,
      trench: o.supply.trench,
      intercepted: o.supply.intercepted,
    },
    active: o.active && cloneActive(o.active),
    begun: o.begun,
    arranged: o.arranged.slice(),
    strike: o.strike && cloneStrike(o.strike),
    fallen: o.fallen.slice(),
    question: o.question,
    kills: o.kills.slice(),
    damagers: o.damagers.slice(),
    result: o.result,
  }
}

/** A copied list keeps its form: one that grows again is copied more than once. */
function cloneUnits(units: readonly (Readonly<Unit> | null)[]): (Unit | null)[] {
  const out = units.slice() as (Unit | null)[]
  for (let i = 0; i < out.length; i++) {
    const u = out[i]
    if (u) out[i] = cloneUnit(u)
  }
  return out
}

function cloneUnit(u: Readonly<Unit>): Unit {
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

function cloneActive(a: NonNullable<OpenSeen['active']>): Active {
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

function cloneStrike(k: Readonly<Strike>): Strike {
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

function cloneCloud(c: Readonly<Cloud>): Cloud {
  return { id: c.id, side: c.side, kind: c.kind, line: c.line, at: c.at, thin: c.thin, due: c.due }
}

function cloneArmy(a: Position['armies'][Side]): Army {
  return {
    points: a.points,
    rivets: a.rivets,
    hand: a.hand.slice(),
    secrets: a.secrets.slice(),
    heroes: a.heroes.slice(),
    level: a.level,
  }
}
