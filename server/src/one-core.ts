// On one core, threads that collect garbage beside the one that answers keep it waiting.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** They get what it leaves, where the system tells threads apart. */
export function answerFirst(): void {
  if (availableParallelism() > 1) return
  setFlagsFromString('--no-parallel-scavenge')
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task'))
    if (nameOf(thread).startsWith('V8Worker')) setPriority(Number(thread), constants.priority.PRIORITY_LOW)
}

/** None, if it has ended meanwhile. */
function nameOf(thread: string): string {
  const file = `/proc/self/task/${thread}/comm`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
