// Chapter 10: Victory

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { type Ending, type Position, type Result, type Rule, type Run, SIDES, type Side, sideOf } from '../state.ts'
import { enemyOf, isAlive, sideOfFlag, specOf } from '../units.ts'
import { shoreLost } from './14-ardennes.ts'
import { launcherResult } from './14-v2.ts'

const won = (side: Side, rule: Rule, why: Ending): Result => ({ winners: [side], rule, why })

/** 10.4: judged whenever a factory changes hands or a unit is removed. */
export function checkVictory(book: Book, run: Run): void {
  if (run.state.result) return
  const result = judge(book, run.state)
  if (result) run.emit({ type: 'matchEnded', result })
}

/** Whether someone has won as things stand. */
export function judge(book: Book, s: Position): Result | null {
  return launcherResult(book, s) ?? byFactories(book, s) ?? byElimination(book, s) ?? shoreLost(book, s)
}

export function factoriesOf(s: Position, side: Side): number {
  let n = 0
  for (let i = 0; i < s.flags.length; i++) if (sideOfFlag(s, i) === side) n++
  return n
}

/** 10.1, 10.2, M1.12, M1.13, M3.7: enough factories, where their number wins. */
function byFactories(book: Book, s: Position): Result | null {
  const { goal } = s.table
  const side = SIDES.find((x) => goal > 0 && factoriesOf(s, x) >= goal)
  if (!side) return null
  return won(side, goalRule(book, s, side), 'factories')
}

function goalRule(book: Book, s: Position, side: Side): Rule {
  if (s.table.launcher) return side === 'germany' ? 'M1.12' : 'M1.13'
  const { shortFull, shortHalf } = book.charts.goal
  return s.table.goal === shortFull || s.table.goal === shortHalf ? '10.2' : '10.1'
}

/** Units that count: not the launcher. */
function hasUnits(book: Book, s: Position, side: Side): boolean {
  return s.units.some((u) => isAlive(u) && sideOf(u.faction) === side && specOf(book, u)?.arm !== 'launcher')
}

/** 10.3, 10.6, M1.8 */
function byElimination(book: Book, s: Position): Result | null {
  const beaten = SIDES.filter((side) => !hasUnits(book, s, side))
  if (beaten.length === 0) return null
  if (beaten.length === 1) return won(enemyOf(must(beaten[0])), '10.3', 'elimination')
  return comparison('10.6', 'bothGone', [SIDES.map((side) => factoriesOf(s, side))])
}

/** The first pair of figures that differs decides; otherwise a draw. */
function comparison(rule: Rule, why: Ending, figures: readonly (readonly number[])[]): Result {
  for (const [germany = 0, allies = 0] of figures) {
    if (germany !== allies) return won(germany > allies ? 'germany' : 'allies', rule, why)
  }
  return { winners: [], rule, why }
}

/** 10.5, M3.6: the last round is over; true if the match is. */
export function checkRounds(book: Book, run: Run): boolean {
  const s = run.state
  const { rounds, shore } = s.table
  const result =
    shore && s.round >= shore.rounds
      ? won('allies', 'M3.6', 'shoreHeld')
      : rounds > 0 && s.round >= rounds
        ? comparison('10.5', 'rounds', [SIDES.map((x) => factoriesOf(s, x)), SIDES.map((x) => worthOf(book, s, x))])
        : null
  if (result) run.emit({ type: 'matchEnded', result })
  return result !== null
}

/** What a side's units would cost. */
function worthOf(book: Book, s: Position, side: Side): number {
  let coins = 0
  for (const u of s.units) if (isAlive(u) && sideOf(u.faction) === side) coins += specOf(book, u).cost
  return coins
}
