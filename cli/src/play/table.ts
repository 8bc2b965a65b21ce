import type { GameTypes, Match } from '@muster/engine'
import { type Chair, type ClockTimes, type Host, peopleOf, type Session } from '@muster/table'
import type { Tongue } from '../language.ts'
import type { Shell } from '../shell.ts'
import type { Painter } from './colours.ts'
import { type TableNote, writeFile } from './file.ts'
import type { Lines } from './lines.ts'
import type { Stop } from './rescue.ts'
import { toldOf } from './told.ts'

/** What a table at this keyboard is opened with. */
export interface TableParts {
  readonly match: Match<GameTypes>
  readonly chairs: readonly Chair[]
  readonly shell: Shell
  readonly tongue: Tongue
  readonly lines: Lines
  readonly paint: Painter
  /** Hands lie open: no pause when the keyboard changes hands. */
  readonly openHands: boolean
  /** The computer thinks while people do. */
  readonly pondering: boolean
  /** What the dice go on with after a pause. */
  readonly secret: string | null
  /** Where the match is kept, if anywhere. */
  file: string | null
  /** What is kept of the clocks, where any run. */
  times: ClockTimes | null
}

/** A match being played at this keyboard. */
export interface Table extends TableParts {
  readonly host: Host
  /** The one screen, at which all people sit. */
  readonly session: Session
  /** How many entries each person has been told of. */
  readonly told: Map<string, number>
  /** The person who had the keyboard last. */
  last: string | null
  /** The question that waits for an answer. */
  asked: Asked
  /** The signal that ended the sitting. */
  stopped: Stop | null
  /** Why the match cannot go on. */
  failure: Error | null
}

/** A decision asked of a person: from how many entries on, and whether it is no longer theirs. */
export interface Asked {
  readonly count: number
  readonly over: AbortController
}

export const askedFrom = (count: number): Asked => ({ count, over: new AbortController() })

/** The person's next line; null when the input has ended, or when time was up first. */
export function ask({ lines, asked }: Table, question: string): Promise<string | null> {
  return lines.ask(question, asked.over.signal)
}

export const isInterrupted = ({ asked }: Table): boolean => asked.over.signal.aborted

export function people({ chairs }: Table): string[] {
  return peopleOf(chairs).map((c) => c.seat)
}

export function sideOf({ chairs }: Table, seat: string): string {
  return chairs.find((c) => c.seat === seat)?.side ?? seat
}

/** What has happened since this viewer heard of it last. */
export function newsFor({ match, tongue, told }: Table, viewer: string): string[] {
  const from = told.get(viewer) ?? 0
  told.set(viewer, match.walk.entries.length)
  return toldOf(match, tongue, viewer, from).flat()
}

export function write(table: Table, text: string): void {
  table.shell.out.write(`${text}\n`)
}

/** Keeps the match in its file, where it has one. */
export function keep(table: Table): void {
  if (table.file !== null) writeFile(table.file, table.match.record, noteOf(table), table.tongue)
}

export function noteOf({ chairs, secret, times }: Table): TableNote {
  const bots = chairs.flatMap(({ seat, who }) => (who.type === 'computer' ? [[seat, who.level]] : []))
  return { seed: secret, bots: Object.fromEntries(bots), ...(times ? { times } : {}) }
}
