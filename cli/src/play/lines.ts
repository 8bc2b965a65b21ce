import { createInterface } from 'node:readline'
import { harmless } from '../door.ts'
import { isTerminal, type Shell } from '../shell.ts'

/** Questions to the person at the keyboard, one line each; null when the input has ended. */
export interface Lines {
  ask(question: string): Promise<string | null>
  /** Waits for Enter; whoever types something else at once has answered the next question with it. */
  pause(question: string): Promise<void>
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
  const ask = async (question: string): Promise<string | null> => {
    if (live) reader.setPrompt(harmless(question))
    if (live && !ended) reader.prompt()
    else shell.out.write(question)
    const line = await next()
    if (!live || line === null) shell.out.write(`${line ?? ''}\n`)
    return line === null ? null : line.trim()
  }
  return {
    ask,
    async pause(question) {
      const line = await ask(question)
      if (line) come.unshift(line)
    },
    ended: () => ended && come.length === 0,
    onInterrupt: (listener) => {
      interrupt = listener
    },
    close: () => reader.close(),
  }
}
