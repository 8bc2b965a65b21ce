// Chapter 9: a leg, step by step
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { type ActionOf, type Grid, MINE, type Position, type Unit, type UnitId, WIRE } from '../state.ts'
import { activate } from './05-activation.ts'
import { shockOf } from './05-buffs.ts'
import { hasCloud } from './08-gas.ts'
import { type How, reachOf } from './09-allowance.ts'
import { sufferEntry } from './09-entering.ts'
import type { Reach } from './09-reach.ts'
import { type Way, wayTo } from './09-ways.ts'
import type { Run } from './rules.ts'

/** 7.28, 9.6, 10.11: the unit goes as far as the way and what lies on it let it. */
export function decideLeg(b: Book, run: Run, how: How, a: ActionOf<How>): void {
  const u = must(run.state.units[a.unit])
  activate(b, run, u)
  const reach = must(reachOf(b, run.state, u, how))
  const way = must(wayTo(b, run.state, u, reach, a.at))
  if (walk(b, run, a.unit, how, reach, way) && way.shock) makeShock(b, run, must(run.state.units[a.unit]))
}

/** Whether the unit arrives. Stops wherever something waits for it. */
function walk(b: Book, run: Run, unit: UnitId, how: How, reach: Reach, way: Way): boolean {
  let path: Grid[] = []
  for (let i = 0; i < way.path.length; i++) {
    const at = must(way.path[i])
    path.push(at)
    const last = i === way.path.length - 1
    if (!last && !isWatched(run.state, at)) continue
    const left = reach.steps - i - 1
    const { at: from } = must(run.state.units[unit])
    if (way.diagonal) run.emit({ type: 'moved', unit, from, path, how, left, diagonal: true })
    else run.emit({ type: 'moved', unit, from, path, how, left })
    if (!sufferEntry(b, run, unit)) return false
    path = []
  }
  return true
}

/** Whether something may befall whoever enters. */
function isWatched(s: Position, at: Grid): boolean {
  return (must(s.markers[at]) & (WIRE | MINE)) !== 0 || hasCloud(s, at)
}

/** 7.25, 9.9: after wire, mine and gas. */
function makeShock(b: Book, run: Run, u: Readonly<Unit>): void {
  run.emit({ type: 'shockMade', unit: u.id, at: u.at, dice: shockOf(b, run.state, u) })
}
