// Rows of the database to what they stand for, and back.
import type { Insertable, Selectable } from 'kysely'
import type { KeptTable, TableRow } from './rows.ts'
import type { Schema } from './schema.ts'

type Packed = Selectable<Schema['tables']>

type Body = Omit<KeptTable, 'id' | 'version' | 'invite' | 'maker' | 'pack'>

export function packed(row: TableRow): Insertable<Schema['tables']> {
  const { id, version, invite, maker, pack, stage, count, touched, head, gist, ...body } = row
  return {
    id,
    version,
    invite,
    maker,
    stage,
    count,
    touched,
    body: JSON.stringify(body satisfies Body),
    pack: pack === null || pack === undefined ? null : JSON.stringify(pack),
    head: head && JSON.stringify(head),
    gist: gist && JSON.stringify(gist),
    times: null,
  }
}

export function unpacked({ body, pack, head, gist, times: _, stage, ...row }: Packed): TableRow {
  return {
    ...(JSON.parse(body) as Body),
    ...row,
    stage: stage as TableRow['stage'],
    pack: pack === null ? null : JSON.parse(pack),
    head: head === null ? null : JSON.parse(head),
    gist: gist === null ? null : JSON.parse(gist),
  }
}

/** The people who sit at a table. */
export const sittersOf = ({ chairs }: Pick<KeptTable, 'chairs'>): readonly string[] => [
  ...new Set(chairs.flatMap(({ who }) => (who.type === 'person' ? [who.person] : []))),
]
