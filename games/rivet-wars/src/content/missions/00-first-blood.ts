import type { MissionSpec } from '../types.ts'

export const FIRST_BLOOD: MissionSpec = {
  tiles: ['5A 3B', '9A 8A2'],
  map: [
    'X. X. X. X. x. X.',
    'x. x. x. x. x. x.',
    '.o .. .. .. .. ..',
    '.. .. .. .. .. .o',
    'a. a. a. a. a. a.',
    'A. a. A. A. A. A.',
  ],
  points: { allies: 4, blight: 4 },
  rivets: { allies: 0, blight: 0 },
  victory: { allies: 4, blight: 4 },
  special: { noActionCards: true, noSecrets: true, rounds: 4 },
}
