// Chapter 4: a leg, walked until somebody has to be asked

import { groundOf } from '../board.ts'
import type { Content } from '../content/content.ts'
import type { Hex, Run, State, Unit, UnitId, Why } from '../state.ts'
import { isGerman, specOf, unitAt } from '../units.ts'
import { fillPrices, pointsOf } from './04-movement-cost.ts'
import { fieldOf, fillOccupants } from './04-movement-field.ts'
import { wayTo } from './04-movement-way.ts'
import { occupy } from './05-factories.ts'
import { interceptorsAt, offerInterception } from './06-interception.ts'
import { checkShore } from './14-ardennes.ts'
import { flipSites } from './14-v2.ts'

/** Half points the unit has now: a whole move, or what its last leg left. */
export function pointsLeft(c: Content, s: Readonly<State>, id: UnitId): number {
  return s.move?.unit === id ? s.move.left : pointsOf(c, s.units[id] as Unit)
}

/** Whether entering the hex is a whole movement for infantry on foot. */
export function isWater(c: Content, s: Readonly<State>, u: Readonly<Unit>, hex: Hex): boolean {
  return s.table.board.terrain[hex] === '~' && s.weather !== 'frost' && specOf(c, u).arm !== 'aircraft'
}

export function isStrangeFactory(s: Readonly<State>, u: Readonly<Unit>, hex: Hex): boolean {
  const factory = s.table.board.factories.indexOf(hex)
  if (factory < 0) return false
  const flag = s.flags[factory] as number
  if (flag < 0) return flag === -1
  return isGerman(u.faction) !== (s.players[flag]?.side === 'germany')
}

/** 4.1, 4.15, 4.16, 4.20: takes the unit to a hex that has been found legal. */
export function startLeg(c: Content, run: Run, id: UnitId, to: Hex, why?: Why): void {
  const s = run.state
  const u = s.units[id] as Unit
  if (isStrangeFactory(s, u, to)) occupy(c, run, id, to, why)
  else if (isWater(c, s, u, to)) arrive(c, run, id, { path: [to], left: 0, way: [] }, why)
  else walk(c, run, id, wayOf(c, s, id, to), pointsLeft(c, s, id), why)
}

function wayOf(c: Content, s: Readonly<State>, id: UnitId, to: Hex): Hex[] {
  const field = fieldOf(s.table.board)
  fillOccupants(field, s, id)
  fillPrices(c, field, s, s.units[id] as Unit)
  return wayTo(c, field, s, id, to)
}

/** Goes on with the leg that was interrupted. */
export function walkOn(c: Content, run: Run): void {
  const move = run.state.move
  if (!move) return
  walk(c, run, move.unit, move.way, move.left, run.state.plan?.why)
}

function walk(c: Content, run: Run, id: UnitId, way: readonly Hex[], points: number, why?: Why): void {
  const s = run.state
  const field = fieldOf(s.table.board)
  fillPrices(c, field, s, s.units[id] as Unit)
  let left = points
  let steps = 0
  while (steps < way.length) {
    const hex = way[steps++] as Hex
    left -= field.price[hex] as number
    if (isEventful(c, s, id, hex)) break
  }
  arrive(c, run, id, { path: way.slice(0, steps), left, way: way.slice(steps) }, why)
}

function isEventful(c: Content, s: Readonly<State>, id: UnitId, hex: Hex): boolean {
  return isNextToSite(s, s.units[id] as Unit, hex) || interceptorsAt(c, s, id, hex).length > 0
}

function isNextToSite(s: Readonly<State>, u: Readonly<Unit>, hex: Hex): boolean {
  if (s.sites.length === 0 || isGerman(u.faction)) return false
  return groundOf(s.table.board).grid.neighbours[hex]?.some((n) => s.sites.includes(n)) ?? false
}

type Steps = Pick<Extract<Parameters<Run['emit']>[0], { type: 'unitMoved' }>, 'path' | 'left' | 'way'>

function arrive(c: Content, run: Run, id: UnitId, steps: Steps, why?: Why): void {
  run.emit({ type: 'unitMoved', unit: id, ...steps, ...(why ? { why } : {}) })
  flipSites(run, id)
  offerInterception(c, run, id)
  if (run.state.move?.way.length === 0) checkShore(c, run, id)
}

/** Whether the moving unit is on top of a friend. */
export function isStacked(s: Readonly<State>): boolean {
  if (!s.move) return false
  const at = s.units[s.move.unit]?.at ?? -1
  const other = unitAt(s, at)
  return other !== s.move.unit || s.units.some((u, i) => i !== other && u.at === at)
}
