import type { Side } from '../state.ts'

/** Three rows of three grids: `#` duckboards, `.` open ground. */
export type TileFace = readonly [string, string, string]

export interface Level {
  /** Victory points from which it counts. */
  readonly from: number
  readonly points?: number
  readonly rivets?: number
  /** Basic infantry that deploys free: this many of these kinds. */
  readonly free?: number
}

export interface MissionSpec {
  readonly name?: string
  /**
   * Rows of tiles from the north: `5A` as printed, `5A1` turned clockwise by one quarter; `--` no tile.
   */
  readonly tiles: readonly string[]
  /**
   * Two letters for each grid. First whose it is: `A` Allied deployment grid, `a` Allied territory,
   * `X` and `x` the same for the Blight, `.` no-man's land, `-` off the board. Then the marker:
   * `o` objective, `b` bunker, `B` bunker with objective, `w` wire, `t` tank trap, `m` minefield, `.` none.
   */
  readonly map: readonly string[]
  readonly points: Readonly<Record<Side, number>>
  readonly rivets: Readonly<Record<Side, number>>
  readonly victory: Readonly<Record<Side, number>>
  readonly special: MissionRules
}

/** The special rules a mission may have. */
export interface MissionRules {
  readonly noActionCards?: true
  readonly noSecrets?: true
  readonly first?: Side
  /** A unit of this kind on each objective. */
  readonly garrison?: string
  /** Points at the end of every round. */
  readonly roundPoints?: Readonly<Partial<Record<Side, number>>>
  /** The only sides that score for captures. */
  readonly captors?: readonly Side[]
  /** Extra points each turn for infantry that are no heroes. */
  readonly infantryPoints?: number
  readonly drop?: { readonly side: Side; readonly kind: string; readonly count: number }
  readonly levels?: readonly Level[]
  /** The last round, where the mission has one. */
  readonly rounds?: number
  /** What a level's free infantry are. */
  readonly freeKind?: Readonly<Record<Side, string>>
  /** The table option that may replace the points to win. */
  readonly victoryOption?: 'gateTo'
}
