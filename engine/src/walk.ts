import type { Game, GameTypes } from './game.ts'
import type { OptionValues } from './options.ts'
import { type EndEntry, type Entry, isDeed, type MatchRecord } from './record.ts'

/** What it takes to fold a record: no dice, no content, no rules. */
export type Folding<T extends GameTypes> = Pick<Game<T>, 'evolve' | 'clone'>

/** A deed that stood once, and what it stood on; the root is the opening. Undone ones stay in the tree. */
interface Stand<T extends GameTypes> {
  readonly entry: number
  readonly on: Stand<T> | null
  readonly depth: number
  /** A copy of the state after it, now and then. */
  readonly kept: T['State'] | null
}

/** A copy is kept after so many deeds that stand. */
const KEPT_APART = 32

/** Follows a record, entry by entry: the one place where entries become states. */
export class Walk<T extends GameTypes> {
  /** After the entries so far. Whoever is not playing may not change it. */
  state: T['State']
  /** The entries so far. */
  readonly entries: Entry<T>[] = []
  /** Draws used by these entries, undone ones included. */
  draws = 0
  /** How the table ended it, if it did; only standing orders may stand after that. */
  end: EndEntry<T> | null = null
  /** The standing orders each seat has now. */
  readonly orders = new Map<T['Seat'], OptionValues>()
  private readonly folding: Folding<T>
  /** The last deed that stands after each number of entries. */
  private readonly tops: Stand<T>[]
  private held: { readonly count: number; readonly state: T['State'] } | null = null

  constructor(folding: Folding<T>, opening: T['State']) {
    this.folding = folding
    this.state = folding.clone(opening)
    // Nobody changes an opening: it need not be copied once more.
    this.tops = [{ entry: -1, on: null, depth: 0, kept: opening }]
  }

  /** The next entry; throws where its events do not fit. */
  enter(entry: Entry<T>): void {
    this.apply(this.state, entry)
    this.note(entry)
  }

  /** The next entry, whose events have come to pass in the state already. */
  note(entry: Entry<T>): void {
    const before = this.top()
    const top = this.stand(entry, before)
    if (isDeed(entry) && top.depth % KEPT_APART === 0)
      this.tops[this.entries.length] = { ...top, kept: this.folding.clone(this.state) }
    if (top.depth < before.depth) this.state = this.stateOf(top)
  }

  /** The first entries at once, for whoever has kept the state after them: it is theirs no longer. */
  leap(entries: readonly Entry<T>[], state: T['State']): void {
    for (const entry of entries) this.stand(entry, this.top())
    this.tops[this.entries.length] = { ...this.top(), kept: state }
    this.state = this.folding.clone(state)
  }

  /** Takes an entry down; gives the last deed that stands after it. */
  private stand(entry: Entry<T>, on: Stand<T>): Stand<T> {
    const number = this.entries.push(entry) - 1
    if ('orders' in entry) this.orders.set(entry.by, entry.orders)
    else this.end = 'end' in entry ? entry : null
    if (isDeed(entry)) this.draws += (entry.draws?.length ?? 0) / 2
    const top = isDeed(entry) ? { entry: number, on, depth: on.depth + 1, kept: null } : backTo(on, entry)
    this.tops.push(top)
    return top
  }

  /** The number of the last deed that stands after so many entries; undefined where there is none. */
  last(count = this.entries.length): number | undefined {
    const { entry } = this.top(count)
    return entry < 0 ? undefined : entry
  }

  /** The numbers of the deeds that stand after so many entries, last first. */
  *inForce(count = this.entries.length): Generator<number> {
    for (let at: Stand<T> | null = this.top(count); at && at.entry >= 0; at = at.on) yield at.entry
  }

  /** A state of one's own: as it stood after so many entries. */
  at(count: number): T['State'] {
    return this.stateOf(this.top(count))
  }

  /** Keeps at hand how it stands now, for whoever will compare what comes next with it. */
  hold(): void {
    this.held = { count: this.entries.length, state: this.folding.clone(this.state) }
  }

  letGo(): void {
    this.held = null
  }

  /** As it stood after so many entries, to be looked at only. */
  seen(count: number): T['State'] {
    return this.held?.count === count ? this.held.state : this.at(count)
  }

  private top(count = this.entries.length): Stand<T> {
    return this.tops[Math.max(0, Math.min(count, this.entries.length))] as Stand<T>
  }

  private stateOf(top: Stand<T>): T['State'] {
    const way: number[] = []
    let at = top
    for (; at.kept === null && at.on; at = at.on) way.push(at.entry)
    const state = this.folding.clone(at.kept as T['State'])
    for (const number of way.reverse()) this.apply(state, this.entries[number] as Entry<T>)
    return state
  }

  private apply(state: T['State'], entry: Entry<T>): void {
    if (isDeed(entry)) for (const event of entry.events) this.folding.evolve(state, event)
  }
}

/** The last deed that stands after an entry that is none. */
function backTo<T extends GameTypes>(from: Stand<T>, entry: Entry<T>): Stand<T> {
  let top = from
  if ('undo' in entry) while (top.on && top.entry >= entry.undo) top = top.on
  return top
}

/** A state that was kept, and after how many entries it stood. */
export interface Kept<T extends GameTypes> {
  readonly count: number
  readonly state: T['State']
}

/** A record walked to its end; from what was kept of it, where there is such a thing. */
export function walked<T extends GameTypes>(
  folding: Folding<T>,
  { opening, entries }: Pick<MatchRecord<T>, 'opening' | 'entries'>,
  kept: Kept<T> | null = null,
): Walk<T> {
  const walk = new Walk<T>(folding, opening)
  if (kept) walk.leap(entries.slice(0, kept.count), kept.state)
  for (const entry of entries.slice(kept?.count ?? 0)) walk.enter(entry)
  return walk
}

/** The state after all entries (or the first `count` of them). */
export function fold<T extends GameTypes>(
  folding: Folding<T>,
  record: Pick<MatchRecord<T>, 'opening' | 'entries'>,
  count: number = record.entries.length,
): T['State'] {
  return walked(folding, { opening: record.opening, entries: record.entries.slice(0, count) }).state
}
