// From a row of the store to a match and back.
import { fairDice } from '@muster/dice'
import { type GameTypes, isOver, type Match, newMatch, resume } from '@muster/engine'
import { type ClockTimes, type Gist, gistOf, loadGame, NO_TIME, type Store as TableStore } from '@muster/table'
import { sittersOf } from '../store/packing.ts'
import type { Progress, RecordHead, Store, TableRow } from '../store/rows.ts'
import { keptIn, snapshotSince } from '../store/snapshots.ts'
import { freeSeats, seatsOf } from './seen.ts'

type AnyMatch = Match<GameTypes>

/** Whether everybody sits, and has thrown in their word. */
export const isComplete = (row: TableRow): boolean =>
  row.stage === 'laid' &&
  freeSeats(row).length === 0 &&
  sittersOf(row).every((person) => row.words[person] !== undefined)

/** The first word of a person counts; any other changes nothing. */
export const withWord = (row: TableRow, person: string, word: string): TableRow =>
  row.words[person] === undefined ? { ...row, words: { ...row.words, [person]: word } } : row

/** The match of a complete table, set up: as a row to be written. */
export async function setUp(row: TableRow, now: number): Promise<TableRow> {
  const { game } = await loadGame(row.game, row.pack)
  const entropy = Object.fromEntries(
    sittersOf(row).map((person) => [seatsOf(row, person)[0] ?? '', row.words[person] ?? '']),
  )
  const match = newMatch(game, row.options, fairDice(row.seed, entropy), row.pack)
  return { ...row, stage: isOver(match) ? 'over' : 'playing', head: headOf(match), gist: gistOf(match), touched: now }
}

function headOf({ record }: AnyMatch): RecordHead {
  const { entries: _, ...head } = record
  return head
}

export async function openMatch(store: Store, row: TableRow): Promise<AnyMatch | null> {
  if (!row.head) return null
  const { game } = await loadGame(row.game, row.pack)
  const record = { ...row.head, entries: await store.entries(row.id) }
  const kept = keptIn(await store.snapshot(row.id), { record, rules: game.rulesVersion })
  const match = resume(game, record, fairDice(row.seed, row.head.dice.entropy), kept)
  match.walk.keepIn(store.attic(row.id))
  match.walk.pack()
  return match
}

/** The same match with what others have added to it; null where that is not all there is to it. */
async function goneOn(store: Store, now: TableRow, match: AnyMatch, kept: number): Promise<AnyMatch | null> {
  if (now.stage !== 'playing' || match.walk.count !== kept) return null
  for (const entry of await store.entries(now.id, kept)) match.walk.enter(entry)
  return match
}

/** How often the clocks are written down, in milliseconds. */
const CLOCKS_APART = 10_000

/** How often it is written that a match was touched, in milliseconds, while nothing else changes. */
const TOUCHED_APART = 10_000

/** Whether nothing is lost by keeping the one instead of the other. */
const isSame = (one: ClockTimes, other: ClockTimes): boolean =>
  one.used === other.used &&
  one.played === other.played &&
  one.at === other.at &&
  (one.used === 0 || one.turn === other.turn)

/** The clocks of a match, written now and then. */
class KeptClocks {
  now: ClockTimes
  private kept: ClockTimes
  private written = Date.now()
  private readonly save: (now: ClockTimes) => Promise<void>

  constructor(times: ClockTimes, save: (now: ClockTimes) => Promise<void>) {
    this.now = times
    this.kept = times
    this.save = save
  }

  keep(now: ClockTimes): void {
    this.now = now
    if (Date.now() - this.written >= CLOCKS_APART) this.write()
  }

  /** The clock of the turn goes on, whether anybody hosts the match or not. */
  runOn(): void {
    this.now = { ...this.now, at: Date.now() }
  }

  write(): void {
    if (isSame(this.now, this.kept)) return
    this.written = Date.now()
    this.kept = this.now
    void this.save(this.now)
  }
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, i) => name === other[i])

const isSameGist = (one: Gist, other: Gist): boolean =>
  one.round === other.round &&
  one.turn === other.turn &&
  one.over === other.over &&
  isSameList(one.toAct, other.toAct) &&
  isSameList(one.winners, other.winners) &&
  Object.keys(one.scores).every((side) => one.scores[side] === other.scores[side])

export interface Keeping {
  readonly saved: (progress: Progress) => void
  /** It cannot be written: nothing more is. */
  readonly failed: (error: unknown) => void
}

export interface MatchKeeper extends TableStore {
  /** The clock of the turn goes on when this is closed. */
  runOn(): void
}

/** What a host writes to. */
export function matchStore(
  store: Store,
  row: TableRow,
  times: ClockTimes | null,
  opened: AnyMatch,
  { saved, failed }: Keeping,
): MatchKeeper {
  let current = opened
  let kept = opened.walk.count
  let broken = false
  let last: { readonly gist: Gist; readonly at: number } | null = null
  const clocks = new KeptClocks(times ?? NO_TIME, (now) => store.saveTimes(row.id, now).catch(failed))
  /** It cannot be written or read: what is in memory may be more than what is kept, and nothing of it counts. */
  const breaks = (error: unknown): never => {
    broken = true
    failed(error)
    throw error
  }
  const save = (match: AnyMatch, gist: Gist): Promise<boolean> => {
    if (broken) return Promise.reject(new Error('this table cannot be written to any more'))
    const { walk } = match
    const stage = gist.over ? 'over' : 'playing'
    const touched = Date.now()
    const to = walk.count
    const unchanged = last !== null && touched - last.at < TOUCHED_APART && isSameGist(gist, last.gist)
    // It changes with the end alone.
    const head = gist.over ? headOf(match) : null
    const entries = walk.entriesFrom(kept)
    const snapshot = snapshotSince(match, kept)
    const written = (ok: boolean): boolean => {
      if (!ok) return false
      if (!unchanged) last = { gist, at: touched }
      kept = to
      if (walk.count === to) walk.pack()
      saved({ stage, count: to, gist, head: head ?? row.head, touched })
      return true
    }
    const appended = { match: row.id, from: kept, entries, stage, gist, head, touched, snapshot, unchanged } as const
    return store.append(appended).then(written, breaks)
  }
  const load = async (): Promise<AnyMatch | null> => {
    const now = await store.table(row.id)
    if (!now) return null
    const match = (await goneOn(store, now, current, kept)) ?? (await openMatch(store, now))
    if (match) current = match
    kept = current.walk.count
    return match
  }
  return {
    save,
    load: () => load().catch(breaks),
    times: clocks.now,
    saveTimes: (now) => clocks.keep(now),
    runOn: () => clocks.runOn(),
    close() {
      if (!broken) clocks.write()
    },
  }
}
