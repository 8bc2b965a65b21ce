// Rows of the database to what they stand for, and back.
import { diff, patch } from '@muster/engine'
import type { Insertable, Selectable } from 'kysely'
import type { KeptTable, RecordHead, TableRow } from './rows.ts'
import type { Schema } from './schema.ts'

type Packed = Selectable<Schema['tables']> & Selectable<Schema['progress']>

type Body = Omit<KeptTable, 'id' | 'version' | 'invite' | 'maker' | 'pack'>

interface Apart {
  readonly table: Insertable<Schema['tables']>
  readonly progress: Insertable<Schema['progress']>
}

export function packed(row: TableRow): Apart {
  const { id, version, invite, maker, pack, stage, count, touched, head, gist, ...body } = row
  return {
    table: {
      id,
      version,
      invite,
      maker,
      body: JSON.stringify(body satisfies Body),
      pack: pack === null || pack === undefined ? null : JSON.stringify(pack),
      head: head && JSON.stringify(head),
    },
    progress: { match: id, stage, count, touched, gist: gist && JSON.stringify(gist), times: null },
  }
}

/** The first head of each game that was read. */
const heads = new Map<string, RecordHead>()

/**
 * What a head has in common with another of its game is there once: the board, more than anything. Not where it has a pack:
 * games remember what they worked out of a board, and with other content that is something else.
 */
function alike(head: RecordHead): RecordHead {
  if (head.pack !== null) return head
  const known = heads.get(head.game) ?? head
  heads.set(head.game, known)
  return patch(known, diff(known, head)) as RecordHead
}

export function unpacked({ body, pack, head, gist, times: _, match: __, stage, ...row }: Packed): TableRow {
  return {
    ...(JSON.parse(body) as Body),
    ...row,
    // A match that has begun is written in two places, this one last.
    stage: head !== null && stage === 'laid' ? 'playing' : (stage as TableRow['stage']),
    pack: pack === null ? null : JSON.parse(pack),
    head: head === null ? null : alike(JSON.parse(head)),
    gist: gist === null ? null : JSON.parse(gist),
  }
}

/** The people who sit at a table. */
export const sittersOf = ({ chairs }: Pick<KeptTable, 'chairs'>): readonly string[] => [
  ...new Set(chairs.flatMap(({ who }) => (who.type === 'person' ? [who.person] : []))),
]
