// The time of whoever is at turn, and of the whole match, where a match is played with a clock.
import { type GameTypes, isOver, type Match, runOut } from '@muster/engine'
import type { Clocks } from './table.ts'

/** What is kept of the clocks beside a match; both in milliseconds. */
export interface ClockTimes {
  /** The turn that the time belongs to. */
  readonly turn: string
  readonly used: number
  readonly played: number
  /** When that was, where the clock of the turn has gone on since while nobody hosted the match. */
  readonly at?: number
}

export const NO_TIME: ClockTimes = { turn: '', used: 0, played: 0 }

/** Where time comes from, so that tests need not wait for it. */
export interface Time {
  now(): number
  /** Calls back every so many milliseconds, until told to stop. */
  every(milliseconds: number, tick: () => void): () => void
}

const NO_CLOCKS: Clocks = { turn: null, match: null }

const MINUTE = 60_000
const TICK = 1000

/** Measures a match; tells when the time of a turn or of the whole match is up. */
export class ClockFace {
  private readonly time: Time
  private times: ClockTimes
  private last: number
  private ticking: (() => void) | null = null

  constructor(time: Time, times: ClockTimes) {
    this.time = time
    this.times = times
    this.last = time.now()
  }

  /** Runs from now on, if there is anything to measure. */
  start(match: Match<GameTypes>, tick: () => void): void {
    if (!match.game.minutes && limitOf(match) === 0) return
    if (this.ticking) return
    this.last = this.time.now()
    this.catchUp(match)
    this.ticking = this.time.every(TICK, tick)
  }

  /** Adds the time for which nobody hosted the match. */
  private catchUp(match: Match<GameTypes>): void {
    const { at, ...times } = this.times
    if (at === undefined) return
    const gone = Math.max(0, this.time.now() - at)
    const runs = minutesOf(match) > 0 && turnOf(match) === times.turn
    this.times = runs ? { ...times, used: times.used + gone } : times
  }

  stop(): void {
    this.ticking?.()
    this.ticking = null
  }

  kept(): ClockTimes {
    return this.times
  }

  /** Adds the time since the last look: to the turn where its clock runs, to the match while somebody looks. */
  measure(match: Match<GameTypes>, looked: boolean): void {
    const now = this.time.now()
    const gone = Math.max(0, now - this.last)
    this.last = now
    if (isOver(match)) return
    const { times } = this
    const played = times.played + (looked && limitOf(match) > 0 ? gone : 0)
    if (minutesOf(match) === 0) {
      if (times.turn !== '' || times.played !== played) this.times = { turn: '', used: 0, played }
      return
    }
    const turn = turnOf(match)
    const before = turn === times.turn ? times.used : 0
    this.times = { turn, used: before + gone, played }
  }

  left(match: Match<GameTypes>): Clocks {
    if (isOver(match)) return NO_CLOCKS
    const minutes = minutesOf(match)
    const limit = limitOf(match)
    if (minutes === 0 && limit === 0) return NO_CLOCKS
    return {
      turn: minutes > 0 ? Math.max(0, minutes * MINUTE - this.usedBy(match)) : null,
      match: limit > 0 ? Math.max(0, limit * MINUTE - this.times.played) : null,
    }
  }

  private usedBy(match: Match<GameTypes>): number {
    return turnOf(match) === this.times.turn ? this.times.used : 0
  }
}

/** Partners who act one after the other in a turn of their side share its time; it begins anew once the clock has stopped. */
function turnOf({ game, state, record }: Match<GameTypes>): string {
  const { round, turn } = game.situation(state)
  return `${round} ${record.seats.find((s) => s.seat === turn)?.side}`
}

const limitOf = ({ game, record }: Match<GameTypes>): number => game.limit?.(record.options) ?? 0

const minutesOf = ({ game, state }: Match<GameTypes>): number => game.minutes?.(state) ?? 0

/** The rules close the turn whose time is up. */
export function endTime(match: Match<GameTypes>, turn: string): void {
  const done = runOut(match, turn)
  if (!done.ok) throw new Error(`a clock ran out that does not run: ${done.why.key}`)
}
