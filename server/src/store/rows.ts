// What the server keeps, whatever it keeps it in.
import type { Attic, Entry, GameTypes, MatchRecord, OptionValues } from '@muster/engine'
import type { ClockTimes, Gist } from '@muster/table'
import type { HereListener } from './here.ts'
import type { Jobs } from './jobs.ts'

export type AnyEntry = Entry<GameTypes>
/** A record without its entries. */
export type RecordHead = Omit<MatchRecord<GameTypes>, 'entries'>

export interface KeptPerson {
  readonly id: string
  readonly name: string
  /** A hash of the token of the private return link. */
  readonly back: string
  readonly created: number
}

export type Sitter =
  | {
      readonly type: 'person'
      readonly person: string
      readonly name: string
      /** The level of the computer that sits in. */
      readonly standIn: string | null
    }
  | { readonly type: 'computer'; readonly level: string }
  | { readonly type: 'free' }

export interface KeptChair {
  readonly seat: string
  readonly side: string
  readonly who: Sitter
}

export type Stage = 'laid' | 'playing' | 'over'

/** What is known of a table from the beginning, or changes before and beside the match. */
export interface KeptTable {
  readonly id: string
  /** Rises with every change of what is written here; whoever changes it names the one they knew. */
  readonly version: number
  readonly game: string
  readonly options: OptionValues
  readonly pack: unknown
  /** Who laid it. */
  readonly maker: string
  readonly makerName: string
  readonly chairs: readonly KeptChair[]
  readonly invite: string
  readonly seed: string
  readonly commitment: string
  /** What each person has thrown into the dice. */
  readonly words: Readonly<Record<string, string>>
  readonly rematch: string | null
  readonly created: number
}

/** How far its match is. */
export interface Progress {
  readonly stage: Stage
  readonly count: number
  readonly touched: number
  readonly head: RecordHead | null
  readonly gist: Gist | null
}

export type TableRow = KeptTable & Progress

export interface Secret {
  readonly secret: string
  readonly made: number
}

/** How a match stood after its first `seq` entries. Whoever reads one sees for themselves whether it can be used. */
export interface Snapshot {
  readonly seq: number
  /** The rules' version that made it. */
  readonly rules: string
  readonly hash: string
  readonly body: string
}

/** New entries of a match, from number `from` on, and how the match stands after them. */
export interface Appended {
  readonly match: string
  readonly from: number
  readonly entries: readonly AnyEntry[]
  readonly stage: Stage
  readonly gist: Gist
  /** Where it has changed: the seed is shown, the seal is set. */
  readonly head: RecordHead | null
  readonly touched: number
  /** Stage and gist are as they were written not long ago: a store need not write them again. */
  readonly unchanged?: boolean
  /** Now and then, how it stands after them. */
  readonly snapshot: Snapshot | null
}

/** Where the server keeps everything. Whatever resolves is on disk. */
export interface Store {
  person(id: string): Promise<KeptPerson | null>
  personBack(back: string): Promise<KeptPerson | null>
  keepPerson(person: KeptPerson): Promise<void>
  table(id: string): Promise<TableRow | null>
  invited(invite: string): Promise<TableRow | null>
  /** The tables a person sits at, the last touched first. */
  tablesOf(person: string, most: number): Promise<readonly TableRow[]>
  /** How many tables a person has laid whose matches are not over. */
  unfinished(maker: string): Promise<number>
  addTable(row: TableRow): Promise<void>
  /** False where somebody else has changed it since `row.version`. Progress is written only where the match begins. */
  changeTable(row: TableRow, begins?: boolean): Promise<boolean>
  /** False where it is not there, or somebody else has changed it since `version`. */
  removeTable(id: string, version?: number): Promise<boolean>
  /** False where somebody else has written that number. */
  append(appended: Appended): Promise<boolean>
  entries(match: string, from?: number): Promise<readonly AnyEntry[]>
  /** How old entries of a match in memory are kept, all of which have been written. */
  attic(match: string): Attic<GameTypes>
  /** The minutes in which entries were written, from number `from` on, since 1970; null where that is not known. */
  madeSince(match: string, from: number): Promise<readonly (number | null)[]>
  snapshot(match: string): Promise<Snapshot | null>
  times(match: string): Promise<ClockTimes | null>
  saveTimes(match: string, times: ClockTimes): Promise<void>
  secrets(): Promise<readonly Secret[]>
  addSecret(secret: Secret): Promise<void>
  /** Packs away what was not touched since; gives how many. */
  archive(before: number): Promise<number>
  /** Somebody else has changed a table, or gone on with its match; null where it may have been any. */
  onChange(listener: (table: string | null) => void): () => void
  /** Who is at a table on this node, for the others; `asks` for the same from them. */
  tellHere(table: string, people: readonly string[], asks: boolean): Promise<void>
  onHere(listener: HereListener): () => void
  /** Somebody reads the letter of a table, for the other nodes. */
  tellReading(table: string): Promise<void>
  readonly jobs: Jobs
  /** Throws where it cannot be read or written. */
  ping(): Promise<void>
  close(): Promise<void>
}
