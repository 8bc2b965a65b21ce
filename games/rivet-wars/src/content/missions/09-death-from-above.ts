import type { MissionSpec } from '../types.ts'

export const DEATH_FROM_ABOVE: MissionSpec = {
  tiles: ['7B 8B1 2B1', '6B 1B 9B1', '-- 5A --', '-- 4B2 --'],
  map: [
    'x. x. x. x. x. x. x. x. x.',
    'xw xw xt x. xb x. xt xw xw',
    'xB xm x. x. x. x. x. xm xB',
    'xw xm x. x. X. x. x. xm xw',
    'x. x. X. X. X. X. X. x. x.',
    '.. .t .. .. .. .. .. .t ..',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- .t .. .t -- -- --',
    '-- -- -- a. a. a. -- -- --',
    '-- -- -- A. A. a. -- -- --',
    '-- -- -- A. A. A. -- -- --',
  ],
  points: { allies: 4, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 10, blight: 10 },
  special: { drop: { side: 'allies', kind: 'rifleman', count: 3 } },
}
