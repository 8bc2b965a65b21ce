import type { Mind } from '@muster/engine'
import type { Book } from '../book.ts'
import { type AcesAndArmor, type Position, SIDES, sideOf } from '../state.ts'
import { count, FEATURES, won } from './features.ts'
import { GUESS } from './guess.ts'
import { likely } from './likely.ts'
import { promise, rests } from './promise.ts'
import { WEIGHTS } from './weights.ts'

/** How bots think about it. */
export function mindOf(book: Book): Mind<AcesAndArmor> {
  return {
    features: FEATURES,
    weights: WEIGHTS,
    phase: 'factories',
    guess: GUESS,
    sides: () => SIDES.length,
    sideOf: (_s, seat) => SIDES.indexOf(sideOf(seat)),
    count: (s, into) => count(book, s, into),
    won,
    turn,
    promise: (s, seat, actions) => promise(book, s, seat, actions),
    trust: 0.15,
    horizon: 3,
    novice: 1.2,
    rests,
    likely: (s, seat) => likely(book, s, seat),
    characters: {
      bold: { menace: 0.06, menaceLater: 0.06, drift: -0.05 },
      careful: { infantry: 0.05, tank: 0.05, artillery: 0.05, aircraft: 0.05 },
      grasping: { factories: 0.8, taking: 0.3, takingLater: 0.2 },
    },
    themes: {
      goals: ['factories', 'factoriesSquared', 'nearly', 'ruins', 'launcher', 'shore'],
      force: ['infantry', 'tank', 'artillery', 'aircraft', 'units', 'arms', 'experience'],
      blows: ['menace', 'menaceLater', 'power', 'strike'],
      places: ['taking', 'takingLater', 'winning', 'oneTurn', 'twoTurns', 'threeTurns', 'nearness', 'safe', 'drift'],
      means: ['coins'],
    },
    seen: {
      goals: [{ factories: 1 }, { ruins: 1 }, { launcher: 1 }, { shore: 1 }],
      force: [{ infantry: 1, tank: 1, artillery: 1, aircraft: 1 }],
      blows: [{ menace: 1, menaceLater: 1 }, { strike: 1 }],
      places: [{ nearness: 1 }],
      means: [{ coins: 1 }],
    },
  }
}

/** All that comes before the first round is one turn. */
const turn = (s: Position): number => (s.round === 0 ? 0 : s.round * s.players.length + s.turn)
