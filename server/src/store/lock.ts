// One server to a data folder: whoever opens it leaves its number there, and keeps a lock of the system's.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The process that has this file open; null where none lives. */
function holderOf(path: string): number | null {
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

/**
 * A transaction without end on a file beside it. It goes with its process, of two who come at once one has it, and it holds
 * between containers, too, where every server may have the same number. null where somebody else has it.
 */
function locked(path: string): DatabaseSync | null {
  const lock = new DatabaseSync(`${path}.held`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === BUSY) return null
    throw error
  }
}

const BUSY = 5

/** Takes the file; gives how to let go of it. */
export function hold(path: string): () => void {
  const holder = holderOf(path)
  const lock = holder === null ? locked(path) : null
  if (!lock) {
    const which = holder === null ? '' : ` (process ${holder})`
    throw new Error(`another server${which} uses this data folder: stop it first`)
  }
  writeFileSync(`${path}.lock`, [process.pid, beginningOf(process.pid)].join(' ').trim())
  return () => {
    rmSync(`${path}.lock`, { force: true })
    lock.close()
  }
}
