import { createInterface } from 'node:readline'
import { isTerminal, type Shell } from '../shell.ts'

/** Questions to the person at the keyboard, one line each; null when the input has ended. */
export interface Lines {
  ask(question: string): Promise<string | null>
  /** Waits for Enter; whoever types something else at once has answered the next question with it. */
  pause(question: string): Promise<void>
  close(): void
}

/** Reads a terminal or a pipe; what comes from a pipe is written out, so that the transcript can be read. */
export function openLines(shell: Shell): Lines {
  const live = isTerminal(shell.in) && isTerminal(shell.out)
  const reader = createInterface({ input: shell.in, ...(live ? { output: shell.out } : {}), terminal: live })
  const come: string[] = []
  let wanted: ((line: string | null) => void) | null = null
  let ended = false
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
    if (live) reader.setPrompt(question)
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
    close: () => reader.close(),
  }
}
