import type { Attributes, RankSpec, SoldierSpec, SquadSpec } from './types.ts'

export const RANKS = {
  commander: { looks: false, commands: true },
  sharpshooter: { looks: false, commands: false },
  scout: { looks: false, commands: false },
  engineer: { looks: true, commands: false },
  recruit: { looks: false, commands: false },
} as const satisfies Record<string, RankSpec>

type Rank = keyof typeof RANKS
type Figures = readonly [movement: number, strength: number, agility: number, precision: number]

const RANK_OF: Readonly<Record<number, Rank>> = {
  1: 'commander',
  2: 'sharpshooter',
  3: 'scout',
  4: 'recruit',
  5: 'engineer',
  6: 'sharpshooter',
  7: 'scout',
  8: 'recruit',
}

/** The red side of a card: one less, at least 1; precision halved, rounded down. */
export function reddened(white: Attributes): Attributes {
  const less = (n: number): number => Math.max(1, n - 1)
  return {
    movement: less(white.movement),
    strength: less(white.strength),
    agility: less(white.agility),
    precision: Math.floor(white.precision / 2),
  }
}

function squad(figures: Readonly<Record<Rank, Figures>>): SquadSpec {
  return Object.entries(RANK_OF).map(([number, rank]): SoldierSpec => {
    const [movement, strength, agility, precision] = figures[rank]
    const white = { movement, strength, agility, precision }
    return { number: Number(number), rank, white, red: reddened(white) }
  })
}

export const SQUADS = {
  fire: squad({
    commander: [5, 6, 3, 3],
    sharpshooter: [3, 5, 2, 6],
    scout: [6, 5, 4, 1],
    engineer: [3, 6, 1, 2],
    recruit: [3, 5, 2, 2],
  }),
  water: squad({
    commander: [5, 6, 3, 3],
    sharpshooter: [3, 5, 3, 5],
    scout: [6, 5, 4, 1],
    engineer: [3, 6, 3, 3],
    recruit: [3, 5, 3, 2],
  }),
  earth: squad({
    commander: [5, 6, 3, 3],
    sharpshooter: [3, 6, 2, 5],
    scout: [6, 5, 4, 1],
    engineer: [3, 6, 2, 3],
    recruit: [3, 6, 2, 3],
  }),
  air: squad({
    commander: [6, 6, 3, 3],
    sharpshooter: [4, 5, 2, 5],
    scout: [6, 5, 4, 1],
    engineer: [3, 6, 2, 3],
    recruit: [3, 5, 2, 2],
  }),
} as const satisfies Record<string, SquadSpec>
