// What the longest match on the largest map could make of a table, and a little more.

/** The largest map a pack may bring. */
export const MOST_COLUMNS = 40
export const MOST_ROWS = 30
export const MOST_HEXES = MOST_COLUMNS * MOST_ROWS

/** A match has no more entries than this, and a round has at least one. */
export const MOST_ROUNDS = 100_000
/** Ten factories buy three units a round; the boards' tables hold ids up to 32767. */
export const MOST_UNITS = 20_000
/** What ten factories bring in five thousand rounds. */
export const MOST_COINS = 50_000
/** A unit earns 2 in a combat. */
export const MOST_XP = 100_000

/** The option's most. */
export const LAST_ROUND = 200
/** Throws until a roll-off is no tie any more. */
export const MOST_THROWS = 100
/** Minutes on the clock. */
export const MOST_MINUTES = 60
/** Rounds of a mission. */
export const MISSION_ROUNDS = 60

export const PIPS = 12
export const START_NUMBERS = 12
export const TOKENS = 3
export const PLAYERS = 4
