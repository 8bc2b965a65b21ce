import type { Event } from './event.ts'
import { evolveFire } from './evolve/fire.ts'
import { evolveMovement } from './evolve/movement.ts'
import { evolveSetup } from './evolve/setup.ts'
import { evolveTurn } from './evolve/turn.ts'
import type { State } from './state.ts'

/** Applies a fact; its chapter knows how. */
export function evolve(s: State, e: Event): void {
  switch (e.type) {
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
    case 'soldierEnlisted':
    case 'rostersShown':
    case 'cardDrawn':
    case 'cardUsed':
    case 'planetPlaced':
    case 'planetSeen':
      evolveSetup(s, e)
      return
    case 'shotFired':
    case 'soldierHit':
    case 'grenadeHit':
    case 'soldierShielded':
    case 'soldierRevived':
    case 'soldierConcentrated':
    case 'grenadeThrown':
    case 'grenadeMoved':
    case 'grenadeExploded':
    case 'soldierDrawn':
    case 'fieldEnded':
      evolveFire(s, e)
      return
    default:
      evolveMovement(s, e)
  }
}
