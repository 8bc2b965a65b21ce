// Tables that nobody has touched for long: their entries are packed into one row, and unpacked when somebody asks.
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** How many are looked at in one go, so that nobody waits for it. */
const SOME = 2000

/** Matches that were not touched since, and are not packed away yet, some at a time. */
export async function* idleSince(db: Kysely<Schema>, before: number): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const some = await db
      .selectFrom('progress')
      .leftJoin('archives', 'archives.match', 'progress.match')
      .select(['progress.match as id', 'touched', 'count', 'archives.match as packed'])
      .where('progress.match', '>', after)
      .orderBy('progress.match')
      .limit(SOME)
      .execute()
    for (const { id, touched, count, packed } of some) if (touched < before && count > 0 && packed === null) yield id
    const last = some.at(-1)
    if (!last) return
    after = last.id
    await setImmediate()
  }
}

export const squeezed = (bodies: readonly string[]): string => gzipSync(JSON.stringify(bodies)).toString('base64')

export const unsqueezed = (body: string): readonly string[] =>
  JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())
