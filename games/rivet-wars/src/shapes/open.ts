// What lies open on the table, piece by piece.
import {
  count,
  flag,
  index,
  integer,
  list,
  type Members,
  oneOf,
  orNull,
  perPlace,
  place,
  record,
  type Shape,
  where,
} from '@muster/engine'
import { MOST_GRIDS } from '../board.ts'
import type { Book } from '../book.ts'
import { GATES, MOST_ROUNDS, SEATINGS } from '../options.ts'
import { MODES } from '../pieces.ts'
import { MOST_CLOUDS } from '../rules/08-gas.ts'
import {
  type Active,
  type Cloud,
  type Cover,
  type Fallen,
  type Grid,
  type Kill,
  type Open,
  type Options,
  PHASES,
  type Strike,
  type Supply,
  UNIT_TYPES,
  type Unit,
} from '../state.ts'
import {
  ALL_MARKERS,
  MOST_IN_A_GRID,
  MOST_IN_A_MATCH,
  MOST_IN_A_TURN,
  MOST_INITIATIVE_ROLLS,
  MOST_ROUNDS_PLAYED,
} from './bounds.ts'
import { fieldShape } from './field.ts'
import { credit, die, inTurn, type Parts, result, side, unitType } from './parts.ts'

const at = place<Grid>()

export function openShapes(b: Book, parts: Parts): Members<Open> {
  const { bounds, unit, inGrid, card, secret, question } = parts
  return {
    options: optionsShape(b),
    field: fieldShape(b.content),
    initiative: list(list(die, 2, 2), MOST_INITIATIVE_ROLLS),
    starter: side,
    round: integer(1, MOST_ROUNDS_PLAYED),
    turn: side,
    phase: oneOf(PHASES),
    markers: perPlace(count(ALL_MARKERS)),
    flags: list(orNull(side), MOST_GRIDS),
    units: list(orNull(unitShape(parts)), bounds.figures),
    stacks: perPlace(inGrid),
    clouds: list(cloudShape(b, parts), MOST_CLOUDS),
    laid: count(MOST_IN_A_MATCH),
    discard: list(card, b.deck.length),
    secretDiscard: list(secret, b.secrets.length),
    supply,
    active: orNull(activeShape(b, parts)),
    begun: flag,
    arranged: list(at, MOST_GRIDS),
    strike: orNull(strikeShape(parts)),
    fallen: list(record<Fallen>({ unit, credit }), bounds.figures),
    question: orNull(question),
    kills: list(kill, bounds.figures),
    damagers: list(unitType, UNIT_TYPES.length),
    result: orNull(result),
  }
}

type Chosen = Pick<Options, 'mission' | 'seating' | 'rounds' | 'gateTo'>

const optionsShape = (b: Book): Shape<Chosen> =>
  record<Chosen>({
    mission: oneOf(Object.keys(b.content.missions)),
    seating: oneOf(SEATINGS),
    rounds: count(MOST_ROUNDS),
    gateTo: oneOf(GATES),
  })

const supply = record<Supply>({ points: inTurn, infantry: inTurn, free: inTurn, trench: inTurn, intercepted: flag })

const kill = record<Kill>({
  type: unitType,
  hero: flag,
  inDeployment: flag,
  inCover: flag,
  by: orNull(unitType),
  lone: flag,
})

const unitShape = ({ bounds, unit, unitKind, plugKind, damage }: Parts): Shape<Unit> =>
  record<Unit>({
    id: unit,
    kind: unitKind,
    side,
    at,
    damage,
    plugs: list(plugKind, bounds.sockets),
    done: flag,
    assaulted: flag,
    aim: inTurn,
    haste: inTurn,
    began: flag,
  })

/** A cloud attacks with a line that its kind has. */
const cloudShape = (b: Book, { kind, line }: Parts): Shape<Cloud> =>
  where(
    record<Cloud>({ id: index(MOST_IN_A_MATCH), side, kind, line, at, thin: flag, due: flag }),
    (cloud) => cloud.line < b.unit(cloud.kind).attacks.length,
  )

/** For each line that was used, how often and at what. */
function activeShape(b: Book, { bounds, inGrid, source }: Parts): Shape<Active> {
  const active = record<Active>({
    at,
    unit: integer(-1, bounds.figures - 1),
    members: inGrid,
    kept: list(source, MOST_IN_A_GRID),
    mode: oneOf(MODES),
    left: count(bounds.left),
    diagonal: flag,
    made: list(integer(-MOST_IN_A_TURN, MOST_IN_A_TURN), bounds.lines),
    aimed: list(place(-1), bounds.lines),
    covers: list(record<Cover>({ at, dice: inTurn }), b.deck.length),
    asked: list(at, MOST_GRIDS),
  })
  return where(active, ({ made, aimed }) => made.length === aimed.length)
}

const strikeShape = ({ bounds }: Parts): Shape<Strike> =>
  record<Strike>({
    by: oneOf(['unit', 'shock', 'barrage']),
    unit: integer(-1, bounds.figures - 1),
    line: count(Math.max(bounds.lines, bounds.dice)),
    at,
    target: integer(-1, bounds.figures - 1),
    adrift: flag,
    cover: inTurn,
    asked: flag,
  })
