import type { MissionSpec } from '../types.ts'

export const DEFENSE_OF_HILL_356: MissionSpec = {
  tiles: ['5A 2A1 1A', '3A 8A 7A'],
  map: [
    'x. x. X. X. X. X. X. x. x.',
    'x. x. xw x. x. x. xw x. x.',
    '.. .B .. .. .w .. .. .B ..',
    '.. .. .. .b .. .b .. .. ..',
    'a. at a. a. a. a. a. at a.',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 4, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 8, blight: 8 },
  special: { noSecrets: true, garrison: 'rifleman', first: 'allies' },
}
