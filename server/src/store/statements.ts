// What is asked of SQLite at every action, prepared once.
import type { DatabaseSync, StatementSync } from 'node:sqlite'

export interface Statements {
  readonly count: StatementSync
  readonly insert: StatementSync
  readonly updateHead: StatementSync
  readonly times: StatementSync
  readonly snap: StatementSync
  readonly unsnap: StatementSync
  readonly keepJob: StatementSync
  readonly dropJob: StatementSync
  readonly body: StatementSync
  readonly made: StatementSync
  readonly theirs: StatementSync
  readonly archive: StatementSync
  readonly archived: StatementSync
  readonly clear: StatementSync
  readonly forget: StatementSync
  readonly settle: StatementSync
}

export const statementsOf = (file: DatabaseSync): Statements => ({
  count: file.prepare(
    'select coalesce((select max(seq) + 1 from entries where match = ?1), count) as count from progress where match = ?1',
  ),
  insert: file.prepare('insert into entries (match, seq, body, made) values (?, ?, ?, ?)'),
  keepJob: file.prepare('insert or replace into jobs (key, due) values (?, ?)'),
  dropJob: file.prepare('delete from jobs where key = ? and due = ?'),
  unsnap: file.prepare('delete from snapshots where match = ?'),
  snap: file.prepare('insert or replace into snapshots (match, seq, rules, hash, body) values (?, ?, ?, ?, ?)'),
  times: file.prepare('update progress set times = ? where match = ?'),
  updateHead: file.prepare('update tables set head = ? where id = ?'),
  body: file.prepare('select body from entries where match = ? and seq >= ? and seq < ? order by seq'),
  made: file.prepare('select made from entries where match = ? and seq >= ? and seq < ? order by seq'),
  theirs: file.prepare('select match from sitters where person = ?'),
  archive: file.prepare('insert into archives (match, body) values (?, ?)'),
  archived: file.prepare('select body from archives where match = ?'),
  clear: file.prepare('delete from entries where match = ?'),
  forget: file.prepare('delete from archives where match = ?'),
  settle: file.prepare('update progress set count = ? where match = ?'),
})
