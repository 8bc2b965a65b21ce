// What is saved of a match in the browser: a head for each, and entries that only ever grow.
import type { Entry, GameTypes, MatchRecord } from '@muster/engine'
import type { Chair, ClockTimes, Gist } from '@muster/table'

export type Rec = MatchRecord<GameTypes>
export type RecEntry = Entry<GameTypes>

/** What a list of matches needs of one: small, for there may be thousands. */
export interface Listed {
  readonly id: string
  readonly head: Omit<Rec, 'entries' | keyof Start>
  /** Saved apart from the record until the match is over. */
  readonly seed: string | null
  readonly chairs: readonly Chair[]
  readonly created: number
  readonly touched: number
  readonly count: number
  readonly gist: Gist
}

/** What a match begins from: large, and needed only to open it. */
export type Start = Pick<Rec, 'opening'> & Partial<Pick<Rec, 'pack'>>

export interface SavedMatch extends Listed {
  readonly head: Omit<Rec, 'entries'>
}

/** A match without what it begins from, and that; null where nothing of the kind is there. */
export function apart({ head, ...rest }: SavedMatch): { readonly listed: Listed; readonly start: Start | null } {
  if (typeof head !== 'object' || head === null || !('opening' in head))
    return { listed: { ...rest, head }, start: null }
  const { opening, ...small } = head
  if (!('pack' in small)) return { listed: { ...rest, head: small }, start: { opening } }
  const { pack, ...smaller } = small
  return { listed: { ...rest, head: smaller }, start: { opening, pack } }
}

export const together = ({ head, ...rest }: Listed, start: Start | undefined): SavedMatch => ({
  ...rest,
  head: (start ? { ...head, ...start } : head) as SavedMatch['head'],
})

/** What lies under a name, sound or not. */
export interface Found {
  readonly saved: SavedMatch
  /** Those in an unbroken row from the first. */
  readonly entries: readonly RecEntry[]
  /** Whether they are as many as the head says, and none lies behind a gap. */
  readonly whole: boolean
}

/** Where matches are saved; it never fails, but may hold some only as long as the page is open. */
export interface Shelf {
  /** Keeps a match from its beginning, in place of what may lie there under its name. */
  keep(saved: SavedMatch, entries: readonly RecEntry[]): Promise<void>
  /** Adds entries after the first `from`; `behind` when another tab has written there already. */
  append(saved: SavedMatch, from: number, entries: readonly RecEntry[]): Promise<'ok' | 'behind' | 'failed'>
  /** Holds a whole match in memory: the browser would not take what is new of it. */
  hold(saved: SavedMatch, entries: readonly RecEntry[]): Promise<void>
  fetch(id: string): Promise<Found | null>
  /** How many entries it has; null when it is not there. */
  countOf(id: string): Promise<number | null>
  /** What its clocks show. */
  times(id: string): Promise<ClockTimes>
  saveTimes(id: string, times: ClockTimes): Promise<void>
}

/** Whether the list of matches can show it; an old, a damaged or a foreign one may lack anything. */
export function isSound(thing: unknown): thing is Listed {
  if (typeof thing !== 'object' || thing === null) return false
  const { id, head, chairs, gist, count, touched }: Partial<Listed> = thing
  if (typeof id !== 'string' || typeof head?.game !== 'string' || typeof touched !== 'number') return false
  return Number.isInteger(count) && areChairs(chairs) && isGist(gist) && areTaken(head.seats, chairs)
}

export function areChairs(x: unknown): x is readonly Chair[] {
  if (!Array.isArray(x)) return false
  return x.every((chair: Partial<Chair> | null) => {
    const type = chair?.who?.type
    return (
      typeof chair?.seat === 'string' && typeof chair.side === 'string' && (type === 'person' || type === 'computer')
    )
  })
}

/** Whether somebody sits on every seat: otherwise the match would wait for ever. */
export const areTaken = (seats: unknown, chairs: readonly Chair[]): boolean =>
  Array.isArray(seats) && seats.length > 0 && seats.every(({ seat }) => chairs.some((c) => c.seat === seat))

const isGist = (gist: Partial<Gist> | undefined): boolean =>
  typeof gist?.round === 'number' && Array.isArray(gist.toAct)
