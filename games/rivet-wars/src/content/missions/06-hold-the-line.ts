import type { MissionSpec } from '../types.ts'

export const HOLD_THE_LINE: MissionSpec = {
  tiles: ['3A 8A 6B 7A', '4A 2A1 9B1 1A'],
  map: [
    'X. x. X. x. X. x. x. X. x. X. x. X.',
    'x. x. x. x. x. x. x. x. x. x. x. x.',
    '.. .. .w .. .. .. .. .. .. .w .. ..',
    '.. .w .. .B .. .. .. .B .. .. .w ..',
    'a. aB a. a. a. aB a. a. a. a. aB a.',
    'A. a. A. a. A. a. a. A. a. A. a. A.',
  ],
  points: { allies: 4, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 8, blight: 10 },
  special: { garrison: 'rifleman', first: 'allies', roundPoints: { allies: 1 }, captors: ['blight'] },
}
