import type { MissionSpec } from '../types.ts'

export const DEATH_FROM_ABOVE: MissionSpec = {
  tiles: ['7B3 8B1 2B1', '6B 1B 9B1', '-- 5A --', '-- 4B2 --'],
  map: [
    'xB xw xb x. x. x. xb xw xB',
    'x. xw xb x. x. x. xb xw x.',
    'xw xt x. x. x. x. x. xt xw',
    'X. x. x. x. x. x. x. x. X.',
    'x. x. x. x. x. x. x. x. x.',
    'x. x. X. X. x. X. X. x. x.',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- a. a. a. -- -- --',
    '-- -- -- A. A. A. -- -- --',
    '-- -- -- A. A. A. -- -- --',
  ],
  points: { allies: 4, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 10, blight: 10 },
  special: { drop: { side: 'allies', kind: 'rifleman', count: 3 } },
}
