import type { MissionSpec } from '../types.ts'

export const TRENCH_WARFARE: MissionSpec = {
  tiles: ['2A 8A1 7A2', '5A 4A 1B', '6B 9B 3A'],
  map: [
    'X. x. X. x. X. x. X. x. X.',
    'x. x. x. x. x. x. x. x. x.',
    'x. x. xb x. x. x. xb x. x.',
    '.w .w .. .t .. .t .. .. ..',
    '.. .. .B .. .. .. .B .. ..',
    '.. .. .. .t .. .t .. .w .w',
    'a. a. ab a. a. a. ab a. a.',
    'a. a. a. a. a. a. a. a. a.',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 4, blight: 4 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 10, blight: 10 },
  special: {},
}
