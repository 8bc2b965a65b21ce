import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const DUEL = fileURLToPath(new URL('./duel-main.ts', import.meta.url))
const MUSTER = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The real command line, as a process of its own, with these lines typed into it. */
export function muster(args: readonly string[], typed: readonly string[] = [], environment = {}): Promise<Ran> {
  return runFile(MUSTER, args, typed, environment)
}

/** The same with a game of two minutes. */
export function duel(args: readonly string[], typed: readonly string[] = [], environment = {}): Promise<Ran> {
  return runFile(DUEL, args, typed, environment)
}

function runFile(file: string, args: readonly string[], typed: readonly string[], environment: object): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: '', FORCE_COLOR: '', ...environment }
    const child = spawn(process.execPath, [file, ...args], { env })
    let out = ''
    let err = ''
    child.stdout.on('data', (data) => {
      out += data
    })
    child.stderr.on('data', (data) => {
      err += data
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(typed.map((line) => `${line}\n`).join(''))
  })
}

/** A file in a folder of its own. */
export function fresh(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'muster-')), name)
}
