// Chapter 8: Pushing
import { illegal, legal, must } from '@muster/engine'
import type { Box } from '../box.ts'
import type { ActionOf, PushAction, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import {
  attributes,
  boardOf,
  borrowed,
  capped,
  headingTo,
  holdsOn,
  inField,
  isBetween,
  isHeading,
  namedSoldier,
  opposite,
  soldierAt,
  soldierOf,
  stepOf,
} from './02-soldiers.ts'
import {
  canDo,
  endOf,
  firstOf,
  hasOnly,
  isFreeToAct,
  moving,
  NONE,
  refusalOf,
  seatNumber,
  unclear,
} from './03-actions.ts'
import { displace, raised } from './06-displacement.ts'

/** 8.1, 14.17: why a soldier cannot be reached by hand, or null. */
export function beyondReach(box: Box, s: State, u: Soldier, target: unknown): Verdict | null {
  const t = namedSoldier(s, target)
  const board = boardOf(box, s)
  if (!t || t.at < 0 || headingTo(board, u.at, t.at) === 0) return illegal('8.1', 'notNextToIt')
  return inField(board, s, t.at) ? illegal('14.17', 'targetHeld') : null
}

/** 8.12, 8.13: the last of the row along the target's way; -1 if that one is held by a field. */
export function takerOf(box: Box, s: State, target: number, way: number): number {
  const board = boardOf(box, s)
  let last = target
  for (let next = target; next >= 0; ) {
    last = next
    const hex = stepOf(board, soldierOf(s, last).at, way)
    next = hex < 0 ? -1 : soldierAt(s, hex)
  }
  return inField(board, s, soldierOf(s, last).at) ? -1 : last
}

/** 8.2, 8.4 */
function checkPush(box: Box, s: State, seat: number, a: PushAction): Verdict {
  if (!hasOnly(a, 'soldier', 'target', 'force', 'heading')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'push')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  const far = beyondReach(box, s, u, a.target)
  if (far) return far
  const { strength } = attributes(box, u)
  if (!isBetween(a.force, 1, strength)) return illegal('8.2', 'tooStrong', { strength })
  if (!isHeading(a.heading)) return unclear()
  const straight = headingTo(boardOf(box, s), u.at, soldierOf(s, a.target).at)
  if (a.heading === straight) return illegal('8.4', 'straightAtIt')
  return takerOf(box, s, a.target, opposite(a.heading)) < 0 ? illegal('14.17', 'targetHeld') : legal
}

/** 8.3, 8.5, 8.6, 8.7, 8.8, 8.9, 8.14: the target is displaced on top of the pusher's own flight, and so first. */
function decidePush(run: WravityRun, box: Box, a: PushAction): void {
  const s = run.state
  const u = soldierOf(s, a.soldier)
  const taker = takerOf(box, s, a.target, opposite(a.heading))
  const speed = capped(box, must(s.soldiers[taker]).speed + a.force)
  const recoil = holdsOn(boardOf(box, s), s, u) ? null : capped(box, u.speed + a.force)
  const left = recoil === null ? -1 : raised(s, a.soldier, u, recoil)
  run.emit({ ...a, type: 'soldierPushed', taker, speed, recoil, left })
  if (moving(s) !== a.soldier) displace(run, a.soldier)
  displace(run, taker)
}

export const push: MakeOrder<'push'> = (box) => ({
  choices(s, seat, piece) {
    if (!isFreeToAct(s)) return NONE
    const n = seatNumber(seat)
    const out: ActionOf<'push'>[] = []
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++) {
      if (canDo(box, s, n, id, 'push')) pushesOf(box, s, id, out)
    }
    return out
  },
  check: (s, seat, a) => checkPush(box, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decidePush(run, box, a),
})

function pushesOf(box: Box, s: State, soldier: number, out: ActionOf<'push'>[]): void {
  const board = boardOf(box, s)
  const u = soldierOf(s, soldier)
  const { strength } = attributes(box, u)
  for (let target = 0; target < s.soldiers.length; target++) {
    const t = soldierOf(s, target)
    if (t.at < 0 || board.distances[u.at * board.size + t.at] !== 1 || inField(board, s, t.at)) continue
    const straight = headingTo(board, u.at, t.at)
    const cells = borrowed(board, s)
    for (let heading = 1; heading <= 6; heading++) {
      if (heading === straight) continue
      const next = stepOf(board, t.at, opposite(heading))
      const makesRow = next >= 0 && (cells[next] as number) > 0
      if (makesRow && takerOf(box, s, target, opposite(heading)) < 0) continue
      for (let force = 1; force <= strength; force++) out.push({ type: 'push', soldier, target, force, heading })
    }
  }
}
