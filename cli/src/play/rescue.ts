// Whoever is stopped in mid-match finds it saved, and is told where.

import { existsSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { Problem } from '../problem.ts'
import { fileName, writeFile } from './file.ts'
import { noteOf, type Table } from './table.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
export type Stop = (typeof SIGNALS)[number]

/** Plays until it is over, or a signal ends it: then the match is kept first, for nobody may be there to be asked. */
export async function untilStopped(table: Table, play: (table: Table) => Promise<void>): Promise<void> {
  const { signals } = table.shell
  const stop = (signal: NodeJS.Signals): void => {
    deafen()
    table.stopped = signal as Stop
    rescue(table)
    table.host.close()
    table.lines.close()
  }
  const deafen = (): void => {
    for (const signal of SIGNALS) signals.off(signal, stop)
  }
  for (const signal of SIGNALS) signals.on(signal, stop)
  table.lines.onInterrupt(() => stop('SIGINT'))
  await play(table).finally(deafen)
  if (table.stopped !== null) throw stoppedBy(table.stopped, table)
}

/** Keeps the match in its file, else in this folder, else in the one for temporary files; says nothing. */
export function rescue(table: Table): void {
  const name = fileName(table.match.game.id, table.match.record.options, new Date())
  const files = [table.file, ...['.', tmpdir()].map((folder) => freeName(resolve(folder, name)))]
  table.file = files.find((file) => file !== null && isKept(table, file)) ?? null
}

function isKept(table: Table, file: string): boolean {
  try {
    writeFile(file, table.match.record, noteOf(table), table.tongue)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** A name that no file has yet. */
export function freeName(file: string): string {
  const numbered = (n: number): string => (n === 1 ? file : file.replace(/(\.json)$/, `-${n}$1`))
  for (let n = 1; ; n++) if (!existsSync(numbered(n))) return numbered(n)
}

/** Ends as a process does that a signal stopped. */
function stoppedBy(signal: Stop, { tongue }: Table): Problem {
  return new Problem(tongue.own('stop.signal', { signal }), 128 + constants.signals[signal])
}
