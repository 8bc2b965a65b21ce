import type { Level, MissionSpec } from '../types.ts'

const LEVELS: readonly Level[] = [
  { from: 1, points: 1 },
  { from: 3, rivets: 1 },
  { from: 5, points: 3 },
  { from: 7, free: 3 },
]

export const KNOCK_OUT_PUNCH: MissionSpec = {
  tiles: ['3A 8B 2B', '6B 5A 9B', '4A2 1A 7A'],
  map: [
    'X. x. X. x. X. x. X. x. X.',
    'x. x. xt x. x. x. xt x. x.',
    'x. x. x. x. x. x. x. x. x.',
    '.. .w .. .b .m .b .. .w ..',
    '.B .. .t .. .. .. .t .. .B',
    '.. .w .. .b .m .b .. .w ..',
    'a. a. a. a. a. a. a. a. a.',
    'a. a. at a. a. a. at a. a.',
    'A. a. A. a. A. a. A. a. A.',
  ],
  points: { allies: 4, blight: 4 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 10, blight: 10 },
  special: { levels: LEVELS, freeKind: { allies: 'rifleman', blight: 'panzerfaust' } },
}
