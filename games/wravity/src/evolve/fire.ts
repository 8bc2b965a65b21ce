import { must } from '@muster/engine'
import type { Event } from '../event.ts'
import { KIND, type State } from '../state.ts'
import { soldier, stop } from './soldier.ts'

type Fire = Extract<
  Event,
  {
    readonly type:
      | 'shotFired'
      | 'soldierHit'
      | 'grenadeHit'
      | 'soldierShielded'
      | 'soldierRevived'
      | 'soldierConcentrated'
      | 'grenadeThrown'
      | 'grenadeMoved'
      | 'grenadeExploded'
      | 'soldierDrawn'
      | 'fieldEnded'
  }
>

/** Shots, lives, concentration and grenades. */
export function evolveFire(s: State, e: Fire): void {
  switch (e.type) {
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
  }
}
