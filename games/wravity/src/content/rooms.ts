import type { ModeSpec, RoomSpec } from './types.ts'

export const ROOMS = {
  hall: {
    radius: 8,
    two: [
      [8, -4],
      [-8, 4],
    ],
    three: [
      [8, -2],
      [-6, 8],
      [-2, -6],
    ],
    reach: 6,
    fromDoors: 3,
    apart: 2,
    values: [1, 2, 3, 3, 4, 5],
    laid: {
      planets: [
        [5, -3],
        [-5, 3],
        [2, -5],
        [-2, 5],
        [3, 2],
        [-3, -2],
      ],
      soldiers: [
        [
          [6, -3],
          [4, -2],
          [5, -4],
        ],
        [
          [-6, 3],
          [-4, 2],
          [-5, 4],
        ],
      ],
    },
  },
} as const satisfies Record<string, RoomSpec>

/** The table of players and sides. */
export const MODES = {
  '2': {
    doors: 'two',
    sides: [0, 1],
    squads: [[0], [1]],
    soldiers: null,
    commander: false,
    cards: 4,
    concentrating: 2,
  },
  '3': {
    doors: 'three',
    sides: [0, 1, 2],
    squads: [[0], [1], [2]],
    soldiers: 6,
    commander: true,
    cards: 4,
    concentrating: 2,
  },
  '4': {
    doors: 'two',
    sides: [0, 1, 0, 1],
    squads: [[0], [1], [2], [3]],
    soldiers: 4,
    commander: false,
    cards: 3,
    concentrating: 1,
  },
  '3v3': {
    doors: 'two',
    sides: [0, 1, 0, 1, 0, 1],
    squads: [
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ],
    soldiers: 3,
    commander: false,
    cards: 3,
    concentrating: 1,
  },
  '2v2v2': {
    doors: 'three',
    sides: [0, 1, 2, 0, 1, 2],
    squads: [[0], [1], [2], [0], [1], [2]],
    soldiers: 3,
    commander: false,
    cards: 2,
    concentrating: 1,
  },
  short: {
    doors: 'two',
    sides: [0, 1],
    squads: [[0], [1]],
    soldiers: 3,
    commander: false,
    cards: 2,
    concentrating: 1,
    rounds: 5,
    laid: true,
  },
} as const satisfies Record<string, ModeSpec>
