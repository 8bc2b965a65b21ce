import type { MissionSpec } from '../types.ts'

export const DEFENSE_OF_HILL_356: MissionSpec = {
  tiles: ['5A 2A1 1A', '3A 8A 7A'],
  map: [
    'X. x. x. X. x. X. X. x. X.',
    'xw xw xw x. x. x. x. x. x.',
    '.. .B .. .w .. .. .. .. ..',
    '.. .. .b .. .. .b .. .. ..',
    'a. a. a. a. a. a. a. a. a.',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 4, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 8, blight: 8 },
  special: { noSecrets: true, garrison: 'rifleman', first: 'allies' },
}
