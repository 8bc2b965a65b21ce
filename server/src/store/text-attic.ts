import type { Attic, GameTypes } from '@muster/engine'
import type { AnyEntry } from './rows.ts'

/** Old entries in memory, as text: that is less than half. */
export class TextAttic implements Attic<GameTypes> {
  readonly worth = 8
  private readonly bundles: { readonly from: number; readonly to: number; readonly text: string }[] = []

  put(entries: readonly AnyEntry[], from: number): void {
    this.bundles.push({ from, to: from + entries.length, text: JSON.stringify(entries) })
  }

  get(from: number, to: number): readonly AnyEntry[] {
    const wanted = this.bundles.filter((bundle) => bundle.from < to && bundle.to > from)
    const first = wanted[0]?.from ?? from
    return wanted.flatMap(({ text }) => JSON.parse(text) as AnyEntry[]).slice(from - first, to - first)
  }
}
