import type { MissionSpec } from '../types.ts'

export const TAKE_UP_THE_BANNER: MissionSpec = {
  tiles: ['5A 3B2 2B', '9A 8A2 7A2'],
  map: [
    'x. X. x. X. x. x. X. X. X.',
    'x. x. x. x. x. x. x. x. x.',
    '.. .o .. .. .. .. .. .. ..',
    '.. .. .. .. .. .. .. .o ..',
    'a. a. a. a. a. a. a. a. a.',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 4, blight: 4 },
  rivets: { allies: 0, blight: 0 },
  victory: { allies: 6, blight: 6 },
  special: { noActionCards: true, noSecrets: true },
}
