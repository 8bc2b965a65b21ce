// The server's own tools: programs of its room, run as processes, since rooms do not reach into each other.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EXIT, failed, misused } from '../problem.ts'
import type { Shell } from '../shell.ts'

type Tool = 'attack' | 'torture' | 'bench' | 'copy'

/** Runs a tool with these arguments; what it says is said here. */
export async function serverTool(shell: Shell, tool: Tool, args: readonly string[]): Promise<void> {
  const file = fileURLToPath(new URL(`../../../server/tools/${tool}.ts`, import.meta.url))
  if (!existsSync(file)) throw failed('the server is not part of this installation.')
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.setEncoding('utf8').on('data', (text: string) => shell.out.write(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => shell.err.write(text))
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) shell.signals.on(signal, stop)
  const [code] = await once(child, 'close')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) shell.signals.off(signal, stop)
  if (code === EXIT.usage) throw misused('nothing was done.')
  if (code !== 0) throw failed(tool === 'copy' ? 'it was not done.' : `${tool} found something wrong.`)
}

/** Flags as they are typed. */
export const typed = (flags: Readonly<Record<string, string | number | boolean | undefined>>): string[] =>
  Object.entries(flags).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    return value === true ? [`--${name}`] : [`--${name}`, String(value)]
  })
