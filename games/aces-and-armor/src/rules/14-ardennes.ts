// Chapter 14: The Ardennes

import { illegal, legal, must, type Verdict } from '@muster/engine'
import type { Book } from '../book.ts'
import type { ActionOf, Order, Position, Result, Rule, Run, Seat, UnitId } from '../state.ts'
import { isAlive, isGerman, specOf, unitOf } from '../units.ts'
import { afterDivide } from './02-setup.ts'
import { factoriesOf } from './10-victory.ts'

/** M3.4, M3.5: a German tank at the end of a leg on the shore, from the third round on. */
export function checkShore(book: Book, run: Run, id: UnitId): void {
  const s = run.state
  const u = unitOf(s, id)
  if (!s.table.shore || s.round < s.table.shore.from || s.result) return
  if (!isGerman(u.faction) || specOf(book, u).arm !== 'tank' || !s.table.board.shore.includes(u.at)) return
  if (s.units.some((v, i) => i !== id && v.at === u.at)) return
  run.emit({ type: 'matchEnded', result: { winners: ['germany'], rule: 'M3.4', why: 'shore' } })
}

/** M3.6: no tank left, and no factory to build one. */
export function shoreLost(book: Book, s: Position): Result | null {
  if (!s.table.shore || factoriesOf(s, 'germany') > 0) return null
  const tank = s.units.some((u) => isAlive(u) && isGerman(u.faction) && specOf(book, u).arm === 'tank')
  return tank ? null : { winners: ['allies'], rule: 'M3.6', why: 'noTanks' }
}

const GERMANS: readonly Seat[] = ['g1', 'g2']

export const giveFlag = (book: Book): Order<'giveFlag'> => ({
  choices: (s, seat, piece) => (piece === undefined ? flagChoices(s, seat) : []),
  check: (s, seat, a) => checkFlag(s, seat, a),
  decide(run, _seat, a) {
    run.emit({ type: 'flagGiven', hex: a.hex, to: a.to })
    if (run.state.divide.length === 0) afterDivide(book, run)
  },
})

/** M3.2: the flags of the German factories, one after another. */
function flagChoices(s: Position, seat: Seat): ActionOf<'giveFlag'>[] {
  const factory = s.divide[0]
  if (s.phase !== 'divide' || s.seat !== seat || factory === undefined) return []
  const hex = must(s.table.board.factories[factory])
  return GERMANS.map((to) => ({ type: 'giveFlag', hex, to }))
}

function checkFlag(s: Position, seat: Seat, a: ActionOf<'giveFlag'>): Verdict<Rule> {
  const offered = flagChoices(s, seat).some((o) => o.hex === a.hex && o.to === a.to)
  return offered ? legal : illegal('M3.2', 'notNow')
}
