import {
  byType,
  count,
  either,
  flag,
  index,
  integer,
  list,
  oneOf,
  optional,
  place,
  record,
  type Shape,
  since,
} from '@muster/engine'
import { MOST_GRIDS } from '../board.ts'
import { LONGEST } from '../rules/09-reach.ts'
import { type CloudId, type Cost, type Event, type Grid, type Modifier, PHASES } from '../state.ts'
import { ALL_MARKERS, MOST_IN_A_GRID, MOST_IN_A_MATCH, MOST_IN_A_TURN, MOST_ROUNDS_PLAYED } from './bounds.ts'
import { credit, die, inTurn, on, type Parts, result, rule, side, unitType } from './parts.ts'

const at = place<Grid>()
const total = count(MOST_IN_A_MATCH)
const cloud = index<CloudId>(MOST_IN_A_MATCH)
/** A grid, or off the board. */
const landing = place<Grid>(-1)

const cost = record<Cost>({
  points: optional(inTurn),
  infantry: optional(inTurn),
  rivets: optional(inTurn),
  free: optional(inTurn),
  trench: optional(inTurn),
})

/** As recorded, and as redacted: a card that is not shown is -1. */
export function eventShape(parts: Parts): Shape<Event> {
  const { bounds, unit, inGrid, line, card, secret, kind, unitKind, plugKind, damage, source, question } = parts
  const dice = count(bounds.dice)
  const modifier = record<Modifier>({ rule, value: integer(-bounds.ability - MOST_IN_A_TURN, 0) })
  return byType<Event>({
    turnStarted: { side, round: integer(1, MOST_ROUNDS_PLAYED) },
    flagRaised: { at, side },
    phaseStarted: { phase: oneOf(PHASES) },
    supplied: { points: inTurn, rivets: inTurn, infantry: optional(inTurn), free: optional(inTurn) },
    cardDiscarded: { side, card },
    cardDrawn: { side, card: hidable(card) },
    secretDrawn: { side, card: hidable(secret) },
    deckRenewed: { deck: oneOf(['action', 'secret']) },
    deployed: { unit, kind: unitKind, at, hero: optional(on), cost: optional(cost) },
    plugged: { unit, kind: plugKind, hero: optional(on), cost: optional(cost) },
    landed: { unit, kind: unitKind, at, side },
    dropLost: { kind: unitKind, rule },
    activated: {
      unit,
      at: optional(at),
      members: optional(inGrid),
      kept: optional(list(source, MOST_IN_A_GRID)),
    },
    attackMade: { unit, line, at, target: optional(unit), adrift: optional(on) },
    flipped: { card, from: at, to: landing },
    deviated: { to: landing },
    attacked: {
      unit,
      by: oneOf(['unit', 'shock', 'barrage', 'mine', 'gas']),
      from: optional(unit),
      dice: list(die, bounds.dice),
      bonus: optional(count(bounds.ability + MOST_IN_A_TURN)),
      mods: optional(list(modifier, 2)),
      hit: flag,
      down: flag,
      credit: optional(credit),
    },
    strikeEnded: {},
    eliminated: {
      unit,
      kind: unitKind,
      side,
      at,
      unitType,
      hero: optional(on),
      credit,
      vp: optional(inTurn),
      rule: optional(rule),
    },
    stranded: { unit, credit },
    rescued: { unit, to: at, damage },
    moved: {
      unit,
      from: since(9, at),
      path: list(at, LONGEST, 1),
      how: oneOf(['move', 'assault', 'dash']),
      left: count(bounds.left),
      diagonal: optional(on),
    },
    cleared: { at, marker: count(ALL_MARKERS) },
    shockMade: { unit, at, dice },
    pushed: { unit, to: at },
    cloudLaid: { at, kind, line },
    cloudThinned: { cloud },
    cloudGone: { cloud, rule },
    cloudDrifted: { cloud, to: at },
    asked: { question },
    passed: { side },
    cardPlayed: { side, card, target: optional(count(Math.max(MOST_GRIDS, bounds.figures))) },
    pointsChanged: { by: integer(-MOST_IN_A_TURN, MOST_IN_A_TURN), intercepted: optional(on) },
    rivetsGained: { by: inTurn },
    trenchOpened: { by: inTurn },
    repaired: { unit, by: damage },
    barrageMade: { at, dice },
    aimed: { unit, by: inTurn },
    lineReadied: { unit, line, attacks: inTurn },
    hurried: { units: inGrid, by: inTurn },
    coverTaken: { at, by: inTurn },
    rearranged: { at, order: inGrid },
    captured: { at, side, vp: inTurn, struck: optional(on) },
    secretScored: { side, card: secret, vp: inTurn },
    pointsScored: { side, vp: inTurn, rule },
    levelsSet: { allies: total, blight: total },
    gameEnded: { result },
  })
}

const hidable = <C extends number>(card: Shape<C>): Shape<C> => either(integer<C>(-1, -1), card)
