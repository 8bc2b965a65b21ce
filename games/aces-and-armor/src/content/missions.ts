import type { Charts, MissionSpec, Role } from './types.ts'

export const MISSIONS = {
  skirmish: { table: false },
  v2: {
    table: true,
    sets: 2,
    atMost: { germany: { bomber: 0 }, allies: { tank: 1, artillery: 1 } },
    goal: 5,
    launcher: true,
  },
  weather: { table: false, weather: true },
  ardennes: {
    table: true,
    map: 'winter',
    flags: { us: [1, 2], su: [3, 4] },
    divide: [7, 8, 9],
    tokens: { allies: [1, 2, 3, 7, 8, 9], germany: [4, 5, 6, 10, 11, 12] },
    goal: 0,
    shore: { from: 7, rounds: 8 },
  },
  mountains: { table: false, mountains: true },
  short: { table: false, sets: 1, goal: 3, laid: true },
} as const satisfies Record<string, MissionSpec>

export const LEVELS = {
  easy: [],
  standard: ['artillery'],
  hard: ['artillery', 'regular'],
  excess: ['tank', 'special'],
} as const satisfies Record<string, readonly Role[]>

/** By pairs of the d12. */
export const WEATHER = ['normal', 'frost', 'mud', 'drought', 'storm', 'fog'] as const

export const CHARTS: Charts = {
  dice: [12, 10, 8, 6, 4, 2],
  fatal: 6,
  levels: [3, 5],
  red: [2, 3],
  redHits: [1, 2],
  fixed: { whole: 2, perLevel: 2, perLevelHalf: 1 },
  xp: { damaged: 1, destroyed: 2 },
  repair: { coins: 2, damage: 3 },
  transfer: { least: 2, fee: 1 },
  income: 1,
  most: 4,
  extras: 4,
  clock: 5,
  goal: { full: 6, half: 4, shortFull: 5, shortHalf: 3 },
  armies: {
    four: [[1, 1, 2, 3]],
    two: [
      [1, 2],
      [2, 3],
    ],
  },
  weatherTurns: 3,
  storm: 1,
  mountainRange: 2,
  launcher: { tokens: 13, destroysFrom: 4, wins: 5, kind: 'v2-launcher' },
  automa: { infantry: 2, draw: 2 },
}
