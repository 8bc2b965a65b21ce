import type { Bot } from '@muster/bots'
import type { Chance, GameTypes, Match } from '@muster/engine'
import type { Tongue } from '../language.ts'
import type { Shell } from '../shell.ts'
import type { Painter } from './colours.ts'
import { type Diary, openDiary } from './diary.ts'
import { type TableNote, writeFile } from './file.ts'
import type { Lines } from './lines.ts'
import type { Stop } from './rescue.ts'

/** A match being played at this keyboard. */
export interface Table {
  readonly match: Match<GameTypes>
  readonly shell: Shell
  readonly tongue: Tongue
  readonly lines: Lines
  readonly paint: Painter
  /** The seats that bots play; people have the others. */
  readonly bots: Readonly<Record<string, Bot>>
  /** The bots' own luck. */
  readonly thoughts: Chance
  /** Hands lie open: no pause when the keyboard changes hands. */
  readonly openHands: boolean
  /** Where the match is kept, if anywhere. */
  file: string | null
  /** What the dice go on with after a pause. */
  readonly secret: string | null
  /** What each person has been told of. */
  readonly diaries: Map<string, Diary>
  /** The person who had the keyboard last. */
  last: string | null
  /** The signal that ended the sitting. */
  stopped: Stop | null
}

export function people(table: Table): string[] {
  return table.match.record.seats.map((s) => s.seat).filter((seat) => !table.bots[seat])
}

export function sideOf(table: Table, seat: string): string {
  return table.match.record.seats.find((s) => s.seat === seat)?.side ?? seat
}

/** What has happened since this viewer heard of it last. */
export function newsFor(table: Table, viewer: string): string[] {
  const { match, tongue, diaries } = table
  const diary = diaries.get(viewer) ?? openDiary(match, tongue, viewer)
  diaries.set(viewer, diary)
  return diary.readTo(match.record.entries.length)
}

export function write(table: Table, text: string): void {
  table.shell.out.write(`${text}\n`)
}

/** Keeps the match in its file, where it has one. */
export function keep(table: Table): void {
  if (table.file !== null) writeFile(table.file, table.match.record, noteOf(table), table.tongue)
}

export function noteOf(table: Table): TableNote {
  const bots = Object.entries(table.bots).map(([seat, bot]) => [seat, bot.name])
  return { seed: table.secret, bots: Object.fromEntries(bots) }
}
