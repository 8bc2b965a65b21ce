import { type Mind, must } from '@muster/engine'
import type { Book } from '../book.ts'
import { seatNumber } from '../rules/03-actions.ts'
import type { State } from '../state.ts'
import type { Wravity } from '../types.ts'
import { AHEAD } from './ahead.ts'
import { count, FEATURES } from './features.ts'
import { GUESS } from './guess.ts'
import { likelyIn } from './likely.ts'
import { promise, rests } from './promise.ts'
import { WEIGHTS } from './weights.ts'

/** How bots think about it. */
export function mindOf(book: Book): Mind<Wravity> {
  return {
    features: FEATURES,
    weights: WEIGHTS,
    ahead: AHEAD,
    phase: 'late',
    guess: GUESS,
    sides: (s) => s.doors.length,
    sideOf: (s, seat) => must(s.sides[seatNumber(seat)]),
    count: (s, into) => count(book, s, into),
    won,
    turn: (s) => (s.phase === 'battle' ? s.turn : -1),
    promise: (s, seat, actions) => promise(book, s, seatNumber(seat), actions),
    trust: 1,
    horizon: 2,
    stray: 0,
    faith: 0.3,
    luck: 'deeds',
    novice: 1.6,
    rests,
    likely: likelyIn(book),
    // By the weights alone the safest soldier is one that never comes in.
    drive: {
      intact: 0.08,
      wounded: 0.15,
      down: -0.16,
      intactLate: 0.35,
      woundedLate: 0.43,
      downLate: 0.63,
      adrift: -0.06,
      first: 0.16,
      cards: 0.05,
      missions: 0.08,
    },
    characters: {
      bold: { fire: 0.15, fireLater: 0.15, ready: 0.1 },
      careful: { wounded: -0.1, down: -0.2, holding: 0.05 },
      grasping: { first: 0.8, second: 0.8, opener: 0.8 },
    },
    themes: {
      goals: ['missions', 'opener', 'atDoor'],
      force: ['intact', 'wounded', 'down', 'waiting', 'intactLate', 'woundedLate', 'downLate'],
      blows: ['fire', 'fireLater', 'ready', 'sharpest'],
      places: ['holding', 'adrift', 'speed', 'first', 'second', 'blocked'],
      means: ['cards', 'heal', 'save'],
    },
    seen: {
      goals: [{ missions: 1 }, { opener: 1 }, { atDoor: 1 }],
      force: [{ intact: 2, wounded: 1, waiting: 2 }],
      blows: [{ fire: 1, fireLater: 1 }, { sharpest: 1 }],
      places: [{ holding: 1, adrift: -1 }, { first: 1 }, { second: 1 }],
      means: [{ cards: 1 }],
    },
  }
}

function won({ result, doors }: State): readonly number[] | null {
  if (!result) return null
  return result.winners.length > 0 ? result.winners : doors.map((_, side) => side)
}
