import type { Game, GameTypes } from './game.ts'
import { type Attic, Ledger } from './ledger.ts'
import type { OptionValues } from './options.ts'
import { type EndEntry, type Entry, isAction, isDeed, type MatchRecord } from './record.ts'

/** What it takes to fold a record: no dice, no content, no rules. */
export type Folding<T extends GameTypes> = Pick<Game<T>, 'evolve' | 'clone'>

/** A copy of the state is kept after so many deeds that stand. */
const KEPT_APART = 32

/** What every match stands on. */
const OPENING = -1

/** Follows a record, entry by entry: the one place where entries become states. */
export class Walk<T extends GameTypes> {
  /** After the entries so far. Whoever is not playing may not change it. */
  state: T['State']
  /** Draws used by these entries, undone ones included. */
  draws = 0
  /** How the table ended it, if it did; only standing orders may stand after that. */
  end: EndEntry<T> | null = null
  /** The standing orders each seat has now. */
  readonly orders = new Map<T['Seat'], OptionValues>()
  private readonly folding: Folding<T>
  private readonly ledger = new Ledger<T>()
  /** The last deed that stands after so many entries, where it is not the last entry itself. */
  private readonly tops = new Map<number, number>()
  /** Whose own decision each entry was; null where it was nobody's. */
  private readonly deciders: (T['Seat'] | null)[] = []
  /** Copies of the state after a deed, now and then. */
  private readonly kept = new Map<number, T['State']>()
  /** How many deeds stand on the last copy. */
  private sinceKept = 0
  private held: { readonly count: number; readonly state: T['State'] } | null = null

  constructor(folding: Folding<T>, opening: T['State']) {
    this.folding = folding
    this.state = folding.clone(opening)
    // Nobody changes an opening: it need not be copied once more.
    this.kept.set(OPENING, opening)
  }

  /** How many entries there are so far. */
  get count(): number {
    return this.deciders.length
  }

  /** The entries so far, all of them: for one or the last few ask for those alone. */
  get entries(): readonly Entry<T>[] {
    return this.ledger.all()
  }

  /** Entry of that number; undefined where there is none. */
  entry(number: number): Entry<T> | undefined {
    return this.ledger.entry(number)
  }

  /** The entries from a number on. */
  entriesFrom(number: number): readonly Entry<T>[] {
    return this.ledger.from(number)
  }

  /** Old entries are rarely asked for: they may lie elsewhere until then. */
  keepIn(attic: Attic<T>): void {
    this.ledger.keepIn(attic)
  }

  /** Puts old entries where they may lie; whether there were any. */
  pack(): boolean {
    return this.ledger.pack()
  }

  /** The next entry; throws where its events do not fit. */
  enter(entry: Entry<T>): void {
    this.apply(this.state, entry)
    this.note(entry)
  }

  /** The next entry, whose events have come to pass in the state already. */
  note(entry: Entry<T>): void {
    const before = this.top()
    const top = this.stand(entry)
    if (top === before) return
    if (isDeed(entry)) this.keep(top)
    else {
      this.state = this.stateOf(top)
      this.sinceKept = this.wayTo(top).length
    }
  }

  private keep(deed: number): void {
    if (++this.sinceKept < KEPT_APART) return
    this.kept.set(deed, this.folding.clone(this.state))
    this.sinceKept = 0
  }

  /** The first entries at once, for whoever has kept the state after them: it is theirs no longer. */
  leap(entries: readonly Entry<T>[], state: T['State']): void {
    for (const entry of entries) this.stand(entry)
    this.kept.set(this.top(), state)
    this.sinceKept = 0
    this.state = this.folding.clone(state)
  }

  /** Takes an entry down; gives the last deed that stands after it. */
  private stand(entry: Entry<T>): number {
    const number = this.ledger.add(entry)
    if ('orders' in entry) this.orders.set(entry.by, entry.orders)
    else this.end = 'end' in entry ? entry : null
    if (isDeed(entry)) this.draws += (entry.draws?.length ?? 0) / 2
    const top = isDeed(entry) ? number : this.backTo(entry)
    if (top !== number) this.tops.set(number + 1, top)
    this.deciders.push(isAction(entry) && !entry.standing ? entry.by : null)
    return top
  }

  /** The last deed that stands after an entry that is none. */
  private backTo(entry: Entry<T>): number {
    let top = this.top()
    if ('undo' in entry) while (top >= 0 && top >= entry.undo) top = this.under(top)
    return top
  }

  /** The deed that another stands on: whichever was the last before it. */
  private under(deed: number): number {
    return this.top(deed)
  }

  /** The number of the last deed that stands after so many entries; undefined where there is none. */
  last(count = this.count): number | undefined {
    const deed = this.top(count)
    return deed === OPENING ? undefined : deed
  }

  /** The numbers of the deeds that stand after so many entries, last first. */
  *inForce(count = this.count): Generator<number> {
    for (let deed = this.top(count); deed !== OPENING; deed = this.under(deed)) yield deed
  }

  /** Whose own decision an entry was; null where it was nobody's. */
  decider(number: number): T['Seat'] | null {
    return this.deciders[number] ?? null
  }

  /** After how many entries a seat had decided something last, undone or not; 0 where it never has. */
  afterLastOf(seat: T['Seat']): number {
    return this.deciders.lastIndexOf(seat) + 1
  }

  /** A state of one's own: as it stood after so many entries. */
  at(count: number): T['State'] {
    return this.stateOf(this.top(count))
  }

  /** Keeps at hand how it stands now, for whoever will compare what comes next with it. */
  hold(): void {
    this.held = { count: this.count, state: this.folding.clone(this.state) }
  }

  letGo(): void {
    this.held = null
  }

  /** As it stood after so many entries, to be looked at only. */
  seen(count: number): T['State'] {
    return this.held?.count === count ? this.held.state : this.at(count)
  }

  private top(count = this.count): number {
    const at = Math.max(0, Math.min(count, this.count))
    return this.tops.get(at) ?? at - 1
  }

  /** The deeds from the last copy under a deed up to it. */
  private wayTo(deed: number): number[] {
    const way: number[] = []
    for (let at = deed; !this.kept.has(at); at = this.under(at)) way.push(at)
    return way.reverse()
  }

  private stateOf(top: number): T['State'] {
    const way = this.wayTo(top)
    const [first] = way
    if (first === undefined) return this.folding.clone(this.kept.get(top) as T['State'])
    const state = this.folding.clone(this.kept.get(this.under(first)) as T['State'])
    const entries = this.ledger.from(first)
    for (const number of way) this.apply(state, entries[number - first] as Entry<T>)
    return state
  }

  private apply(state: T['State'], entry: Entry<T>): void {
    if (isDeed(entry)) for (const event of entry.events) this.folding.evolve(state, event)
  }
}

/** A record whose entries are those of a walk. */
export function recordOn<T extends GameTypes>(walk: Walk<T>, record: MatchRecord<T>): MatchRecord<T> {
  return {
    ...record,
    get entries() {
      return walk.entries
    },
  }
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
