import { createInterface } from 'node:readline'
import { harmless } from '../door.ts'
import { isTerminal, type Shell } from '../shell.ts'

/** Questions to the person at the keyboard, one line each. */
export interface Lines {
  /** null when the input has ended, or the question is taken back by its signal. */
  ask(question: string, signal?: AbortSignal): Promise<string | null>
  /** Waits for Enter; whoever types something else at once has answered the next question with it. */
  pause(question: string, signal?: AbortSignal): Promise<void>
  /** Whether nothing more can come. */
  ended(): boolean
  /** What is done when the person interrupts at a terminal (Ctrl-C); without it, the input ends. */
  onInterrupt(listener: () => void): void
  close(): void
}

/** Reads a terminal or a pipe; what comes from a pipe is written out, so that the transcript can be read. */
export function openLines(shell: Shell): Lines {
  const live = isTerminal(shell.in) && isTerminal(shell.out.stream)
  const reader = createInterface({ input: shell.in, ...(live ? { output: shell.out.stream } : {}), terminal: live })
  const come: string[] = []
  let wanted: ((line: string | null) => void) | null = null
  let ended = false
  let interrupt = (): void => reader.close()
  reader.on('SIGINT', () => interrupt())
  reader.on('line', (line) => {
    if (!wanted) come.push(line)
    else hand(line)
  })
  reader.on('close', () => {
    ended = true
    if (wanted) hand(null)
  })
  const hand = (line: string | null): void => {
    const give = wanted
    wanted = null
    give?.(line)
  }
  const next = (): Promise<string | null> =>
    new Promise((resolve) => {
      const line = come.shift()
      if (line !== undefined) resolve(line)
      else if (ended) resolve(null)
      else wanted = resolve
    })
  /** What was typed so far goes with the question. */
  const takeBack = (): void => {
    if (!wanted) return
    if (live) for (const name of ['e', 'u']) reader.write(null, { ctrl: true, name })
    hand(null)
  }
  const ask = async (question: string, signal?: AbortSignal): Promise<string | null> => {
    if (signal?.aborted) return null
    if (live) reader.setPrompt(harmless(question))
    if (live && !ended) reader.prompt()
    else shell.out.write(question)
    signal?.addEventListener('abort', takeBack)
    const line = await next()
    signal?.removeEventListener('abort', takeBack)
    if (!live || line === null) shell.out.write(`${line ?? ''}\n`)
    return line === null ? null : line.trim()
  }
  return {
    ask,
    async pause(question, signal) {
      const line = await ask(question, signal)
      if (line) come.unshift(line)
    },
    ended: () => ended && come.length === 0,
    onInterrupt: (listener) => {
      interrupt = listener
    },
    close: () => reader.close(),
  }
}
