// The tables of the database, for SQLite and PostgreSQL alike.

export interface Schema {
  people: { id: string; name: string; back: string; created: number }
  tables: {
    id: string
    version: number
    invite: string
    maker: string
    stage: string
    count: number
    touched: number
    /** What is in no other column. */
    body: string
    pack: string | null
    head: string | null
    gist: string | null
    times: string | null
  }
  sitters: { person: string; match: string }
  entries: { match: string; seq: number; body: string }
  archives: { match: string; body: string }
  secrets: { secret: string; made: number }
}

/** Stands where SQLite keeps rows in the order of their key. */
export const CLUSTERED = '-- clustered'

/** Each is done once, in this order; what is written here is never changed, only added to. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'create table people (id text primary key, name text not null, back text not null unique, created double precision not null)',
    'create table tables (id text primary key, version integer not null, invite text not null unique, maker text not null, stage text not null, count integer not null, touched double precision not null, body text not null, pack text, head text, gist text, times text)',
    'create index tables_touched on tables (touched)',
    'create index tables_maker on tables (maker, stage)',
    'create table sitters (person text not null, match text not null, primary key (person, match))',
    'create index sitters_match on sitters (match)',
    `create table entries (match text not null, seq integer not null, body text not null, primary key (match, seq)) ${CLUSTERED}`,
    'create table archives (match text primary key, body text not null)',
    'create table secrets (secret text primary key, made double precision not null)',
  ],
]
