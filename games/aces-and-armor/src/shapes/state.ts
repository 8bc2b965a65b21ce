import {
  count,
  either,
  flag,
  index,
  integer,
  list,
  oneOf,
  orNull,
  place,
  record,
  type Shape,
  where,
} from '@muster/engine'
import type { Content } from '../content/types.ts'
import {
  GONE,
  type Move,
  NO_ARMY,
  OUTSIDE,
  type Player,
  RUIN,
  type State,
  sideOf,
  UNKNOWN,
  UNSEEN,
  type Unit,
  type UnitView,
  type View,
  WAITING,
} from '../state.ts'
import { MOST_COINS, MOST_HEXES, MOST_ROUNDS, MOST_UNITS, MOST_XP, PLAYERS, START_NUMBERS, TOKENS } from './bounds.ts'
import { coheres, isSeenRight } from './coheres.ts'
import { tableShape } from './table.ts'
import {
  armies,
  attack,
  type ContentWords,
  hex,
  hexOrNone,
  phase,
  plan,
  player as playerIndex,
  result,
  round,
  seat,
  side,
  startNumber,
  token,
  unit,
  unitOrNone,
  weather,
} from './words.ts'

export function stateShape(c: Content, w: ContentWords): Shape<State> {
  const units = list(record<Unit>(unitMembers(w)), MOST_UNITS)
  const launcher = orNull(record<NonNullable<State['launcher']>>(launcherMembers))
  return where(record<State>({ ...openMembers(c, w), units, launcher }), (s) => coheres(c, s))
}

export function viewShape(c: Content, w: ContentWords): Shape<View> {
  const units = list(record<UnitView>(seenUnitMembers(w)), MOST_UNITS)
  const launcher = orNull(record<NonNullable<View['launcher']>>({ ...launcherMembers, named: flag }))
  return where(record<View>({ ...openMembers(c, w), units, launcher }), (v) => coheres(c, v) && isSeenRight(v))
}

const launcherMembers = { unit, at: hexOrNone, fired: flag, destroyed: count(MOST_HEXES) }

const army = integer(NO_ARMY, OUTSIDE)

function unitMembers(w: ContentWords) {
  return {
    faction: seat,
    kind: oneOf([...w.kinds, '']),
    at: place(WAITING, GONE),
    army,
    damage: w.damage,
    xp: count(MOST_XP),
    moved: flag,
    occupied: flag,
    struck: flag,
    holds: unitOrNone,
    repair: flag,
  }
}

function seenUnitMembers(w: ContentWords) {
  const known = unitMembers(w)
  return { ...known, kind: oneOf([...w.kinds, '', UNKNOWN]), army: either(army, oneOf([UNSEEN])) }
}

/** Its factions are of one side. */
const player: Shape<Player> = where(
  record<Player>({
    factions: list(seat, 2, 1),
    side,
    automa: flag,
    coins: count(MOST_COINS),
    tokens: list(count(START_NUMBERS), TOKENS, TOKENS),
    used: armies,
    active: orNull(armies),
  }),
  (p) => p.factions.every((faction) => sideOf(faction) === p.side),
)

const placing = orNull(record<NonNullable<State['placing']>>({ token, hex }))

/** What lies open to everybody: the same in states and views. */
function openMembers(c: Content, w: ContentWords) {
  return {
    table: tableShape(c),
    phase,
    round,
    turn: playerIndex,
    first: playerIndex,
    seat,
    players: list(player, PLAYERS, 2),
    flags: list(integer(RUIN, PLAYERS - 1), MOST_HEXES),
    pools: list(list(startNumber, START_NUMBERS), 2, 1),
    placing,
    move: orNull(record<Move>({ unit, left: count(w.points), way: list(hex, w.points) })),
    asked: list(seat, PLAYERS),
    attacks: list(attack, MOST_HEXES + 1),
    plan,
    weather,
    turns: count(PLAYERS * MOST_ROUNDS),
    sites: list(hex, w.sites),
    divide: list(index(MOST_HEXES), MOST_HEXES),
    result: orNull(result),
  }
}
