import { join, resolve } from 'node:path'
import type { Settings } from './settings.ts'
import type { Store } from './store/rows.ts'
import { SqliteStore } from './store/sqlite.ts'

/** Where SQLite keeps everything, within the data folder. */
export const fileIn = (data: string): string => join(resolve(data), 'muster.sqlite')

export async function openStore({
  data,
  database,
  megabytes,
}: Pick<Settings, 'data' | 'database' | 'megabytes'>): Promise<Store> {
  if (database !== '') return (await import('./store/postgres.ts')).PostgresStore.open(database)
  return new SqliteStore(fileIn(data), megabytes)
}
