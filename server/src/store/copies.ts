// Copies of the SQLite file: taken while the server runs, put back while it does not.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { hold } from './lock.ts'
import { FRESH, MIGRATIONS } from './schema.ts'

export interface Copied {
  readonly tables: number
  readonly entries: number
}

/** Copies the file at `from` while it may be written to; the copy is whole and of one moment. */
export async function copyOut(from: string, to: string): Promise<Copied> {
  if (!existsSync(from)) throw new Error(`there is nothing at ${from}`)
  if (!existsSync(dirname(to))) throw new Error(`there is no folder ${dirname(to)} to put the copy into`)
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, `${to}.part`)
  } finally {
    source.close()
  }
  const copied = examined(`${to}.part`)
  renameSync(`${to}.part`, to)
  return copied
}

/** Puts a copy back in the place of what is there; what was there, damaged or not, is kept beside it. */
export function copyIn(from: string, to: string): Copied {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const letGo = hold(to)
  try {
    const copied = examined(from)
    // What can fail, before anything is moved.
    copyFileSync(from, `${to}.part`)
    putAside(to)
    renameSync(`${to}.part`, to)
    return copied
  } finally {
    letGo()
  }
}

/** With what was written ahead, which belongs to this very file and to no other. */
function putAside(file: string): void {
  for (const part of ['-shm', '-wal', '']) {
    rmSync(`${file}.before${part}`, { force: true })
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${file}.before${part}`)
  }
}

/** Whether it is a file of ours, and whole; throws where not. */
function examined(path: string): Copied {
  if (!existsSync(path)) throw new Error(`there is nothing at ${path}`)
  const file = new DatabaseSync(path)
  try {
    const version = Number(file.prepare('pragma user_version').get()?.['user_version'] ?? 0)
    if (version < 1 || version > MIGRATIONS.length)
      throw new Error(`${path} is no copy of a data folder of this version`)
    const whole = file.prepare('pragma integrity_check').get()?.['integrity_check']
    if (whole !== 'ok') throw new Error(`${path} is damaged: ${whole}`)
    const count = (of: string): number => Number(file.prepare(`select count(*) as n from ${of}`).get()?.['n'] ?? 0)
    // Some that have gone to their places may lie where they came in, too.
    const lying = FRESH.filter(([, since]) => version >= since).map(([table]) => `select match, seq from ${table}`)
    const entries = ['select match, seq from entries', ...lying].join(' union ')
    return { tables: count('tables'), entries: count(`(${entries})`) }
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_SQLITE_ERROR'
      ? new Error(`${path} is no copy of a data folder`)
      : error
  } finally {
    file.close()
  }
}
