// Chapter 5: activation, the same in combat and movement
import { illegal, must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Position, Unit, UnitId } from '../state.ts'
import { buffSources } from './05-buffs.ts'
import type { Refusal, Run } from './rules.ts'

/** 5.1, 9.1 */
export function whySpent(s: Position, u: Readonly<Unit>): Refusal | null {
  return u.done ? illegal(s.phase === 'movement' ? '9.1' : '5.1', 'activatedAlready') : null
}

/** 5.2, 5.24, 9.12: chooses the unit; with one of another grid the active grid is closed. */
export function activate(b: Book, run: Run, u: Readonly<Unit>): void {
  const { active } = run.state
  if (active?.unit === u.id) return
  if (active?.members.includes(u.id)) {
    run.emit({ type: 'activated', unit: u.id })
    return
  }
  const kept = buffSources(b, run.state, u.at)
  const members = othersOf(run.state, u)
  if (kept.length > 0) run.emit({ type: 'activated', unit: u.id, at: u.at, members, kept })
  else run.emit({ type: 'activated', unit: u.id, at: u.at, members })
}

function othersOf(s: Position, u: Readonly<Unit>): UnitId[] {
  const others: UnitId[] = []
  for (const id of must(s.stacks[u.at]))
    if (id !== u.id && !must(s.units[id]).done && id !== s.active?.unit) others.push(id)
  return others
}
