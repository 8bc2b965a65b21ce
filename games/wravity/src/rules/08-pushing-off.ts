// Chapter 8: Pushing off in flight
import { illegal } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Box } from '../box.ts'
import type { State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { boardOf, capped, hasHold, soldierOf } from './02-soldiers.ts'
import { listed, moving, refusalOf, seatNumber } from './03-actions.ts'
import { checkThrust, thrusts } from './05-impulse.ts'
import { displace, raised } from './06-displacement.ts'

function checkPushOff(box: Box, s: State, seat: number, a: ActionOf<'pushOff'>): Verdict {
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

function pushOffsOf(box: Box, s: State, soldier: number, out: ActionOf<'pushOff'>[]): void {
  const u = soldierOf(s, soldier)
  if (u.speed === 0 || u.spent) return
  thrusts(box, s, u, (heading, force) => out.push({ type: 'pushOff', soldier, heading, force }))
}

export const pushOff: MakeOrder<'pushOff'> = (box) => ({
  choices: (s, seat, piece) => listed(box, s, seat, piece, 'push', pushOffsOf),
  check: (s, seat, a) => checkPushOff(box, s, seatNumber(seat), a),
  decide: (run, _seat, a) => decidePushOff(run, box, a),
})
