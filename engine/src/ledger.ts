import type { GameTypes } from './game.ts'
import type { Entry } from './record.ts'

/** Where old entries are kept instead of at hand. */
export interface Attic<T extends GameTypes> {
  /** Takes entries, the first of which is number `from`: always the next ones. */
  put(entries: readonly Entry<T>[], from: number): void
  /** Those from number `from` up to, but not including, number `to`, all of which were put there. */
  get(from: number, to: number): readonly Entry<T>[]
  /** How many there have to be before they are worth the way. */
  readonly worth: number
}

/** Entries that stay at hand. */
const AT_HAND = 2

/** The entries of a record, which only ever grow. Old ones may lie in an attic: whoever asks for them waits a little. */
export class Ledger<T extends GameTypes> {
  private attic: Attic<T> | null = null
  /** How many lie there. */
  private away = 0
  private readonly atHand: Entry<T>[] = []

  /** Gives its number. */
  add(entry: Entry<T>): number {
    return this.away + this.atHand.push(entry) - 1
  }

  /** undefined where there is none of that number. */
  entry(number: number): Entry<T> | undefined {
    return number < this.away ? this.fetched(number, number + 1)[0] : this.atHand[number - this.away]
  }

  /** From a number on. */
  from(number: number): readonly Entry<T>[] {
    if (number >= this.away) return this.atHand.slice(number - this.away)
    return [...this.fetched(number, this.away), ...this.atHand]
  }

  all(): readonly Entry<T>[] {
    return this.away === 0 ? this.atHand : this.from(0)
  }

  private fetched(from: number, to: number): readonly Entry<T>[] {
    return this.attic?.get(Math.max(0, from), to) ?? []
  }

  /** Old entries shall lie there; from now on, and none did before. */
  keepIn(attic: Attic<T>): void {
    this.attic = attic
  }

  /** Puts all but the last few away, if they are worth it; whether they were. */
  pack(): boolean {
    const count = this.atHand.length - AT_HAND
    if (!this.attic || count < this.attic.worth) return false
    this.attic.put(this.atHand.splice(0, count), this.away)
    this.away += count
    return true
  }
}
