// Entries that have just come in lie one behind the other, whichever match they are of, with how their match stands then: what
// a commit writes is little more than they are themselves. There are two bins: one fills, and when it is full the other is
// filled, while match by match goes from the first into its place, a little with every commit, so that nobody waits for it.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Stage } from './rows.ts'

/** How a match stands, as far as that is shown in lists; the gist as text. */
export interface Standing {
  readonly stage: Stage
  readonly gist: string
  readonly touched: number
}

/** What lies in a bin of one match. */
interface Lying {
  readonly rows: number[]
  /** Entries that the match has with them. */
  count: number
  standing: Standing | null
}

/** Entries in a bin when it is full. */
export const FULL = 16_384
/** How many go into their places for one that comes: the one bin must be empty before the other is full. */
const PACE = 2
/** Fewer are not worth a statement. */
const FEWEST = 64

/** A table of fresh entries, and what lies where in it. */
class Bin {
  matches = new Map<string, Lying>()
  /** Entries that are here in truth: others have gone to their places, but their rows are still there. */
  size = 0
  isClear = true
  private readonly insert: StatementSync
  private readonly move: StatementSync
  private readonly clearing: StatementSync
  private readonly removal: StatementSync
  private readonly all: StatementSync
  private readonly column: Readonly<Record<'body' | 'made', StatementSync>>

  constructor(file: DatabaseSync, table: string) {
    this.insert = file.prepare(
      `insert into ${table} (rowid, match, seq, body, made, stage, gist, touched) values (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    const some = `from json_each(?) as row cross join ${table} as lying on lying.rowid = row.value`
    this.move = file.prepare(`insert into entries (match, seq, body, made) select match, seq, body, made ${some}`)
    this.column = {
      body: file.prepare(`select body ${some} where seq >= ? and seq < ?`),
      made: file.prepare(`select made ${some} where seq >= ? and seq < ?`),
    }
    this.clearing = file.prepare(`delete from ${table}`)
    this.removal = file.prepare(`delete from ${table} where match = ?`)
    this.all = file.prepare(
      `select rowid, match, seq, stage, gist, touched,
        exists (select 1 from entries where entries.match = lying.match and entries.seq = lying.seq) as moved
        from ${table} as lying order by rowid`,
    )
  }

  add(row: number, entry: FreshEntry): void {
    const { match, seq, body, made, standing } = entry
    this.insert.run(
      row,
      match,
      seq,
      body,
      made,
      standing?.stage ?? null,
      standing?.gist ?? null,
      standing?.touched ?? null,
    )
    this.isClear = false
    this.note(row, match, seq, standing)
  }

  private note(row: number, match: string, seq: number, standing: Standing | null): void {
    this.size++
    const lying = this.matches.get(match)
    if (!lying) {
      this.matches.set(match, { rows: [row], count: seq + 1, standing })
      return
    }
    lying.rows.push(row)
    lying.count = seq + 1
    if (standing) lying.standing = standing
  }

  /** Matches that lie together in their place are put there together. */
  sort(): void {
    this.matches = new Map([...this.matches].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  /** Puts some matches into their place, all that lies here of each. Their rows stay until all are cleared away. */
  put(matches: readonly string[]): void {
    const rows = matches.flatMap((match) => this.matches.get(match)?.rows ?? [])
    if (rows.length === 0) return
    this.move.run(JSON.stringify(rows))
    for (const match of matches) this.matches.delete(match)
    this.size -= rows.length
  }

  /** Leaves no row of a match here, nor of what has gone to its place already: it may be gone from there soon. */
  forget(match: string): void {
    this.removal.run(match)
  }

  /** Matches with so many entries, or somewhat more. */
  first(entries: number): readonly string[] {
    const some: string[] = []
    for (const [match, { rows }] of this.matches) {
      if (entries <= 0) break
      some.push(match)
      entries -= rows.length
    }
    return some
  }

  clear(): void {
    this.clearing.run()
    this.isClear = true
  }

  read(column: 'body' | 'made', match: string, from: number, to: number): unknown[] {
    const lying = this.matches.get(match)
    if (!lying || lying.count <= from) return []
    return this.column[column].all(JSON.stringify(lying.rows), from, to).map((row) => row[column])
  }

  /** Looks it all up again; gives the last row. */
  recall(): number {
    this.matches = new Map()
    this.size = 0
    let last = 0
    for (const { rowid, match, seq, stage, gist, touched, moved } of this.all.iterate()) {
      last = Number(rowid)
      if (moved) continue
      const standing = gist === null ? null : { stage: stage as Stage, gist: String(gist), touched: Number(touched) }
      this.note(last, String(match), Number(seq), standing)
    }
    this.isClear = last === 0
    return last
  }
}

interface FreshEntry {
  readonly match: string
  readonly seq: number
  readonly body: string
  readonly made: number
  /** Where it changes with this entry. */
  readonly standing: Standing | null
}

export class Fresh {
  private filling: Bin
  private leaving: Bin
  private readonly update: StatementSync
  private last = 0
  private came = 0

  constructor(file: DatabaseSync) {
    this.filling = new Bin(file, 'fresh')
    this.leaving = new Bin(file, 'fresh_too')
    this.update = file.prepare('update progress set count = ?, stage = ?, gist = ?, touched = ? where match = ?')
    this.recall()
  }

  /** Something may not be as we think: looks up what lies here. */
  recall(): void {
    const filling = this.filling.recall()
    const leaving = this.leaving.recall()
    if (leaving > filling) this.swap()
    this.last = Math.max(filling, leaving)
    this.came = 0
  }

  private swap(): void {
    const { filling } = this
    this.filling = this.leaving
    this.leaving = filling
  }

  add(entry: FreshEntry): void {
    this.came++
    this.filling.add(++this.last, entry)
  }

  /** With every commit: some of what lies here goes to its place. Gives how many came since the last. */
  step(): number {
    const { came } = this
    const pace = Math.max(FEWEST, came * PACE)
    this.came = 0
    if (this.leaving.size > 0) this.put(this.leaving, this.leaving.first(pace))
    else if (!this.leaving.isClear) this.leaving.clear()
    else if (this.filling.size >= FULL) {
      this.swap()
      this.leaving.sort()
    }
    return came
  }

  settle(): void {
    for (const bin of [this.leaving, this.filling]) {
      bin.sort()
      this.put(bin, [...bin.matches.keys()])
      bin.clear()
    }
  }

  settleOne(match: string): void {
    for (const bin of [this.leaving, this.filling]) {
      this.put(bin, [match])
      bin.forget(match)
    }
  }

  private put(bin: Bin, matches: readonly string[]): void {
    for (const match of matches) {
      const lying = bin.matches.get(match)
      // Where a later one lies in the other bin, it may have been written already.
      const isLast = bin === this.filling || !this.filling.matches.get(match)?.standing
      if (lying?.standing && isLast) this.write(match, lying.count, lying.standing)
    }
    bin.put(matches)
  }

  private write(match: string, count: number, { stage, gist, touched }: Standing): void {
    this.update.run(count, stage, gist, touched, match)
  }

  /** Writes how this match stands where lists look for it. */
  show(match: string): void {
    const standing = this.standing(match)
    const count = this.count(match)
    if (standing && count !== undefined) this.write(match, count, standing)
  }

  standing(match: string): Standing | null {
    return this.filling.matches.get(match)?.standing ?? this.leaving.matches.get(match)?.standing ?? null
  }

  /** How many entries a match has whose last ones lie here. */
  count(match: string): number | undefined {
    return (this.filling.matches.get(match) ?? this.leaving.matches.get(match))?.count
  }

  /** A column of those entries of a match that lie here, in their order. */
  read(column: 'body' | 'made', match: string, from: number, to: number): unknown[] {
    return [...this.leaving.read(column, match, from, to), ...this.filling.read(column, match, from, to)]
  }
}
