import { must } from '@muster/engine'
import { opposite } from '../book.ts'
import type { Event } from '../event.ts'
import { KIND, type State } from '../state.ts'
import { soldier, stop, turn } from './soldier.ts'

type Movement = Extract<
  Event,
  {
    readonly type:
      | 'soldierWalked'
      | 'soldierThrust'
      | 'flightBegan'
      | 'soldierFlew'
      | 'flightEnded'
      | 'grabRolled'
      | 'soldierPushed'
      | 'soldierBraked'
      | 'soldierBounced'
      | 'soldiersCrashed'
      | 'cablePulled'
      | 'hookThrown'
      | 'hookPulled'
  }
>

/** Walking, flying, pushing, crashing, and being drawn by cable or hook. */
export function evolveMovement(s: State, e: Movement): void {
  switch (e.type) {
    case 'soldierWalked': {
      const u = soldier(s, e.soldier)
      u.at = must(e.path.at(-1))
      u.used |= KIND.walk
      return
    }
    case 'soldierThrust': {
      const u = soldier(s, e.soldier)
      u.used |= KIND[e.kind]
      turn(u, e.heading, e.speed)
      u.tethered = true
      u.spent = true
      if (e.left >= 0) must(s.flights.at(-1)).left = e.left
      return
    }
    case 'flightBegan': {
      const u = soldier(s, e.soldier)
      u.displaced = true
      if (e.counts) u.used |= KIND.flight
      s.flights.push({ soldier: e.soldier, left: e.left })
      return
    }
    case 'soldierFlew': {
      const u = soldier(s, e.soldier)
      u.at = must(e.path.at(-1))
      u.spent = false
      must(s.flights.at(-1)).left -= e.path.length
      return
    }
    case 'flightEnded':
      s.flights.pop()
      return
    case 'grabRolled': {
      const u = soldier(s, e.soldier)
      u.used |= KIND.grab
      if (e.held) stop(u)
      return
    }
    case 'soldierPushed': {
      const u = soldier(s, e.soldier)
      u.used |= KIND.push
      turn(soldier(s, e.taker), opposite(e.heading), e.speed)
      if (e.recoil !== null) turn(u, e.heading, e.recoil)
      if (e.left >= 0) must(s.flights.at(-1)).left = e.left
      return
    }
    case 'soldierBraked': {
      const u = soldier(s, e.soldier)
      u.used |= KIND.push
      const target = soldier(s, e.target)
      target.speed = e.speed
      if (e.speed === 0) target.tethered = false
      if (e.recoil !== null) turn(u, e.heading, e.recoil)
      if (e.left >= 0) must(s.flights.at(-1)).left = e.left
      return
    }
    case 'soldierBounced': {
      turn(soldier(s, e.soldier), e.heading, e.speed)
      if (e.stuck) must(s.flights.at(-1)).left = 0
      return
    }
    case 'soldiersCrashed':
      turn(soldier(s, e.striker), e.headings[0], e.speeds[0])
      turn(soldier(s, e.struck), e.headings[1], e.speeds[1])
      return
    case 'cablePulled': {
      const u = soldier(s, e.soldier)
      u.used |= KIND.object
      turn(u, e.heading, e.speed)
      return
    }
    case 'hookThrown':
      soldier(s, e.soldier).used |= KIND.object
      return
    case 'hookPulled':
      if (e.speed !== null) turn(soldier(s, e.soldier), e.heading, e.speed)
      if (e.targetSpeed !== null) turn(soldier(s, e.target), opposite(e.heading), e.targetSpeed)
      return
    default:
      throw new Error(`there is no event ${JSON.stringify((e satisfies never as Event).type)}`)
  }
}
