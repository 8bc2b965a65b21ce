import { must } from '@muster/engine'
import type { Active, EventOf, State } from '../state.ts'

export function activate(s: State, e: EventOf<'activated'>): void {
  const before = s.active
  if (before) finish(s, before, e)
  s.begun = true
  s.active = {
    at: e.at ?? must(before).at,
    unit: e.unit,
    members: e.members ?? must(before).members.filter((id) => id !== e.unit),
    kept: e.at === undefined ? must(before).kept : (e.kept ?? []),
    mode: 'fresh',
    left: 0,
    diagonal: false,
    made: [],
    aimed: [],
    covers: [],
    asked: [],
  }
}

/** The unit before is done; with a new grid, so is everyone of the old one. */
function finish(s: State, before: Active, e: EventOf<'activated'>): void {
  const last = s.units[before.unit]
  if (last) last.done = true
  if (e.at === undefined) return
  for (const id of before.members) {
    const u = s.units[id]
    if (u) u.done = true
  }
}
