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

export function makeAttack(s: State, e: EventOf<'attackMade'>): void {
  const active = must(s.active)
  active.mode = 'attack'
  while (active.made.length <= e.line) {
    active.made.push(0)
    active.aimed.push(-1)
  }
  active.made[e.line] = (active.made[e.line] ?? 0) + 1
  active.aimed[e.line] = e.at
  s.strike = {
    by: 'unit',
    unit: e.unit,
    line: e.line,
    at: e.at,
    target: e.target ?? -1,
    adrift: e.adrift ?? false,
    cover: 0,
    asked: false,
  }
}

/** Take Cover is asked once for a unit and grid; for others once for the strike. */
export function setAsked(s: State, at: number): void {
  const strike = must(s.strike)
  if (strike.by === 'unit') must(s.active).asked.push(at)
  else strike.asked = true
}

export function takeCover(s: State, e: EventOf<'coverTaken'>): void {
  const strike = must(s.strike)
  const active = s.active
  s.question = null
  if (strike.by === 'unit' && active) {
    active.covers.push({ at: e.at, dice: e.by })
    active.asked = active.asked.filter((at) => at !== e.at)
  } else {
    strike.cover += e.by
    strike.asked = false
  }
}
