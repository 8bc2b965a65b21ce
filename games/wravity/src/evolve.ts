import { must } from '@muster/engine'
import { opposite } from './box.ts'
import { evolveSetup } from './evolve/setup.ts'
import { evolveTurn } from './evolve/turn.ts'
import { type Event, KIND, type Soldier, type State } from './state.ts'

/** Applies a fact. The chapters that change little stand apart; movement and fire are here. */
export function evolve(s: State, e: Event): void {
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
    case 'shotFired': {
      const u = soldier(s, e.soldier)
      u.used |= KIND.shoot
      if (!e.again) u.shots++
      return
    }
    case 'soldierHit': {
      const target = soldier(s, e.target)
      target.lives = e.lives
      if (e.saved === 'luck') return
      soldier(s, e.soldier).hits++
      if (e.saved === null) target.wounds++
      return
    }
    case 'grenadeHit':
      soldier(s, e.soldier).hits++
      return
    case 'soldierShielded':
      soldier(s, e.soldier).shielded = true
      return
    case 'cablePulled':
      soldier(s, e.soldier).used |= KIND.object
      turn(soldier(s, e.soldier), e.heading, e.speed)
      return
    case 'hookThrown':
      soldier(s, e.soldier).used |= KIND.object
      return
    case 'hookPulled':
      if (e.speed !== null) turn(soldier(s, e.soldier), e.heading, e.speed)
      if (e.targetSpeed !== null) turn(soldier(s, e.target), opposite(e.heading), e.targetSpeed)
      return
    case 'soldierRevived':
      soldier(s, e.soldier).used |= KIND.object
      soldier(s, e.target).lives = e.lives
      return
    case 'soldierConcentrated':
      soldier(s, e.soldier).used |= KIND.concentrate
      return
    case 'grenadeThrown': {
      const { at, heading, speed, reach } = e
      soldier(s, e.soldier).used |= KIND.object
      s.grenades.push({ at, heading, speed, reach, moved: true, until: -1 })
      return
    }
    case 'grenadeMoved': {
      const grenade = must(s.grenades[e.grenade])
      grenade.at = e.path.at(-1) ?? grenade.at
      grenade.moved = true
      return
    }
    case 'grenadeExploded':
      must(s.grenades[e.grenade]).until = e.until
      return
    case 'soldierDrawn': {
      const u = soldier(s, e.soldier)
      u.at = e.to
      stop(u)
      return
    }
    case 'fieldEnded':
      s.grenades.splice(e.grenade, 1)
      return
    case 'questionAsked':
      s.question = e.question
      return
    case 'questionAnswered':
      s.question = null
      return
    case 'soldierEntered':
    case 'turnBegan':
    case 'turnEnding':
    case 'turnEnded':
    case 'lastStandBegan':
    case 'lastStandEnded':
    case 'battleEnded':
      evolveTurn(s, e)
      return
    default:
      evolveSetup(s, e)
  }
}

const soldier = (s: State, id: number): Soldier => must(s.soldiers[id])

/** 12.2: a new way and speed; whatever gives them to a soldier cuts its tether. */
function turn(u: Soldier, heading: number, speed: number): void {
  u.heading = heading
  u.speed = speed
  u.tethered = false
}

/** 12.2 */
function stop(u: Soldier): void {
  u.speed = 0
  u.tethered = false
}
