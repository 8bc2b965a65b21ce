import type { MissionSpec } from '../types.ts'

export const DEATH_FROM_ABOVE: MissionSpec = {
  tiles: ['7B 8B1 2B1', '6B 1B 9B1', '-- 5A --', '-- 4B2 --'],
  map: [
    'xB xw x. x. x. x. x. xw xB',
    'x. xw xb x. x. x. xb xw x.',
    'xw x. xb x. x. x. xb x. xw',
    'x. x. X. x. x. x. X. x. x.',
    'x. x. X. X. x. X. X. x. x.',
    '.. .. .. .. .. .. .. .. ..',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- .. .. .. -- -- --',
    '-- -- -- A. A. A. -- -- --',
    '-- -- -- A. A. A. -- -- --',
    '-- -- -- a. a. a. -- -- --',
  ],
  points: { allies: 4, blight: 6 },
  rivets: { allies: 1, blight: 1 },
  victory: { allies: 10, blight: 10 },
  special: { drop: { side: 'allies', kind: 'rifleman', count: 3 } },
}
