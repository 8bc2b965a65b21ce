import type { MissionSpec } from '../types.ts'

export const MAIN_STREET: MissionSpec = {
  tiles: ['1A 2B1 6A', '3A1 4B 5A', '9A2 7B2 8B'],
  map: [
    'X. x. X. x. X. x. X. x. X.',
    'x. x. x. x. x. x. xt x. x.',
    'x. x. x. x. x. x. x. x. x.',
    '.t .t .. .. .. .. .B .w ..',
    '.w .b .. .. .. .. .. .b .w',
    '.. .w .B .. .. .. .. .t .t',
    'a. a. a. a. a. a. a. a. a.',
    'a. a. at a. a. a. a. a. a.',
    'a. a. A. A. A. A. A. a. a.',
  ],
  points: { allies: 4, blight: 4 },
  rivets: { allies: 2, blight: 2 },
  victory: { allies: 10, blight: 10 },
  special: {},
}
