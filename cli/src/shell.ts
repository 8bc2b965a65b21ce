import type { GameEntry } from '@muster/games'
import type { Time } from '@muster/table'
import { type Door, doorTo } from './door.ts'

/** What the process gives to the command line: the games there are, and where to read and write. */
export interface Surroundings {
  readonly games: readonly GameEntry[]
  /** The module that exports `GAMES`, for worker threads to load them from. */
  readonly gamesUrl: string
  readonly in: NodeJS.ReadableStream
  readonly out: NodeJS.WritableStream
  readonly err: NodeJS.WritableStream
  readonly environment: NodeJS.ProcessEnv
  /** Who tells that the process is to end. */
  readonly signals: Signals
  readonly time: Time
}

/** As `process` tells of them. */
export interface Signals {
  on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown
  off(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown
}

/** What a command is run with: nothing is written but through a door. */
export interface Shell extends Omit<Surroundings, 'out' | 'err'> {
  readonly out: Door
  readonly err: Door
}

export function shellIn(surroundings: Surroundings): Shell {
  return { ...surroundings, out: doorTo(surroundings.out), err: doorTo(surroundings.err) }
}

export function isTerminal(stream: NodeJS.ReadableStream | NodeJS.WritableStream): boolean {
  return 'isTTY' in stream && stream.isTTY === true
}

/** How many characters fit on a line. */
export function widthOf(stream: NodeJS.WritableStream): number {
  return ('columns' in stream && Number(stream.columns)) || 100
}

export function print(shell: Shell, text: string): void {
  shell.out.write(text.endsWith('\n') ? text : `${text}\n`)
}

export function printJson(shell: Shell, value: unknown): void {
  print(shell, JSON.stringify(value, null, 2))
}
