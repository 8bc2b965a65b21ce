import type { MissionSpec } from '../types.ts'

export const THE_QUEENS_GATE: MissionSpec = {
  tiles: ['8B 3A 2B', '1B 4B 5B', '6A 7A 9A1'],
  map: [
    'X. x. X. x. X. x. X. x. X.',
    'x. x. x. x. x. x. x. x. x.',
    'x. x. x. x. x. x. x. x. x.',
    '.. .. .w .. .. .. .w .m .b',
    '.o .. .. .t .t .. .b .m .B',
    '.. .. .w .. .. .. .w .m .b',
    'a. a. a. a. a. a. a. a. a.',
    'a. a. a. a. a. a. a. a. a.',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 4, blight: 4 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 8, blight: 8 },
  special: { infantryPoints: 2, victoryOption: 'gateTo' },
}
