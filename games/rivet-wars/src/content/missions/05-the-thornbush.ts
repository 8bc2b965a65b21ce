import type { MissionSpec } from '../types.ts'

export const THE_THORNBUSH: MissionSpec = {
  tiles: ['6B 1A 2A1', '8A 9A2 3B3'],
  map: [
    'X. x. X. x. X. x. X. x. X.',
    'xw xw x. x. x. x. x. x. x.',
    '.o .w .. .. .. .. .. .m ..',
    '.. .m .. .. .. .. .. .w .o',
    'a. a. a. ab a. ab a. aw aw',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 6, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 8, blight: 8 },
  special: {},
}
