// Chapter C: what the Action! cards do
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { CardEffect } from '../content/types.ts'
import type { Grid, Line, Side, UnitId } from '../state.ts'
import { sufferEntry } from './09-entering.ts'
import { type Effect, isFresh, type Play, SAPPED } from './C-targets.ts'
import { ownUnit, type Run } from './rules.ts'

/** 3.5: the card is discarded as it is played. */
export function decidePlay(b: Book, run: Run, side: Side, a: Play): void {
  const target = a.target >= 0 ? { target: a.target } : {}
  run.emit({ type: 'cardPlayed', side, card: a.card, ...target })
  const effect = b.effect(a.card)
  const resolve = RESOLVE[effect.do] as (played: Played<Effect>) => void
  resolve({ b, run, side, effect, target: a.target })
}

interface Played<K extends Effect> {
  readonly b: Book
  readonly run: Run
  readonly side: Side
  readonly effect: Extract<CardEffect, { readonly do: K }>
  readonly target: number
}

const RESOLVE: { readonly [K in Effect]: (played: Played<K>) => void } = {
  points: ({ run, effect }) => secondWave(run, effect.by),
  rivets: ({ run, effect }) => scrapDrive(run, effect.by),
  trench: ({ run, effect }) => forwardTrench(run, effect.by),
  repair: ({ run, effect, target }) => repair(run, target, effect.by),
  barrage: ({ run, effect, target }) => barrage(run, target, effect.dice),
  aim: ({ run, effect, target }) => aim(run, target, effect.by),
  again: ({ b, run, target }) => fireAgain(b, run, target),
  haste: ({ run, side, effect, target }) => hurry(run, side, target, effect.by),
  sappers: ({ run, target }) => sap(run, target),
  rescue: ({ b, run, effect, target }) => rescue(b, run, target, effect.health),
  cover: ({ run, effect }) => takeCover(run, effect.by),
  intercept: ({ run, effect }) => intercept(run, effect.by),
}

/** C1 */
function secondWave(run: Run, by: number): void {
  run.emit({ type: 'pointsChanged', by })
}

/** C2 */
function scrapDrive(run: Run, by: number): void {
  run.emit({ type: 'rivetsGained', by })
}

/** C3 */
function forwardTrench(run: Run, by: number): void {
  run.emit({ type: 'trenchOpened', by })
}

/** C4 */
function repair(run: Run, unit: UnitId, by: number): void {
  run.emit({ type: 'repaired', unit, by: Math.min(by, must(run.state.units[unit]).damage) })
}

/** C5: it deviates before it strikes. */
function barrage(run: Run, at: Grid, dice: number): void {
  run.emit({ type: 'barrageMade', at, dice })
}

/** C6 */
function aim(run: Run, unit: UnitId, by: number): void {
  run.emit({ type: 'aimed', unit, by })
}

/** C7, C7.2: all attacks of the line on top of those left; a line at one grid begins anew. */
function fireAgain(b: Book, run: Run, line: Line): void {
  const { unit, made } = must(run.state.active)
  const weapon = must(b.profile(must(run.state.units[unit])).weapons[line])
  const attacks = weapon.line.oneGrid ? must(made[line]) : weapon.line.attacks
  run.emit({ type: 'lineReadied', unit, line, attacks })
}

/** C8, C8.1 */
function hurry(run: Run, side: Side, at: Grid, by: number): void {
  const s = run.state
  const fresh = must(s.stacks[at]).filter((id) => {
    const u = ownUnit(s, side, id)
    return u !== null && isFresh(s, u)
  })
  run.emit({ type: 'hurried', units: fresh, by })
}

/** C9 */
function sap(run: Run, at: Grid): void {
  run.emit({ type: 'cleared', at, marker: must(run.state.markers[at]) & SAPPED })
}

/** C10 */
function rescue(b: Book, run: Run, to: Grid, health: number): void {
  const { question } = run.state
  if (question?.ask !== 'rescue') return
  const u = must(run.state.units[question.unit])
  run.emit({ type: 'rescued', unit: u.id, to, damage: Math.max(0, b.profile(u).health - health) })
  sufferEntry(b, run, u.id)
}

/** 3.10, C11 */
function takeCover(run: Run, by: number): void {
  run.emit({ type: 'coverTaken', at: must(run.state.strike).at, by })
}

/** C12, C12.1, C12.2: never below nothing, and never mission 8's points. */
function intercept(run: Run, by: number): void {
  run.emit({ type: 'pointsChanged', by: 0 - Math.min(by, run.state.supply.points), intercepted: true })
}
