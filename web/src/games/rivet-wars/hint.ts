// How long an event is shown, with which dice, and where to look.
import { type Event, isHit, type View } from '@muster/rivet-wars'
import type { Die, Hint } from '../../face.ts'

const diceOf = (dice: readonly number[], bonus = 0): readonly Die[] =>
  dice.map((value) => ({ sides: 6, value, result: isHit(value, bonus) ? 'hit' : 'miss' }))

export function hintOf(event: Event, view: View): Hint {
  const at = (unit: number): readonly number[] => {
    const place = view.units[unit]?.at ?? -1
    return place >= 0 ? [place] : []
  }
  switch (event.type) {
    case 'moved':
      return { ms: 260 * Math.max(1, event.path.length), places: [...at(event.unit), ...event.path], sound: 'step' }
    case 'pushed':
    case 'rescued':
      return { ms: 420, places: [event.to], sound: 'step' }
    case 'attackMade':
      return { ms: 420, places: [...at(event.unit), event.at], sound: 'shot' }
    case 'attacked':
      return {
        ms: 1000,
        dice: diceOf(event.dice, event.bonus),
        places: at(event.unit),
        sound: event.hit ? 'hit' : 'shot',
      }
    case 'shockMade':
    case 'barrageMade':
      return { ms: 420, places: [event.at], sound: 'shot' }
    case 'flipped':
      return { ms: 560, places: event.to >= 0 ? [event.from, event.to] : [event.from], sound: 'card', luck: true }
    case 'deviated':
      // It came down where nobody stands: that is all there is to see of it.
      return view.stacks[event.to]?.length === 0 ? { ms: 600, places: [event.to], sound: 'shot' } : { ms: 0 }
    case 'eliminated':
      return { ms: 520, places: [event.at], sound: 'fall' }
    case 'deployed':
    case 'landed':
      return { ms: 320, places: [event.at], sound: 'step' }
    case 'plugged':
      return { ms: 320, places: at(event.unit), sound: 'step' }
    case 'cloudLaid':
      return { ms: 420, places: [event.at] }
    case 'cloudDrifted':
      return { ms: 700, places: event.to >= 0 ? [event.to] : [] }
    case 'flagRaised':
      return { ms: 420, places: [event.at] }
    case 'captured':
      return { ms: 520, places: [event.at], sound: 'coin' }
    case 'cardPlayed':
      return { ms: 520, sound: 'card' }
    case 'secretScored':
    case 'pointsScored':
      return { ms: 520, sound: 'coin' }
    case 'turnStarted':
      return { ms: 300 }
    default:
      return { ms: 0 }
  }
}
