// Everything in one file beside the server.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Attic, GameTypes } from '@muster/engine'
import type { ClockTimes } from '@muster/table'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import { idleSince, squeezed, unsqueezed } from './archive.ts'
import { ColdStore } from './cold.ts'
import { Fresh } from './fresh.ts'
import { localJobs } from './jobs.ts'
import { hold } from './lock.ts'
import type { AnyEntry, Appended, Store, TableRow } from './rows.ts'
import { CLUSTERED, MIGRATIONS, minuteOf, type Schema } from './schema.ts'
import { type Statements, statementsOf } from './statements.ts'
import { Tidying } from './tidy.ts'
import { Turn } from './turn.ts'

export class SqliteStore extends ColdStore implements Store {
  private readonly file: DatabaseSync
  private readonly turn: Turn
  private readonly statements: Statements
  private readonly fresh: Fresh
  /** How many entries a match has, of some. Nobody else writes to this file. */
  private readonly counts = new Map<string, number>()
  private readonly tidying: Tidying
  private readonly letGo: () => void

  /** `megabytes` it may take; 0 for as the disk allows. */
  constructor(path: string, megabytes = 0) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const letGo = hold(path)
    const file = opened(path, letGo)
    if (megabytes > 0) file.exec(`pragma max_page_count = ${Math.ceil((megabytes * 1e6) / PAGE)}`)
    super(new Kysely<Schema>({ dialect: dialectOf(file) }))
    this.file = file
    this.letGo = letGo
    this.tidying = new Tidying(path)
    this.statements = statementsOf(file)
    this.fresh = new Fresh(file)
    this.turn = new Turn((work) => this.together(work))
  }

  /** What is to be written is put into text now, while it is at hand, and not when all that came meanwhile is. */
  append(appended: Appended): Promise<boolean> {
    const bodies = appended.entries.map((entry) => JSON.stringify(entry))
    return this.turn.add(() => this.write(appended, bodies))
  }

  override async saveTimes(match: string, times: ClockTimes): Promise<void> {
    await this.turn.add(() => this.statements.times.run(JSON.stringify(times), match))
  }

  /** All of it, or nothing. */
  private together<X>(work: () => X): X {
    this.file.exec('begin immediate')
    try {
      const done = work()
      const entries = this.fresh.step()
      this.file.exec('commit')
      this.tidying.committed(entries)
      return done
    } catch (error) {
      if (this.file.isTransaction) this.file.exec('rollback')
      this.counts.clear()
      this.fresh.recall()
      throw error
    }
  }

  private write(appended: Appended, bodies: readonly string[]): boolean {
    const { match, from, stage, gist, head, touched, snapshot, unchanged } = appended
    const { updateHead, snap } = this.statements
    if (this.countOf(match) !== from) return false
    const to = from + bodies.length
    const made = minuteOf(touched)
    const standing = unchanged ? null : { stage, gist: JSON.stringify(gist), touched }
    let seq = from
    for (const body of bodies) {
      this.fresh.add({ match, seq, body, made, standing: ++seq === to ? standing : null })
    }
    this.counts.set(match, to)
    if (stage !== 'playing') this.fresh.show(match)
    if (head) updateHead.run(JSON.stringify(head), match)
    if (snapshot) snap.run(match, snapshot.seq, snapshot.rules, snapshot.hash, snapshot.body)
    return true
  }

  private countOf(match: string): number | undefined {
    const known = this.counts.get(match) ?? this.fresh.count(match)
    if (known !== undefined) return known
    if (this.counts.size >= MOST_COUNTS) this.counts.clear()
    return this.statements.count.get(match)?.['count'] as number | undefined
  }

  /** What is fresh is newer than what is written in its place. */
  protected override latest(row: TableRow): TableRow {
    const standing = this.fresh.standing(row.id)
    const count = this.fresh.count(row.id) ?? row.count
    return standing ? { ...row, ...standing, gist: JSON.parse(standing.gist), count } : { ...row, count }
  }

  override async tablesOf(person: string, most: number): Promise<readonly TableRow[]> {
    const theirs = this.statements.theirs.all(person).map((row) => String(row['match']))
    const fresh = theirs.filter((match) => this.fresh.standing(match))
    if (fresh.length > 0)
      this.together(() => {
        for (const match of fresh) this.fresh.show(match)
      })
    return super.tablesOf(person, most)
  }

  override async entries(match: string, from = 0): Promise<readonly AnyEntry[]> {
    return this.read(match, from, Number.MAX_SAFE_INTEGER)
  }

  private read(match: string, from: number, to: number): readonly AnyEntry[] {
    if (this.statements.archived.get(match)) this.together(() => this.unpack(match))
    return JSON.parse(`[${this.column('body', match, from, to).join(',')}]`)
  }

  /** A column of a match's entries, wherever they lie. */
  private column(name: 'body' | 'made', match: string, from: number, to: number): unknown[] {
    const settled = this.statements[name].all(match, from, to).map((row) => row[name])
    return [...settled, ...this.fresh.read(name, match, from, to)]
  }

  override async madeSince(match: string, from: number): Promise<readonly (number | null)[]> {
    return this.column('made', match, from, Number.MAX_SAFE_INTEGER) as (number | null)[]
  }

  override async removeTable(id: string, version?: number): Promise<boolean> {
    this.together(() => this.fresh.settleOne(id))
    this.counts.delete(id)
    return super.removeTable(id, version)
  }

  /** They are kept already: whoever wants them reads them again. */
  attic(match: string): Attic<GameTypes> {
    return {
      worth: 1,
      put: () => undefined,
      get: (from, to) => {
        const entries = this.read(match, from, to)
        if (entries.length !== to - from) throw new Error(`entries of match ${match} are gone`)
        return entries
      },
    }
  }

  async archive(before: number): Promise<number> {
    let packed = 0
    this.together(() => this.fresh.settle())
    for await (const match of idleSince(this.db, before)) {
      this.pack(match)
      packed++
    }
    return packed
  }

  private pack(match: string): void {
    const { archive, clear, unsnap, settle } = this.statements
    this.together(() => {
      this.fresh.settleOne(match)
      const bodies = this.column('body', match, 0, Number.MAX_SAFE_INTEGER).map(String)
      archive.run(match, squeezed(bodies))
      settle.run(bodies.length, match)
      clear.run(match)
      unsnap.run(match)
    })
  }

  /** What was written since then stands behind it. */
  private unpack(match: string): void {
    const { archived, insert, forget } = this.statements
    const body = archived.get(match)?.['body']
    if (body === undefined) return
    for (const [seq, entry] of unsqueezed(String(body)).entries()) insert.run(match, seq, entry, null)
    forget.run(match)
  }

  /** Nobody else writes to this file. */
  onChange(): () => void {
    return () => undefined
  }

  async tellHere(): Promise<void> {}

  async tellReading(): Promise<void> {}

  onHere(): () => void {
    return () => undefined
  }

  readonly jobs = localJobs({
    keepJob: async (key, due) => {
      await this.turn.add(() => this.statements.keepJob.run(key, due))
    },
    dueJobs: (now) => this.db.selectFrom('jobs').selectAll().where('due', '<=', now).execute(),
    dropJob: async (key, due) => {
      await this.turn.add(() => this.statements.dropJob.run(key, due))
    },
  })

  async close(): Promise<void> {
    this.turn.run()
    try {
      if (this.file.isOpen) this.together(() => this.fresh.settle())
    } finally {
      await this.tidying.close()
      await this.db.destroy()
      if (this.file.isOpen) this.file.close()
      this.letGo()
    }
  }
}

/** Matches whose number of entries is remembered, at most. */
const MOST_COUNTS = 100_000

/** Statements that are remembered, at most. */
const MOST_STATEMENTS = 200

/** Bytes of a page of the file. */
const PAGE = 4096

function opened(path: string, letGo: () => void): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000 })
  try {
    file.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 8000',
    )
    migrate(file)
    return file
  } catch (error) {
    file.close()
    letGo()
    throw error
  }
}

function migrate(file: DatabaseSync): void {
  file.exec('begin immediate')
  const done = Number(file.prepare('pragma user_version').get()?.['user_version'] ?? 0)
  if (done > MIGRATIONS.length) throw new Error('the data folder was written by a newer version of Muster')
  for (const statement of MIGRATIONS.slice(done).flat()) file.exec(statement.replace(CLUSTERED, 'without rowid'))
  file.exec(`pragma user_version = ${MIGRATIONS.length}`)
  file.exec('commit')
}

/** Kysely knows another binding of SQLite; this one differs in how it takes parameters. */
function dialectOf(file: DatabaseSync): SqliteDialect {
  const known = new Map<string, SqliteStatement>()
  return new SqliteDialect({
    database: {
      close: () => file.close(),
      /** Of the few there are, each once: what one takes is not given back before garbage is collected. */
      prepare(text) {
        const statement = known.get(text) ?? statementOf(file, text)
        if (known.size < MOST_STATEMENTS) known.set(text, statement)
        return statement
      },
    },
  })
}

function statementOf(file: DatabaseSync, text: string): SqliteStatement {
  const statement = file.prepare(text)
  const values = (all: readonly unknown[]): never[] => all as never[]
  return {
    reader: statement.columns().length > 0,
    all: (all) => statement.all(...values(all)),
    run: (all) => statement.run(...values(all)),
    iterate: (all) => statement.iterate(...values(all)),
  }
}
