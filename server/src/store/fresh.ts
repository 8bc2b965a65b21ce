// Entries that have just come in lie one behind the other, whichever match they are of: what a commit writes is little more
// than they are themselves. Now and then all are put into their places, where those of a match lie together.
import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** Entries that lie there, at most: somewhat later they are put away. */
const MOST = 4096

export class Fresh {
  private readonly insert: StatementSync
  private readonly move: StatementSync
  private readonly clear: StatementSync
  private readonly counted: StatementSync
  private size = 0

  constructor(file: DatabaseSync) {
    this.insert = file.prepare('insert into fresh (match, seq, body, made) values (?, ?, ?, ?)')
    this.move = file.prepare(
      'insert into entries (match, seq, body, made) select match, seq, body, made from fresh order by match, seq',
    )
    this.clear = file.prepare('delete from fresh')
    this.counted = file.prepare('select match, max(seq) + 1 as count, count(*) as size from fresh group by match')
  }

  add(match: string, seq: number, body: string, made: number): void {
    this.insert.run(match, seq, body, made)
    this.size++
  }

  get isMuch(): boolean {
    return this.size >= MOST
  }

  /** Puts all into their places; within a transaction. */
  settle(): void {
    if (this.size === 0) return
    this.move.run()
    this.clear.run()
    this.size = 0
  }

  /** How many entries each match has whose last ones lie here; looked up. */
  counts(): Map<string, number> {
    const rows = this.counted.all()
    this.size = rows.reduce((sum, row) => sum + Number(row['size']), 0)
    return new Map(rows.map((row) => [String(row['match']), Number(row['count'])]))
  }
}
