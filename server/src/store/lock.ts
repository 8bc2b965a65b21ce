// One server to a data folder: whoever opens it leaves its number there.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The process that has this file open; null where none lives. */
export function holderOf(path: string): number | null {
  const lock = `${path}.lock`
  const [pid = 0, began] = existsSync(lock) ? readFileSync(lock, 'utf8').split(' ').map(Number) : []
  if (!(pid > 0) || pid === process.pid || !lives(pid)) return null
  // After a crash, or another start of the machine, the number may be somebody else's.
  return began === undefined || began === beginningOf(pid) ? pid : null
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, in ticks since the machine did; undefined where that is not to be had. */
function beginningOf(pid: number): number | undefined {
  const about = `/proc/${pid}/stat`
  if (!existsSync(about)) return undefined
  // Its name, in brackets, may contain anything; this is the 20th of what follows.
  return Number(readFileSync(about, 'utf8').split(') ').at(-1)?.split(' ')[19])
}

/** Takes the file; gives how to let go of it. */
export function hold(path: string): () => void {
  const holder = holderOf(path)
  if (holder !== null) throw new Error(`another server (process ${holder}) uses this data folder`)
  writeFileSync(`${path}.lock`, [process.pid, beginningOf(process.pid)].join(' ').trim())
  return () => rmSync(`${path}.lock`, { force: true })
}
