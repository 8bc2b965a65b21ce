// The tables of the database, for SQLite and PostgreSQL alike.

interface Fresh {
  match: string
  seq: number
  body: string
  made: number | null
  /** How the match stands with it, where that has changed: `progress` is told later. */
  stage: string | null
  gist: string | null
  touched: number | null
}

export interface Schema {
  people: { id: string; name: string; back: string; created: number }
  tables: {
    id: string
    version: number
    invite: string
    maker: string
    /** What is in no other column. */
    body: string
    pack: string | null
    head: string | null
  }
  /** What changes with every action: apart from what does not, so that little is written. No index but the key, for the same reason. */
  progress: {
    match: string
    stage: string
    count: number
    touched: number
    gist: string | null
    times: string | null
  }
  /** How a match stood after its first `seq` entries: nothing that could not be worked out again. */
  snapshots: { match: string; seq: number; rules: string; hash: string; body: string }
  sitters: { person: string; match: string }
  /** `made`: the minute in which it was written, since 1970; not known of old ones, nor after an archive. */
  entries: { match: string; seq: number; body: string; made: number | null }
  /** In SQLite, entries as they come in: each has its place in `entries` later, see fresh.ts. */
  fresh: Fresh
  fresh_too: Fresh
  archives: { match: string; body: string }
  secrets: { secret: string; made: number }
  /** Where one process alone keeps them; several have a queue of their own. */
  jobs: { key: string; due: number }
}

/** Finer times would tell whether a person has answered, or standing orders. */
export const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / 60_000)

/** Stands where SQLite keeps rows in the order of their key. */
export const CLUSTERED = '-- clustered'

/** Begins what only SQLite needs: elsewhere it is so already. */
export const SQLITE = '/* sqlite */ '

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
  [
    `create table progress (match text primary key, stage text not null, count integer not null, touched double precision not null, gist text, times text) ${CLUSTERED}`,
    'insert into progress (match, stage, count, touched, gist, times) select id, stage, count, touched, gist, times from tables',
    'drop index tables_touched',
    'drop index tables_maker',
    ...['stage', 'count', 'touched', 'gist', 'times'].map((column) => `alter table tables drop column ${column}`),
    'create index tables_maker on tables (maker)',
    'create table snapshots (match text primary key, seq integer not null, rules text not null, hash text not null, body text not null)',
    'create table jobs (key text primary key, due double precision not null)',
  ],
  // Entries lie in the order in which they come: those of many matches, committed together, share their pages.
  [
    `${SQLITE}alter table entries rename to entries_before`,
    `${SQLITE}create table entries (match text not null, seq integer not null, body text not null, primary key (match, seq))`,
    `${SQLITE}insert into entries (match, seq, body) select match, seq, body from entries_before order by match, seq`,
    `${SQLITE}drop table entries_before`,
  ],
  ['alter table entries add column made integer'],
  [`${SQLITE}create table fresh (match text not null, seq integer not null, body text not null, made integer)`],
  [
    `${SQLITE}create table fresh_too (match text not null, seq integer not null, body text not null, made integer)`,
    ...['fresh', 'fresh_too'].flatMap((table) =>
      ['stage text', 'gist text', 'touched real'].map((column) => `${SQLITE}alter table ${table} add column ${column}`),
    ),
  ],
]

/** The versions from which on there are tables of fresh entries. */
export const FRESH: readonly (readonly [table: string, version: number])[] = [
  ['fresh', 5],
  ['fresh_too', 6],
]
