// Chapter 4: a leg, walked until somebody has to be asked

import { must } from '@muster/engine'
import { groundOf, landOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Hex, Position, Run, Unit, UnitId, Why } from '../state.ts'
import { flagOn, isGerman, specOf, unitAt, unitOf } from '../units.ts'
import { fillPrices, pointsOf } from './04-movement-cost.ts'
import { type Field, fieldOf, SHUT } from './04-movement-field.ts'
import { lookAround } from './04-movement-listed.ts'
import { isExposedOn, wayTo } from './04-movement-way.ts'
import { occupy } from './05-factories.ts'
import { isExposed, offerInterception } from './06-interception.ts'
import { checkShore } from './14-ardennes.ts'
import { flipSites } from './14-v2.ts'

/** Half points the unit has now: a whole move, or what its last leg left. */
export function pointsLeft(book: Book, s: Position, id: UnitId): number {
  return s.move?.unit === id ? s.move.left : pointsOf(book, unitOf(s, id))
}

/** Whether entering the hex is a whole movement for infantry on foot. */
export function isWater(book: Book, s: Position, u: Readonly<Unit>, hex: Hex): boolean {
  return s.table.board.terrain[hex] === '~' && s.weather !== 'frost' && specOf(book, u).arm !== 'aircraft'
}

export function isStrangeFactory(s: Position, u: Readonly<Unit>, hex: Hex): boolean {
  const factory = landOf(s.table.board).factoryOn[hex] ?? -1
  if (factory < 0) return false
  const flag = flagOn(s, factory)
  if (flag < 0) return flag === -1
  return isGerman(u.faction) !== (s.players[flag]?.side === 'germany')
}

/** 4.1, 4.15, 4.16, 4.20: takes the unit to a hex that has been found legal. */
export function startLeg(book: Book, run: Run, id: UnitId, to: Hex, why?: Why): void {
  const s = run.state
  const u = unitOf(s, id)
  if (isStrangeFactory(s, u, to)) occupy(book, run, id, to, why)
  else if (isWater(book, s, u, to)) arrive(book, run, id, { path: [to], left: 0, way: [] }, why)
  else walkTo(book, run, id, to, why)
}

function walkTo(book: Book, run: Run, id: UnitId, to: Hex, why?: Why): void {
  const s = run.state
  const field = fieldOf(s.table.board)
  const points = pointsLeft(book, s, id)
  lookAround(book, field, s, id, points)
  const way = wayTo(book, field, s, id, to)
  walk(book, run, id, field, way, points, why, way.length > 1)
}

/** Goes on with the leg that was interrupted. */
export function walkOn(book: Book, run: Run): void {
  const s = run.state
  const { move } = s
  if (!move) return
  const field = fieldOf(s.table.board)
  fillPrices(book, field, s, unitOf(s, move.unit))
  walk(book, run, move.unit, field, move.way, move.left, s.plan?.why)
}

/** `field` holds the prices of the unit, and where it is exposed if that was marked. */
function walk(
  book: Book,
  run: Run,
  id: UnitId,
  field: Field,
  way: readonly Hex[],
  points: number,
  why?: Why,
  marked = false,
): void {
  const s = run.state
  let left = points
  let steps = 0
  let exposed = false
  while (steps < way.length && !exposed) {
    const hex = must(way[steps++])
    left -= field.price[hex] ?? SHUT
    if (isNextToSite(s, unitOf(s, id), hex)) break
    exposed = marked ? isExposedOn(field, hex) : isExposed(book, s, id, hex)
  }
  const whole = steps === way.length
  const stop: Stop = { path: whole ? way : way.slice(0, steps), left, way: whole ? NOWHERE : way.slice(steps) }
  arrive(book, run, id, stop, why, exposed || s.sites.length > 0)
}

const NOWHERE: readonly Hex[] = []

function isNextToSite(s: Position, u: Readonly<Unit>, hex: Hex): boolean {
  if (s.sites.length === 0 || isGerman(u.faction)) return false
  return groundOf(s.table.board).grid.neighbours[hex]?.some((n) => s.sites.includes(n)) ?? false
}

/** The steps made, what is left of the points, and of the way. */
interface Stop {
  readonly path: readonly Hex[]
  readonly left: number
  readonly way: readonly Hex[]
}

/** `exposed`: whether anybody may have to be asked. */
function arrive(book: Book, run: Run, id: UnitId, stop: Stop, why?: Why, exposed = true): void {
  const { path, left, way } = stop
  run.emit(
    why ? { type: 'unitMoved', unit: id, path, left, way, why } : { type: 'unitMoved', unit: id, path, left, way },
  )
  flipSites(run, id)
  if (exposed) offerInterception(book, run, id)
  if (run.state.move?.way.length === 0) checkShore(book, run, id)
}

/** Whether the moving unit is on top of a friend. */
export function isStacked(s: Position): boolean {
  if (!s.move) return false
  const at = s.units[s.move.unit]?.at ?? -1
  const other = unitAt(s, at)
  return other !== s.move.unit || s.units.some((u, i) => i !== other && u.at === at)
}
