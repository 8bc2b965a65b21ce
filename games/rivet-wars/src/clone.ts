import type { Active, Cloud, Open, OpenSeen, Position, State, Strike } from './state.ts'

/** A copy to change; it shares units and lists, which are replaced and never changed. */
export const clone = (s: Position): State => withHands(s, s)

/** What only a state has. */
export type Hands = Omit<State, keyof Open>

/** A state from what lies open and these hands and decks. */
export function withHands(o: OpenSeen, hands: Hands): State {
  return {
    options: o.options,
    field: o.field,
    initiative: o.initiative,
    starter: o.starter,
    round: o.round,
    turn: o.turn,
    phase: o.phase,
    markers: o.markers,
    flags: o.flags,
    units: o.units.slice(),
    stacks: o.stacks.slice(),
    clouds: o.clouds.length > 0 ? o.clouds.map(cloneCloud) : o.clouds,
    laid: o.laid,
    armies: hands.armies,
    deck: hands.deck,
    discard: o.discard,
    secretDeck: hands.secretDeck,
    secretDiscard: o.secretDiscard,
    supply: o.supply,
    active: o.active && cloneActive(o.active),
    begun: o.begun,
    arranged: o.arranged,
    strike: o.strike && cloneStrike(o.strike),
    fallen: o.fallen,
    question: o.question,
    kills: o.kills,
    damagers: o.damagers,
    result: o.result,
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
    made: a.made,
    aimed: a.aimed,
    covers: a.covers,
    asked: a.asked,
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
