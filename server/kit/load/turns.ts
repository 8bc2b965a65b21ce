// Servers that are measured take turns: one is played at, and the others stand still.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { workOf } from '../process.ts'
import { flatOut, type Lane, type Rate, warmedUp } from './drive.ts'
import type { Script } from './prepare.ts'

/** One after another. */
export const many = async <X>(count: number, make: (i: number) => Promise<X>): Promise<X[]> => {
  const all: X[] = []
  for (let i = 0; i < count; i++) all.push(await make(i))
  return all
}

export const some = async <X>(count: number, make: () => Promise<X>): Promise<X[]> => {
  const all: X[] = []
  for (let i = 0; i < count; i += 25)
    all.push(...(await Promise.all(Array.from({ length: Math.min(25, count - i) }, make))))
  return all
}

export const opened = async <X>(scripts: readonly Script[], open: (script: Script) => Promise<X>): Promise<X[]> => {
  const left = [...scripts]
  return some(scripts.length, () => open(left.shift() as Script))
}

/** A rate, and what of a processor each move took: that is the same however many share the machine. */
export interface Worked extends Rate {
  readonly microseconds: number
  /** What of its own processor the load took: well under 1, or it would be the load that is measured. */
  readonly load: number
}

/** A server that is measured, and how to play at it. */
export interface Runner {
  readonly child: ChildProcess
  /** These matches are about to be played, and no others. */
  lay(scripts: readonly Script[]): Promise<void>
  lane(script: Script): Promise<Lane>
}

/** A quarter of a second, and how many of them a server has to come to rest. */
const MOMENT = 250
const MOMENTS = 40

/** Until a server does next to nothing: what it has to do for those who have come or gone is done. */
async function atRest(child: ChildProcess): Promise<void> {
  for (let i = 0; i < MOMENTS; i++) {
    const before = workOf(child)
    await sleep(MOMENT)
    if (workOf(child) - before <= (MOMENT * 1000) / 20) return
  }
}

/** Plays at a server in these matches; whenever it is another's turn it stands still, and nobody is connected to it. */
export async function onTurn<X>(
  runner: Runner,
  scripts: readonly Script[],
  play: (lanes: Lane[]) => Promise<X>,
): Promise<X> {
  const { child } = runner
  child.kill('SIGCONT')
  await runner.lay(scripts)
  const lanes = await opened(scripts, runner.lane)
  await atRest(child)
  const done = await play(lanes)
  for (const lane of lanes) lane.close()
  await atRest(child)
  child.kill('SIGSTOP')
  return done
}

/** How a server is measured: so many moves in each match are made before, and then for so many seconds. */
export interface Measure {
  readonly warm: number
  readonly seconds: number
}

/** As fast as it goes, in these matches. */
export const worked = (runner: Runner, scripts: readonly Script[], { warm, seconds }: Measure): Promise<Worked> =>
  onTurn(runner, scripts, async (opened) => {
    const lanes = await warmedUp(opened, warm)
    const before = workOf(runner.child)
    const mine = process.cpuUsage()
    const rate = await flatOut(lanes, seconds)
    const { user, system } = process.cpuUsage(mine)
    const microseconds = Math.round((workOf(runner.child) - before) / rate.moves)
    return { ...rate, microseconds, load: (user + system) / (rate.moves / rate.perSecond) / 1e6 }
  })

/** What a process says next. */
export function said(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('a server that is measured has ended'))
    const hear = (part: Buffer): void => {
      const found = what.exec(String(part))
      if (!found) return
      child.removeListener('exit', ended)
      child.stdout?.removeListener('data', hear)
      resolve(found[1] ?? '')
    }
    child.stdout?.on('data', hear)
    child.once('exit', ended)
  })
}

/** A server of this folder, in a process of its own. */
interface Peer {
  readonly file: string
  readonly args: readonly string[]
  /** A program to start it with: `taskset -c 0`. */
  readonly with: readonly string[]
  lane(address: string, script: Script): Promise<Lane>
  lay?(child: ChildProcess, scripts: readonly Script[]): Promise<void>
}

export async function peer({ file, args, with: before, lane, lay }: Peer): Promise<Runner> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const [command = '', ...rest] = [...before, process.execPath, path, ...args]
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'ignore'] })
  process.once('exit', () => child.kill('SIGKILL'))
  const address = `http://127.0.0.1:${await said(child, /localhost:(\d+)/)}`
  return {
    child,
    lay: async (scripts) => lay?.(child, scripts),
    lane: (script) => lane(address, script),
  }
}
