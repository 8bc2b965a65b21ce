// How long an event is shown, with which dice, and where to look.
import type { Event, View } from '@muster/wravity'
import type { Die, Hint } from '../../face.ts'

export function hintOf(event: Event, view: View): Hint {
  const at = (soldier: number): readonly number[] => {
    const place = view.soldiers[soldier]?.at ?? -1
    return place >= 0 ? [place] : []
  }
  const die = (sides: 6 | 10, value: number, good: boolean): readonly Die[] => [
    { sides, value, result: good ? 'hit' : 'miss' },
  ]
  const way = (value: number): readonly Die[] => (value > 0 ? [{ sides: 6, value }] : [])
  switch (event.type) {
    case 'soldierFlew':
      return { ms: 170 * Math.max(2, event.path.length), places: [...at(event.soldier), ...event.path] }
    case 'soldierWalked':
      return { ms: 200 * Math.max(1, event.path.length), places: [...at(event.soldier), ...event.path], sound: 'step' }
    case 'soldierDrawn':
      return { ms: 320, places: [event.to] }
    case 'grenadeMoved':
      return { ms: 170 * Math.max(1, event.path.length), places: [...event.path] }
    case 'grenadeExploded':
      return { ms: 700, places: [view.grenades[event.grenade]?.at ?? 0], sound: 'hit' }
    case 'soldierThrust':
      return { ms: 260, places: at(event.soldier), sound: 'step' }
    case 'soldierPushed':
    case 'soldierBraked':
      return { ms: 320, places: at(event.target), sound: 'bounce' }
    case 'soldierBounced':
      return { ms: 420, dice: way(event.die), places: at(event.soldier), sound: 'bounce' }
    case 'soldiersCrashed':
      return { ms: 480, dice: way(event.die), places: at(event.struck), sound: 'bounce' }
    case 'shotFired':
      return { ms: 700, dice: die(10, event.die, event.hit), places: [...at(event.soldier), event.at], sound: 'shot' }
    case 'hookThrown':
      return { ms: 600, dice: die(10, event.die, event.caught), places: at(event.soldier), sound: 'shot' }
    case 'grabRolled':
      return { ms: 600, dice: die(6, event.die, event.held), places: at(event.soldier) }
    case 'soldierHit':
      if (event.saved) return { ms: 1100, places: at(event.target), sound: 'card' }
      return { ms: 520, places: at(event.target), sound: event.lives > 0 ? 'hit' : 'fall' }
    case 'soldierEntered':
    case 'planetPlaced':
      return { ms: 320, places: [event.at] }
    case 'soldierRevived':
      return { ms: 420, places: at(event.target), sound: 'card' }
    case 'soldierShielded':
      return { ms: 900, places: at(event.soldier), sound: 'card' }
    case 'cardUsed':
      return { ms: 260, sound: 'card' }
    case 'cardDrawn':
      // The first hand is dealt to everybody; later it is news which card it is.
      return { ms: 260, sound: 'card', luck: view.phase === 'battle' && event.card !== null }
    case 'grenadeThrown':
      return { ms: 320, places: [event.at], sound: 'step' }
    case 'turnBegan':
      return { ms: 260 }
    default:
      return { ms: 0 }
  }
}
