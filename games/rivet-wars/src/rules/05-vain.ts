// Chapter 5: attacks that would strike nobody
import { must } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Action, Position } from '../state.ts'
import { hasEnemy } from './01-battlefield.ts'
import { isAdrift, landingsOf } from './06-deviation.ts'

/** 6.6, 8.1: an empty grid may be aimed at; where no enemy stands that it may come down on, nothing is gained by it. */
export function isVain(b: Book, s: Position, a: Action): boolean {
  if (a.type !== 'attack') return false
  const u = must(s.units[a.unit])
  const { line } = must(b.profile(u).weapons[a.line])
  const { distance, size } = tablesOf(s.field)
  const adrift = isAdrift(line.deviates, must(distance[u.at * size + a.at]))
  const struck = adrift || line.gas ? [a.at, ...landingsOf(s, a.at)] : [a.at]
  return !struck.some((at) => hasEnemy(s, u.side, at))
}
