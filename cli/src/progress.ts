import { code } from './door.ts'
import { isTerminal, type Shell } from './shell.ts'

/** A bar on stderr where a person looks at it; nothing elsewhere. */
export interface ProgressBar {
  show(done: number): void
  clear(): void
}

const WIDTH = 30

export function progressBar(shell: Shell, all: number): ProgressBar {
  if (!isTerminal(shell.err.stream)) return { show: () => undefined, clear: () => undefined }
  const began = Date.now()
  let shown = 0
  return {
    show(done) {
      const now = Date.now()
      if (now - shown < 100 && done < all) return
      shown = now
      const full = Math.round((done / all) * WIDTH)
      const left = ((now - began) / Math.max(1, done)) * (all - done)
      shell.err.write(
        `${code('\r')}${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${all}, ${(left / 1000).toFixed(0)} s left ${code('[K')}`,
      )
    },
    clear: () => void shell.err.write(code('\r') + code('[K')),
  }
}
