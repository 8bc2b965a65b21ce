// Tables that nobody has touched for long: their entries are packed into one row, and unpacked when somebody asks.
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** How many at a time, so that nobody waits for it. */
const SOME = 50

/** Matches that were not touched since, and are not packed away yet. */
export async function idleSince(db: Kysely<Schema>, before: number): Promise<readonly string[]> {
  const idle = await db
    .selectFrom('tables')
    .select('id')
    .where('touched', '<', before)
    .where('count', '>', 0)
    .where('id', 'not in', db.selectFrom('archives').select('match'))
    .limit(SOME)
    .execute()
  return idle.map(({ id }) => id)
}

export const squeezed = (bodies: readonly string[]): string => gzipSync(JSON.stringify(bodies)).toString('base64')

export const unsqueezed = (body: string): readonly string[] =>
  JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())
