// What both ends say of themselves first. Free of schemas: the page's first load has it, too.

/** Raised when an older page could no longer understand the server, or the other way round. */
export const PROTOCOL = 1

/** What two ends must have in common to play with each other. */
export interface Versions {
  readonly protocol: number
  /** The game's `rulesVersion`. */
  readonly rules: string
  /** A hash of the content the game was made with: see `contentHash` of the table. */
  readonly content: string
}

/** Whether whoever says so may act; otherwise it may look on. */
export function agree(one: Versions, other: Versions): boolean {
  return one.protocol === other.protocol && one.rules === other.rules && one.content === other.content
}
