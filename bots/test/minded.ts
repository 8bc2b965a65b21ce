import type { Game } from '@muster/engine'
import { type Duel, duel } from './duel.ts'

/** The fencers with a mind of their own. */
export const minded: Game<Duel> = {
  ...duel,
  mind: {
    features: ['life', 'cards'],
    weights: { begun: [0.5, 0.3], midst: [0.5, 0.3], heat: { begun: [1, 0], midst: [1, 0] } },
    phase: '',
    guess: {},
    sides: () => 2,
    sideOf: (_s, seat) => (seat === 'left' ? 0 : 1),
    count(s, into) {
      into.set([s.life.left, s.hand.left.length, s.life.right, s.hand.right.length])
    },
    won: (s) => (s.life.left <= 0 ? [1] : s.life.right <= 0 ? [0] : null),
    turn: (s) => 2 * s.round + (s.turn === 'left' ? 0 : 1),
    promise: (_s, _seat, actions) => actions.map((a) => (a.type === 'play' ? a.card : a.type === 'lunge' ? 0.5 : 0.4)),
    trust: 0.4,
    horizon: 1,
    novice: 1.6,
    rests: () => false,
    likely: (s, seat) => (s.blow > 0 ? { type: 'parry', parries: s.hand[seat].length > 0 } : null),
    characters: { bold: {}, careful: {}, grasping: { cards: 9 } },
    themes: { goals: [], force: ['life'], blows: [], places: [], means: ['cards'] },
    seen: { goals: [], force: [{ life: 1 }], blows: [], places: [], means: [{ cards: 1 }] },
  },
}
