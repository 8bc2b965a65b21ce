import type { GameTypes } from './game.ts'
import type { Entry } from './record.ts'

/** Packs entries away, the first of which is number `from`; what it gives unpacks them. */
export type Packing<T extends GameTypes> = (entries: readonly Entry<T>[], from: number) => () => readonly Entry<T>[]

interface Packed<T extends GameTypes> {
  readonly count: number
  readonly unpack: () => readonly Entry<T>[]
}

/** Entries that stay at hand, and how many more have to be there before any are packed. */
const AT_HAND = 8
const WORTH = 8

/** The entries of a record, which only ever grow. Old ones may lie packed: whoever asks for them waits a little. */
export class Ledger<T extends GameTypes> {
  private packed: readonly Packed<T>[] = []
  private packedCount = 0
  private atHand: Entry<T>[] = []

  /** Gives its number. */
  add(entry: Entry<T>): number {
    return this.packedCount + this.atHand.push(entry) - 1
  }

  /** undefined where there is none of that number. */
  entry(number: number): Entry<T> | undefined {
    return number < this.packedCount ? this.from(number)[0] : this.atHand[number - this.packedCount]
  }

  /** From a number on. */
  from(number: number): readonly Entry<T>[] {
    if (number >= this.packedCount) return this.atHand.slice(number - this.packedCount)
    let first = this.packedCount
    let entries: readonly Entry<T>[] = this.atHand
    for (const { count, unpack } of this.packed.toReversed()) {
      if (first <= number) break
      first -= count
      entries = [...unpack(), ...entries]
    }
    return entries.slice(number - first)
  }

  all(): readonly Entry<T>[] {
    return this.packedCount === 0 ? this.atHand : this.from(0)
  }

  /** Packs all but the last few, if they are worth it; whether they were. */
  pack(packing: Packing<T>): boolean {
    const count = this.atHand.length - AT_HAND
    if (count < WORTH) return false
    this.packed = [...this.packed, { count, unpack: packing(this.atHand.slice(0, count), this.packedCount) }]
    this.packedCount += count
    this.atHand = this.atHand.slice(count)
    return true
  }
}
