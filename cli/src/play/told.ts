// What the entries of a record say to one viewer: the game's sentences, and the table's own.
import type { Entry, Game, GameTypes, Walk } from '@muster/engine'
import { diaryOf, passageOf } from '@muster/table'
import type { Tongue } from '../language.ts'

type AnyEntry = Entry<GameTypes>

/** A match as far as it is told. */
export interface Tale {
  readonly game: Game<GameTypes>
  readonly walk: Walk<GameTypes>
}

/** The sentences of each entry from number `from` up to number `to` (not included). */
export function toldOf(
  { game, walk }: Tale,
  tongue: Tongue,
  viewer: string,
  from = 0,
  to = walk.entries.length,
): string[][] {
  const entries = walk.entries.slice(from, to)
  const told = entries.map((entry) => ownLines(tongue, entry))
  for (const [start, end] of stretches(walk.entries, from, to))
    for (const line of diaryOf(game, passageOf(walk, start, end), viewer))
      told[line.entry - from]?.push(tongue.word(line.told))
  return told.map((lines, i) => completed(tongue, entries[i] as AnyEntry, lines))
}

/** What the table says of an entry that is no deed. */
function ownLines(tongue: Tongue, entry: AnyEntry): string[] {
  if ('undo' in entry) return [tongue.own('replay.undone', { seat: tongue.seat(entry.by), entry: entry.undo + 1 })]
  if (!('end' in entry)) return []
  if (entry.end === 'time' && entry.by === null) return [tongue.own('end.matchTime')]
  return [tongue.own(`end.${entry.end}`, { seat: entry.by === null ? '' : tongue.seat(entry.by) })]
}

/** A deed's sentences with what the table adds: that standing orders did it, or that time was up where no event says so. */
function completed(tongue: Tongue, entry: AnyEntry, lines: string[]): string[] {
  const [first, ...others] = lines
  if (first === undefined) return 'timeUp' in entry ? [tongue.own('diary.timeUp', { seat: tongue.seat(entry.by) })] : []
  return 'standing' in entry ? [`${first} ${tongue.own('diary.standing')}`, ...others] : lines
}

/** Parts in which nothing is taken back. */
function stretches(entries: readonly AnyEntry[], from: number, to: number): [start: number, end: number][] {
  const parts: [number, number][] = []
  let start = from
  for (let i = from; i < to; i++) {
    if (!('undo' in (entries[i] as AnyEntry))) continue
    parts.push([start, i])
    start = i + 1
  }
  return [...parts, [start, to]]
}
