import { type Mind, must } from '@muster/engine'
import type { Book } from '../book.ts'
import { type RivetWars, SIDES, type State, sideOf } from '../state.ts'
import { AHEAD } from './ahead.ts'
import { closer } from './closer.ts'
import { count, FEATURES } from './features.ts'
import { GUESS } from './guess.ts'
import { likely } from './likely.ts'
import { promise, rests } from './promise.ts'
import { WEIGHTS } from './weights.ts'

/** How bots think about it. */
export function mindOf(b: Book): Mind<RivetWars> {
  return {
    features: FEATURES,
    weights: WEIGHTS,
    far: { ...AHEAD, turns: 2 },
    phase: 'points',
    guess: GUESS,
    sides: () => SIDES.length,
    sideOf: (_s, seat) => SIDES.indexOf(sideOf(seat)),
    count: (s, into) => count(b, s, into),
    won,
    turn: (s) => 2 * s.round + (s.turn === s.starter ? 0 : 1),
    promise: (s, seat, actions) => promise(b, s, seat, actions),
    trust: 0.3,
    horizon: 1,
    novice: 1.2,
    rests,
    likely: (s, seat) => likely(b, s, seat),
    characters: {
      bold: { menace: 0.05, advance: 0.05, oneAway: 0.05 },
      careful: { infantry: 0.05, tank: 0.05, cavalry: 0.05, support: 0.05, gassed: -0.05 },
      grasping: { flags: 0.2, held: 0.2, oneAway: 0.05 },
    },
    themes: {
      goals: ['points', 'pointsSquared', 'due', 'wins', 'flags', 'held'],
      force: ['infantry', 'cavalry', 'support', 'tank', 'bounty', 'gassed'],
      blows: ['menace', 'menaceLater'],
      places: ['oneAway', 'twoAway', 'nearby', 'advance'],
      means: ['rivets', 'cards', 'secrets'],
    },
    seen: {
      goals: [{ points: 1, due: 1, flags: 0.001, held: 0.001 }],
      force: [{ infantry: 1, cavalry: 1, support: 1, tank: 1, gassed: -1 }],
      blows: [{ menace: 1, menaceLater: 1 }],
      places: [{ oneAway: 3, twoAway: 2, nearby: 1, held: 4 }],
      means: [{ rivets: 1 }, { cards: 1 }, { secrets: 1 }],
    },
    closer: (before, after, side) => closer(before, after, must(SIDES[side])),
  }
}

const BOTH = [0, 1]
const WINNER = [[0], [1]]

function won({ result }: State): readonly number[] | null {
  if (!result) return null
  const [winner] = result.winners
  return winner === undefined ? BOTH : (WINNER[SIDES.indexOf(winner)] ?? BOTH)
}
