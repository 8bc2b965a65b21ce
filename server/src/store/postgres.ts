// Everything in a PostgreSQL, for any number of nodes side by side. `(match, seq)` is the only lock.
import type { Attic, GameTypes } from '@muster/engine'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newId } from '../ids.ts'
import { idleSince, squeezed, unsqueezed } from './archive.ts'
import { ColdStore } from './cold.ts'
import { Here, type HereListener } from './here.ts'
import { HERE, Notices } from './notices.ts'
import { poolOf } from './pool.ts'
import { migrateJobs, postgresJobs } from './postgres-jobs.ts'
import type { AnyEntry, Appended, Store, TableRow } from './rows.ts'
import { CLUSTERED, MIGRATIONS, type Schema, SQLITE } from './schema.ts'
import { TextAttic } from './text-attic.ts'

/** Of all that lock something by number in this database, ours. */
const OUR_LOCK = 7_305_115
const UNIQUE_VIOLATION = '23505'

const APPEND = `
with moved as (
  update progress set count = $2 + cardinality($3::text[]), stage = $4, gist = $5, touched = $6
  where match = $1 and count = $2 returning match
), written as (
  insert into entries (match, seq, body, made)
  select moved.match, $2 + line.n - 1, line.body, floor($6 / 60000)::integer from moved, unnest($3::text[]) with ordinality as line(body, n)
), finished as (
  update tables set head = $7 from moved where $7::text is not null and tables.id = moved.match
), kept as (
  insert into snapshots (match, seq, rules, hash, body)
  select moved.match, $9::integer, $10, $11, $12 from moved where $9::integer is not null
  on conflict (match) do update set seq = excluded.seq, rules = excluded.rules, hash = excluded.hash, body = excluded.body
)
select pg_notify('muster', moved.match || ' ' || $8) from moved`

export class PostgresStore extends ColdStore implements Store {
  private readonly pool: pg.Pool
  private readonly node = newId()
  private readonly here: Here
  private readonly notices: Notices
  readonly jobs: ReturnType<typeof postgresJobs>

  private constructor(pool: pg.Pool, url: string) {
    super(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }))
    this.pool = pool
    this.here = new Here(this.node, async (text) => {
      await this.pool.query(`select pg_notify('${HERE}', $1)`, [text])
    })
    this.notices = new Notices(url, this.node, this.here)
    this.jobs = postgresJobs(url)
  }

  static async open(url: string): Promise<PostgresStore> {
    const pool = poolOf(url, { max: 10 })
    await migrate(url)
    const store = new PostgresStore(pool, url)
    await store.notices.listen()
    return store
  }

  async append({ match, from, entries, stage, gist, head, touched, snapshot }: Appended): Promise<boolean> {
    const bodies = entries.map((entry) => JSON.stringify(entry))
    const { seq = null, rules = null, hash = null, body = null } = snapshot ?? {}
    const progress = [match, from, bodies, stage, JSON.stringify(gist), touched]
    const values = [...progress, head && JSON.stringify(head), this.node, seq, rules, hash, body]
    try {
      return (await this.pool.query({ name: 'append', text: APPEND, values })).rowCount === 1
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
      throw error
    }
  }

  override async entries(match: string, from = 0): Promise<readonly AnyEntry[]> {
    await this.unpack(match)
    return super.entries(match, from)
  }

  /** Nothing can be read again while somebody waits for it. */
  attic(): Attic<GameTypes> {
    return new TextAttic()
  }

  override async changeTable(row: TableRow, begins = false): Promise<boolean> {
    const done = await super.changeTable(row, begins)
    if (done) await this.tell(row.id)
    return done
  }

  override async removeTable(id: string, version?: number): Promise<boolean> {
    const done = await super.removeTable(id, version)
    if (done) await this.tell(id)
    return done
  }

  private async tell(table: string): Promise<void> {
    await this.pool.query("select pg_notify('muster', $1)", [`${table} ${this.node}`])
  }

  tellHere(table: string, people: readonly string[], asks: boolean): Promise<void> {
    return this.here.tell(table, people, asks)
  }

  tellReading(table: string): Promise<void> {
    return this.here.tellReading(table)
  }

  onHere(listener: HereListener): () => void {
    return this.here.listen(listener)
  }

  onChange(listener: (table: string | null) => void): () => void {
    return this.notices.onChange(listener)
  }

  async archive(before: number): Promise<number> {
    let packed = 0
    for await (const match of idleSince(this.db, before)) {
      await this.pack(match, before)
      packed++
    }
    return packed
  }

  private pack(match: string, before: number): Promise<void> {
    return this.db.transaction().execute(async (all) => {
      const still = all.selectFrom('progress').select('match').where('match', '=', match).where('touched', '<', before)
      if (!(await still.forUpdate().executeTakeFirst())) return
      const rows = await all.selectFrom('entries').select('body').where('match', '=', match).orderBy('seq').execute()
      const body = squeezed(rows.map((row) => row.body))
      await all.insertInto('archives').values({ match, body }).execute()
      await all.deleteFrom('entries').where('match', '=', match).execute()
      await all.deleteFrom('snapshots').where('match', '=', match).execute()
    })
  }

  private async unpack(match: string): Promise<void> {
    const known = await this.db.selectFrom('archives').select('match').where('match', '=', match).executeTakeFirst()
    if (!known) return
    await this.db.transaction().execute(async (all) => {
      const found = all.selectFrom('archives').select('body').where('match', '=', match).forUpdate()
      const { body } = (await found.executeTakeFirst()) ?? {}
      if (body === undefined) return
      const rows = unsqueezed(body).map((entry, seq) => ({ match, seq, body: entry, made: null }))
      await all
        .insertInto('entries')
        .values(rows)
        .onConflict((on) => on.doNothing())
        .execute()
      await all.deleteFrom('archives').where('match', '=', match).execute()
    })
  }

  async close(): Promise<void> {
    await this.jobs.close()
    await this.notices.close()
    await this.db.destroy()
  }
}

/** One node at a time; the others find it done. */
async function migrate(url: string): Promise<void> {
  // However long it takes.
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [OUR_LOCK])
    await client.query('create table if not exists migrations (number integer primary key)')
    const { rows } = await client.query<{ done: number }>('select coalesce(max(number), 0) as done from migrations')
    const done = rows[0]?.done ?? 0
    if (done > MIGRATIONS.length) throw new Error('the database was written by a newer version of Muster')
    for (let number = done + 1; number <= MIGRATIONS.length; number++) {
      await client.query('begin')
      const ours = (MIGRATIONS[number - 1] ?? []).filter((statement) => !statement.startsWith(SQLITE))
      for (const statement of ours) await client.query(statement.replace(CLUSTERED, ''))
      await client.query('insert into migrations (number) values ($1)', [number])
      await client.query('commit')
    }
    await migrateJobs(url)
  } finally {
    // What is not committed goes with the connection, and so does the lock.
    await client.end()
  }
}
