import { CARDS } from './cards.ts'
import { MODES, ROOMS } from './rooms.ts'
import { RANKS, SQUADS } from './squads.ts'
import type { Content } from './types.ts'

/** What the box holds, as far as it could be reconstructed. */
export const BOX: Content = {
  squads: SQUADS,
  ranks: RANKS,
  cards: CARDS,
  rooms: ROOMS,
  modes: MODES,
  limits: { speed: 6, lives: 2, actions: 2, hand: 4, rounds: 10, minutes: 90 },
  points: { door: 30, intact: 3, immobilised: 2, wounded: 1 },
  names: {},
}
