// Chapter 10: when nobody can win any more

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Position, Run, Unit } from '../state.ts'
import { areEnemies, isOn, playerOf, specOf } from '../units.ts'
import { bearsOn } from './07-range.ts'
import { diceOf, fixedHits, isFixed, redDice, redHits } from './08-dice.ts'

/** 10.7: true if the match is over. */
export function checkStalemate(book: Book, run: Run): boolean {
  if (!isStuck(book, run.state)) return false
  run.emit({ type: 'matchEnded', result: { winners: [], rule: '10.7', why: 'stuck' } })
  return true
}

/** No flag and nobody to set one, and no weapon that could still do harm; missions have other ends. */
function isStuck(book: Book, s: Position): boolean {
  if (s.launcher || s.table.shore || s.flags.some((flag) => flag >= 0)) return false
  const units = s.units.filter(isOn)
  if (units.some((u) => specOf(book, u).arm === 'infantry')) return false
  return !units.some((u) => units.some((t) => canHarm(book, s, u, t)))
}

/** Whether the luckiest of rolls could damage the target, in the open and with all the support there is. */
function canHarm(book: Book, s: Position, u: Readonly<Unit>, target: Readonly<Unit>): boolean {
  if (!areEnemies(u.faction, target.faction) || !bearsOn(book, u, target, 'return')) return false
  const support = mostSupport(s, u)
  const hits = isFixed(s, u) ? fixedHits(book, u) + redHits(book, support) : diceOf(book, u) + redDice(book, support)
  return hits >= must(book.armour(specOf(book, target)).open[0])
}

/** By how many other units of its player could ever stand by it. */
function mostSupport(s: Position, u: Readonly<Unit>): 0 | 1 | 2 {
  const player = playerOf(s, u.faction)
  if (s.players[player]?.automa) return 0
  const others = s.units.filter((v) => v !== u && isOn(v) && playerOf(s, v.faction) === player).length
  return others >= 2 ? 2 : others === 1 ? 1 : 0
}
