import { must } from '@muster/engine'
import type { Active, EventOf, State, UnitId } from '../state.ts'
import { own } from './own.ts'

export function activate(s: State, e: EventOf<'activated'>): void {
  const before = s.active
  if (before) finish(s, before, e)
  s.begun = true
  s.active = {
    at: e.at ?? must(before).at,
    unit: e.unit,
    members: e.members ?? must(before).members.filter((id) => id !== e.unit),
    kept: e.at === undefined ? must(before).kept : (e.kept ?? NONE),
    mode: 'fresh',
    left: 0,
    diagonal: false,
    made: NONE,
    aimed: NONE,
    covers: NONE,
    asked: NONE,
  }
}

const NONE: readonly never[] = []

/** The unit before is done; with a new grid, so is everyone of the old one. */
function finish(s: State, before: Readonly<Active>, e: EventOf<'activated'>): void {
  rest(s, before.unit)
  if (e.at !== undefined) for (const id of before.members) rest(s, id)
}

function rest(s: State, id: UnitId): void {
  if (s.units[id]) own(s, id).done = true
}
