// One server to a data folder: whoever opens it leaves its number there.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The process that has this file open; null where none lives. */
export function holderOf(path: string): number | null {
  const lock = `${path}.lock`
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  return pid > 0 && pid !== process.pid && lives(pid) ? pid : null
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes the file; gives how to let go of it. */
export function hold(path: string): () => void {
  const holder = holderOf(path)
  if (holder !== null) throw new Error(`another server (process ${holder}) uses this data folder`)
  writeFileSync(`${path}.lock`, String(process.pid))
  return () => rmSync(`${path}.lock`, { force: true })
}
