import type { GameEntry } from '@muster/games'

/** What a command is run with: the games there are, and where to read and write. */
export interface Shell {
  readonly games: readonly GameEntry[]
  /** The module that exports `GAMES`, for worker threads to load them from. */
  readonly gamesUrl: string
  readonly in: NodeJS.ReadableStream
  readonly out: NodeJS.WritableStream
  readonly err: NodeJS.WritableStream
  readonly environment: NodeJS.ProcessEnv
}

export function isTerminal(stream: NodeJS.ReadableStream | NodeJS.WritableStream): boolean {
  return 'isTTY' in stream && stream.isTTY === true
}

export function print(shell: Shell, text: string): void {
  shell.out.write(text.endsWith('\n') ? text : `${text}\n`)
}

export function printJson(shell: Shell, value: unknown): void {
  print(shell, JSON.stringify(value, null, 2))
}
