// All that is not in a hurry, in one SQL for both databases.

import type { ClockTimes } from '@muster/table'
import { type Insertable, type Kysely, sql } from 'kysely'
import { packed, sittersOf, unpacked } from './packing.ts'
import type { AnyEntry, KeptPerson, Secret, Snapshot, TableRow } from './rows.ts'
import type { Schema } from './schema.ts'

/** Where there are entries, they say it themselves: progress may be a little behind. */
const COUNT = sql<number>`coalesce((select max(seq) + 1 from entries where entries.match = progress.match), progress.count)`

export abstract class ColdStore {
  protected readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async person(id: string): Promise<KeptPerson | null> {
    return (await this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  async personBack(back: string): Promise<KeptPerson | null> {
    return (await this.db.selectFrom('people').selectAll().where('back', '=', back).executeTakeFirst()) ?? null
  }

  async keepPerson(person: KeptPerson): Promise<void> {
    const { name, back } = person
    const query = this.db.insertInto('people').values(person)
    await query.onConflict((on) => on.column('id').doUpdateSet({ name, back })).execute()
  }

  async table(id: string): Promise<TableRow | null> {
    const row = await this.tables().where('id', '=', id).executeTakeFirst()
    return row ? this.latest(unpacked(row)) : null
  }

  /** For whoever knows better how far its match is. */
  protected latest(row: TableRow): TableRow {
    return row
  }

  private tables() {
    return this.db
      .selectFrom('tables')
      .innerJoin('progress', 'progress.match', 'tables.id')
      .selectAll(['tables', 'progress'])
      .select(COUNT.as('count'))
  }

  async invited(invite: string): Promise<TableRow | null> {
    const row = await this.tables().where('invite', '=', invite).executeTakeFirst()
    return row ? this.latest(unpacked(row)) : null
  }

  async tablesOf(person: string, most: number): Promise<readonly TableRow[]> {
    const rows = await this.tables()
      .innerJoin('sitters', 'sitters.match', 'tables.id')
      .where('sitters.person', '=', person)
      .orderBy('touched', 'desc')
      .limit(most)
      .execute()
    return rows.map((row) => this.latest(unpacked(row)))
  }

  async unfinished(maker: string): Promise<number> {
    const query = this.db
      .selectFrom('tables')
      .innerJoin('progress', 'progress.match', 'tables.id')
      .select((e) => e.fn.countAll<number | string>().as('all'))
    const found = await query.where('maker', '=', maker).where('stage', '!=', 'over').executeTakeFirst()
    return Number(found?.all ?? 0)
  }

  /** `sitters` only ever names more people than sit: whoever reads a table looks at its chairs. */
  protected async seat(row: TableRow): Promise<void> {
    const values = sittersOf(row).map((person) => ({ person, match: row.id }))
    if (values.length > 0)
      await this.db
        .insertInto('sitters')
        .values(values)
        .onConflict((on) => on.doNothing())
        .execute()
  }

  async addTable(row: TableRow): Promise<void> {
    const { table, progress } = packed(row)
    await this.db.insertInto('progress').values(progress).execute()
    await this.db.insertInto('tables').values(table).execute()
    await this.seat(row)
  }

  async changeTable(row: TableRow, begins = false): Promise<boolean> {
    await this.seat(row)
    const { table, progress } = packed(row)
    const { body, invite, head, pack } = table
    const done = await this.db
      .updateTable('tables')
      .set({
        body,
        invite,
        ...(begins ? { head } : {}),
        ...(row.stage === 'laid' ? { pack } : {}),
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst()
    const changed = Number(done.numUpdatedRows) === 1
    if (changed && begins) await this.begin(progress)
    return changed
  }

  /** Unless somebody has gone on with it already. */
  private async begin({ match, stage, gist, touched }: Insertable<Schema['progress']>): Promise<void> {
    const query = this.db.updateTable('progress').set({ stage, gist, touched })
    await query.where('match', '=', match).where('count', '=', 0).execute()
  }

  async removeTable(id: string, version?: number): Promise<boolean> {
    const table = this.db.deleteFrom('tables').where('id', '=', id)
    const done = await (version === undefined ? table : table.where('version', '=', version)).executeTakeFirst()
    if (Number(done.numDeletedRows) === 0) return false
    for (const of of ['entries', 'sitters', 'archives', 'snapshots', 'progress'] as const)
      await this.db.deleteFrom(of).where('match', '=', id).execute()
    return true
  }

  async madeSince(match: string, from: number): Promise<readonly (number | null)[]> {
    const query = this.db.selectFrom('entries').select('made').where('match', '=', match).where('seq', '>=', from)
    return (await query.orderBy('seq').execute()).map((row) => row.made)
  }

  async entries(match: string, from = 0): Promise<readonly AnyEntry[]> {
    const query = this.db.selectFrom('entries').select('body').where('match', '=', match).where('seq', '>=', from)
    const rows = await query.orderBy('seq').execute()
    return rows.map((row) => JSON.parse(row.body) as AnyEntry)
  }

  async snapshot(match: string): Promise<Snapshot | null> {
    const query = this.db.selectFrom('snapshots').select(['seq', 'rules', 'hash', 'body'])
    return (await query.where('match', '=', match).executeTakeFirst()) ?? null
  }

  async times(match: string): Promise<ClockTimes | null> {
    const row = await this.db.selectFrom('progress').select('times').where('match', '=', match).executeTakeFirst()
    return row?.times ? JSON.parse(row.times) : null
  }

  async saveTimes(match: string, times: ClockTimes): Promise<void> {
    await this.db
      .updateTable('progress')
      .set({ times: JSON.stringify(times) })
      .where('match', '=', match)
      .execute()
  }

  async secrets(): Promise<readonly Secret[]> {
    return this.db.selectFrom('secrets').selectAll().orderBy('made', 'desc').execute()
  }

  async addSecret(secret: Secret): Promise<void> {
    await this.db.insertInto('secrets').values(secret).execute()
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }
}
