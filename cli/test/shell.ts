import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { run } from '../src/program.ts'
import { TIME } from '../src/time.ts'
import { GAMES } from './duel-games.ts'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const ENVIRONMENT = { LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: '', FORCE_COLOR: '' }

/** The command line with two small games, in this process, with these lines typed into it. */
export async function duel(
  args: readonly string[],
  typed: readonly string[] = [],
  environment = {},
  keyboard: { readonly isTTY?: boolean } = {},
): Promise<Ran> {
  const [input, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const shell = {
    games: GAMES,
    gamesUrl: new URL('./duel-games.ts', import.meta.url).href,
    in: Object.assign(input, keyboard),
    out,
    err,
    environment: { ...ENVIRONMENT, ...environment },
    signals: process,
    time: TIME,
  }
  input.end(asTyped(typed))
  const texts = Promise.all([text(out), text(err)])
  const code = await run(shell, args)
  out.end()
  err.end()
  const [said, wrong] = await texts
  return { code, out: said, err: wrong }
}

async function text(stream: PassThrough): Promise<string> {
  let all = ''
  for await (const part of stream) all += part
  return all
}

/** The real command line, as a process of its own. */
export function muster(args: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  return runFile('../src/main.mjs', args, typed)
}

/** The small games in a process of its own, in a folder of its own. */
export function duelProcess(args: readonly string[], folder: string): Promise<Ran> {
  return runFile('./duel-main.ts', args, [], folder)
}

/** The games with holes in a process of its own, in a folder of its own. */
export function hostile(args: readonly string[]): Promise<Ran> {
  return runFile('./hostile-main.ts', args, [], dirname(fresh('x')))
}

function runFile(name: string, args: readonly string[], typed: readonly string[], cwd = process.cwd()): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL(name, import.meta.url))
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...ENVIRONMENT }, cwd })
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
    child.stdin.end(asTyped(typed))
  })
}

function asTyped(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

/** A file in a folder of its own. */
export function fresh(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'muster-')), name)
}
