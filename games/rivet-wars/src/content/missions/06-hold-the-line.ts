import type { MissionSpec } from '../types.ts'

export const HOLD_THE_LINE: MissionSpec = {
  tiles: ['3A 8A 6B 7A', '4A 2A1 9B1 1A'],
  map: [
    'X. X. X. X. X. x. x. x. x. x. x. x.',
    'x. x. x. x. x. x. x. x. x. x. x. x.',
    '.. .. .. .. .. .b .. .. .. .. .. ..',
    '.w .w .. .. .b .. .w .w .. .. .w .w',
    'aB a. a. a. a. a. aB a. a. a. aB a.',
    'a. a. a. a. a. a. a. A. A. A. A. A.',
  ],
  points: { allies: 4, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 8, blight: 10 },
  special: { garrison: 'rifleman', first: 'allies', roundPoints: { allies: 1 }, captors: ['blight'] },
}
