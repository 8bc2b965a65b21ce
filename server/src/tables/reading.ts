// Somebody reads the letter of a table: those who wait at it are told that, and not who.
import type { Line } from './line.ts'

/** It is told again after so many milliseconds, and forgotten after so many. */
const APART = 3000
const FORGOTTEN = 120_000

export class Reading {
  private at = Number.NEGATIVE_INFINITY

  /** The letter was opened; whether that is news. */
  opened(now: number): boolean {
    if (now - this.at < APART) return false
    this.at = now
    return true
  }

  /** Whoever read has sat down: nobody is known to read any more. */
  forget(): void {
    this.at = Number.NEGATIVE_INFINITY
  }

  /** Says so, unless it is too long ago. */
  tell(lines: Iterable<Pick<Line, 'send'>>, now: number): void {
    const ago = now - this.at
    if (ago < FORGOTTEN) for (const line of lines) line.send({ type: 'reading', ago })
  }
}
