// How much may come in from outside: the one place that says so.

export const BOUNDS = {
  /** Characters of a file: a match of the most entries has about half of them. */
  file: 64_000_000,
  /** Characters of what a link holds, once inflated. */
  link: 8_000_000,
  /** Characters of a content pack. */
  pack: 4_000_000,
  /** Lists and objects within each other. */
  depth: 64,
  /** Entries of a match. */
  entries: 100_000,
  /** Events that one action may set off before we say that the rules do not come to rest. */
  events: 10_000,
  /** Draws that one action, or the set-up, may need. */
  draws: 20_000,
  /** Seats at a table. */
  seats: 8,
} as const
