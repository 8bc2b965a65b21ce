// Chapter 8: Braking, and pushing off in flight
import { illegal, legal } from '@muster/engine'
import type { Box } from '../box.ts'
import type { ActionOf, BrakeAction, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import {
  attributes,
  boardOf,
  capped,
  hasHold,
  headingTo,
  holdsOn,
  inField,
  isBetween,
  isHeading,
  soldierOf,
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
import { checkThrust, thrusts } from './05-impulse.ts'
import { displace, raised } from './06-displacement.ts'
import { beyondReach } from './08-pushing.ts'

/** 8.15: no more than the strength, and no more than there is to take. */
const mostForce = (box: Box, u: Soldier, target: Soldier): number => Math.min(attributes(box, u).strength, target.speed)

function checkBrake(box: Box, s: State, seat: number, a: BrakeAction): Verdict {
  if (!hasOnly(a, 'soldier', 'target', 'force', 'heading')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'push')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  const far = beyondReach(box, s, u, a.target)
  if (far) return far
  const target = soldierOf(s, a.target)
  if (target.speed === 0) return illegal('8.15', 'nothingToBrake')
  const most = mostForce(box, u, target)
  if (!isBetween(a.force, 1, most)) return illegal('8.15', 'tooStrong', { strength: most })
  return checkHeading(box, s, u, target, a.heading)
}

/** 8.16, 8.18: a heading for the one that takes speed, none for the one that holds on. */
function checkHeading(box: Box, s: State, u: Soldier, target: Soldier, heading: unknown): Verdict {
  const board = boardOf(box, s)
  if (holdsOn(board, s, u)) return heading === 0 ? legal : illegal('8.16', 'staysPut')
  if (!isHeading(heading)) return unclear()
  return heading === headingTo(board, u.at, target.at) ? illegal('8.18', 'straightAtIt') : legal
}

/** 8.15, 8.17, 8.19, 8.20: the target is never displaced by it; the braker goes on with what it took. */
function decideBrake(run: WravityRun, box: Box, a: BrakeAction): void {
  const s = run.state
  const u = soldierOf(s, a.soldier)
  const recoil = a.heading === 0 ? null : capped(box, u.speed + a.force)
  const left = recoil === null ? -1 : raised(s, a.soldier, u, recoil)
  const speed = soldierOf(s, a.target).speed - a.force
  const { soldier, target, heading } = a
  run.emit({ type: 'soldierBraked', soldier, target, speed, heading, recoil, left })
  if (recoil !== null && moving(s) !== soldier) displace(run, soldier)
}

export const brake: MakeOrder<'brake'> = (box) => ({
  choices(s, seat, piece) {
    if (!isFreeToAct(s)) return NONE
    const n = seatNumber(seat)
    const out: ActionOf<'brake'>[] = []
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++) {
      if (canDo(box, s, n, id, 'push')) brakesOf(box, s, id, out)
    }
    return out
  },
  check: (s, seat, a) => checkBrake(box, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decideBrake(run, box, a),
})

function brakesOf(box: Box, s: State, soldier: number, out: ActionOf<'brake'>[]): void {
  const board = boardOf(box, s)
  const u = soldierOf(s, soldier)
  for (let target = 0; target < s.soldiers.length; target++) {
    const t = soldierOf(s, target)
    if (t.speed === 0 || t.at < 0 || board.distances[u.at * board.size + t.at] !== 1 || inField(board, s, t.at))
      continue
    const most = mostForce(box, u, t)
    const straight = headingTo(board, u.at, t.at)
    const stays = holdsOn(board, s, u)
    for (let force = 1; force <= most; force++) {
      if (stays) out.push({ type: 'brake', soldier, target, force, heading: 0 })
      else
        for (let h = 1; h <= 6; h++) if (h !== straight) out.push({ type: 'brake', soldier, target, force, heading: h })
    }
  }
}

function checkPushOff(box: Box, s: State, seat: number, a: ActionOf<'pushOff'>): Verdict {
  if (!hasOnly(a, 'soldier', 'heading', 'force')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'push')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  if (u.speed === 0 || !hasHold(boardOf(box, s), s, u.at)) return illegal('8.21', 'needsFlightAndHold')
  if (u.spent) return illegal('8.23', 'sameHold')
  return checkThrust(box, s, u, a, '8.21', '8.22')
}

/** 8.21, 8.22: the new speed, in a new direction; the flight begins, or goes on with more. */
function decidePushOff(run: WravityRun, box: Box, a: ActionOf<'pushOff'>): void {
  const { soldier, heading, force } = a
  const s = run.state
  const u = soldierOf(s, soldier)
  const speed = capped(box, u.speed + force)
  run.emit({ type: 'soldierThrust', soldier, heading, force, speed, kind: 'push', left: raised(s, soldier, u, speed) })
  if (moving(s) !== soldier) displace(run, soldier)
}

export const pushOff: MakeOrder<'pushOff'> = (box) => ({
  choices(s, seat, piece) {
    if (!isFreeToAct(s)) return NONE
    const n = seatNumber(seat)
    const out: ActionOf<'pushOff'>[] = []
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++) {
      const u = soldierOf(s, id)
      if (u.speed === 0 || u.spent) continue
      if (!canDo(box, s, n, id, 'push')) continue
      thrusts(box, s, u, (heading, force) => out.push({ type: 'pushOff', soldier: id, heading, force }))
    }
    return out
  },
  check: (s, seat, a) => checkPushOff(box, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decidePushOff(run, box, a),
})
