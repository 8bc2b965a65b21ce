import type { MissionSpec } from '../types.ts'

export const OVER_THE_TOP: MissionSpec = {
  tiles: ['9A 6A 3A', '2A 7A 8A', '5A 4A2 1A'],
  map: [
    'X. x. X. x. X. x. X. x. X.',
    'x. xb x. x. x. x. x. xb x.',
    'x. x. x. x. x. x. x. x. x.',
    '.. .. .w .w .m .. .. .w .o',
    '.m .. .. .b .t .b .. .. .m',
    '.o .w .. .. .m .w .w .. ..',
    'a. a. a. a. a. a. a. a. a.',
    'a. ab a. a. a. a. a. ab a.',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 6, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 10, blight: 10 },
  special: {},
}
