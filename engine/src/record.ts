import { canonical } from './canonical.ts'
import type { Draws } from './chance.ts'
import type { GameTypes, SeatInfo } from './game.ts'
import type { Message } from './message.ts'
import type { OptionValues } from './options.ts'

export const FORMAT = 'muster-match'
export const FORMAT_VERSION = 1

/** A match as it is kept: the opening, and entries that only ever grow. */
export interface MatchRecord<T extends GameTypes> {
  readonly format: typeof FORMAT
  readonly version: number
  readonly game: string
  /** For the reader and for `verify`; replay never branches on it. */
  readonly rules: string
  readonly options: T['Options']
  /** The content pack it was made with, whole; null for the box. */
  readonly pack: unknown
  readonly seats: readonly SeatInfo<T>[]
  readonly dice: DiceRecord
  /** Where its opening came from; records of before lack it, see `begunOf`. */
  readonly begun?: Begun
  /** How records of before said that they began in another match. */
  readonly branch?: true
  /** What the set-up drew. */
  readonly draws: Draws
  readonly opening: T['State']
  readonly entries: readonly Entry<T>[]
  /** What whoever keeps it needs to go on with it: theirs to write and to judge. */
  readonly table?: unknown
}

/** Set up from the options; from a position that somebody gave; or in the middle of another match. */
export type Begun =
  | { readonly type: 'setUp' }
  | { readonly type: 'position' }
  | {
      readonly type: 'branch'
      /** The commitment of the other match, if it had one, and after how many entries of it this one begins. */
      readonly of: string | null
      readonly count: number
    }

/** How a match began, told by records old and new. */
export function begunOf(record: Pick<MatchRecord<GameTypes>, 'begun' | 'branch'>): Begun {
  return record.begun ?? (record.branch ? { type: 'branch', of: null, count: 0 } : { type: 'setUp' })
}

/** How the dice can be checked: see docs/dice.md. */
export interface DiceRecord {
  /** Published before the first draw; null where the dice are not verifiable. */
  readonly commitment: string | null
  /** What each seat threw in, before the first draw; and, as `match`, what the match was to be: see `beginningOf`. */
  readonly entropy: Readonly<Record<string, string>>
  /** The seed, shown when the match is over; null until then. */
  readonly seed: string | null
  /** Set with the seed: on all that was recorded, see `sealedPart`. */
  readonly seal?: string
}

export type Entry<T extends GameTypes> = ActionEntry<T> | TimeUpEntry<T> | UndoEntry<T> | StandingEntry<T> | EndEntry<T>

export interface ActionEntry<T extends GameTypes> {
  readonly by: T['Seat']
  readonly do: T['Action']
  readonly draws?: Draws
  readonly events: readonly T['Event'][]
  /** Answered by this seat's standing orders. */
  readonly standing?: true
}

/** The time of a seat's turn was up: what the rules made of it. */
export interface TimeUpEntry<T extends GameTypes> {
  readonly by: T['Seat']
  readonly timeUp: true
  readonly draws?: Draws
  readonly events: readonly T['Event'][]
}

/** Takes back every action from entry number `undo` on. */
export interface UndoEntry<T extends GameTypes> {
  readonly by: T['Seat']
  readonly undo: number
  /** Past the free limit, with the others' consent. */
  readonly agreed?: true
}

export interface StandingEntry<T extends GameTypes> {
  readonly by: T['Seat']
  readonly orders: OptionValues
}

/** An end by the table, not by the rules. */
export interface EndEntry<T extends GameTypes> {
  readonly end: 'resigned' | 'agreed' | 'time'
  /** Who resigned or ran out of time; null when agreed. */
  readonly by: T['Seat'] | null
}

export function isAction<T extends GameTypes>(entry: Entry<T>): entry is ActionEntry<T> {
  return 'do' in entry
}

/** Whether it made something happen: an action, or a clock that ran out. */
export function isDeed<T extends GameTypes>(entry: Entry<T>): entry is ActionEntry<T> | TimeUpEntry<T> {
  return 'events' in entry
}

/** The numbers of the action entries that still stand, undone ones left out. */
export function entriesInForce<T extends GameTypes>(entries: readonly Entry<T>[]): number[] {
  const live: number[] = []
  entries.forEach((entry, i) => {
    if ('undo' in entry) while (live.length > 0 && (live.at(-1) as number) >= entry.undo) live.pop()
    else if (isDeed(entry)) live.push(i)
  })
  return live
}

/** What dice are bound to before the first draw, as text: with anything else they would have fallen otherwise. */
export function beginningOf<T extends GameTypes>(
  record: Pick<MatchRecord<T>, 'game' | 'options' | 'pack' | 'begun' | 'opening'>,
): string {
  const { game, options, pack, begun } = record
  const opening = begun && begun.type !== 'setUp' ? { opening: record.opening } : {}
  return canonical({ game, options, pack: pack ?? null, begun, ...opening })
}

/** What a seal is set on, as text: everything up to the end; orders given afterwards are of no account. */
export function sealedPart<T extends GameTypes>(record: MatchRecord<T>): string {
  const { game, rules, options, pack, seats, begun, draws, opening } = record
  const last = record.entries.findLastIndex((entry) => !('orders' in entry))
  const entries = record.entries.slice(0, last + 1)
  return canonical({ game, rules, options, pack: pack ?? null, seats, begun, draws, opening, entries })
}

/** How the table ended it, if it did; only standing orders may stand after that. */
export function endOf<T extends GameTypes>(
  record: Pick<MatchRecord<T>, 'entries'>,
): { how: string; by: T['Seat'] | null } | null {
  for (let i = record.entries.length - 1; i >= 0; i--) {
    const entry = record.entries[i] as Entry<T>
    if ('end' in entry) return { how: entry.end, by: entry.by }
    if (!('orders' in entry)) return null
  }
  return null
}

/** Why a file is not a match that can be opened. */
export type LoadFailure = { readonly ok: false; readonly entry: number | null; readonly why: Message }

/**
 * `rules`: its opening and every entry follow from the rules and the recorded draws. `fold`: it was made by other rules
 * than ours, and only fits together.
 */
export type Held = 'rules' | 'fold'

export type Loaded<T extends GameTypes> =
  | {
      readonly ok: true
      readonly record: MatchRecord<T>
      readonly held: Held
      /** Ended by the rules or by the table. */
      readonly over: boolean
    }
  | LoadFailure
