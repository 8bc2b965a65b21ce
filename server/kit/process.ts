// A server in a process of its own, as a host would start it, to be killed, measured or attacked.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../src/settings.ts'
import { collectGarbage } from './garbage.ts'

export interface Started {
  readonly address: string
  readonly child: ChildProcess
  readonly data: string
  /** Bytes of memory it has now; after its garbage was collected, where it can be inspected. */
  memory(): Promise<number>
  kill(): Promise<void>
  /** Ends it as a host would, and clears away. */
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A page of one file: what is served is of no matter here. */
function smallPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Muster</title>')
  return folder
}

const flagsOf = (settings: Partial<Settings>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
    ...(value === true ? [] : [String(value)]),
  ])

interface Prepared {
  readonly data?: string
  readonly port?: number
  /** A program to start it with: `taskset -c 0`. */
  readonly with?: readonly string[]
  readonly node?: readonly string[]
  /** Whether its garbage can be collected, to weigh what it holds. */
  readonly weighed?: boolean
}

export async function started(settings: Partial<Settings> = {}, prepared: Prepared = {}): Promise<Started> {
  const data = prepared.data ?? mkdtempSync(join(tmpdir(), 'muster-data-'))
  const page = smallPage()
  const flags = flagsOf({ log: 'error', quiet: true, built: true, ...settings, data, page, port: prepared.port ?? 0 })
  const inspected = prepared.weighed ? ['--inspect=127.0.0.1:0'] : []
  const node = [...(prepared.node ?? []), ...inspected]
  const [command = '', ...args] = [...(prepared.with ?? []), process.execPath, ...node, MAIN, ...flags]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', prepared.weighed ? 'pipe' : 'inherit'] })
  const inspector = prepared.weighed ? said(child.stderr, /(ws:\S+)/) : null
  const port = await said(child.stdout, /localhost:(\d+)/)
  const address = `http://127.0.0.1:${port}`
  const gone = once(child, 'exit')
  const orphaned = (): void => void child.kill('SIGKILL')
  process.once('exit', orphaned)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
    process.removeListener('exit', orphaned)
    rmSync(page, { recursive: true, force: true })
  }
  return {
    address,
    child,
    data,
    async memory() {
      if (inspector) await collectGarbage(await inspector)
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Microseconds of a processor that a process has used so far; ticks of Linux are hundredths of a second. */
export function workOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** What a process says on starting. */
async function said(stream: Readable | null, what: RegExp): Promise<string> {
  let text = ''
  for await (const part of stream?.iterator({ destroyOnReturn: false }) ?? []) {
    text += String(part)
    const found = what.exec(text)?.[1]
    if (found) {
      stream?.resume()
      return found
    }
  }
  throw new Error(`the server did not start: ${text}`)
}
