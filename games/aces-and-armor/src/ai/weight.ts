/** What the parts of a position weigh, in coins. */
export const WEIGHT = {
  win: 1000,
  factory: 9,
  /** One factory short of victory. */
  nearly: 6,
  /** How much more infantry beside a factory weighs then. */
  urge: 3,
  coin: 0.95,
  repair: 0.3,
  xp: 0.25,
  /** Infantry so many turns from a factory it could take. */
  mine: [4.5, 2.2, 1.3, 0.8, 0.5],
  theirs: [9, 4.5, 2, 1, 0.5],
  attack: 2,
  /** For an attack that loses more than it gains. */
  bad: 4,
  together: 0.2,
  hold: 0.6,
  drift: 0.35,
  usable: 0.08,
  uneven: 0.2,
  hand: 20,
} as const
