// A line of cases, each tried in a process that is thrown away when anything goes wrong in it.

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Found, Said, Told } from './child.ts'

/** Longer than this for one case is a hang, in seconds of the processor's time. */
const HANG = 2
/** On a busy machine a case may wait; it gets another try, alone, before it is called a hang. */
const PATIENCE = 12
/** What it takes to begin: reading the game and playing the honest matches. */
const BEGINNING = 120
const MEGABYTES = 768

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export interface Tried {
  readonly k: number
  /** What was done. */
  readonly how: string
  readonly finding: Found | { readonly is: 'hangs'; readonly what: string } | null
}

/** Tries the cases that `next` names until it names none. */
export async function runLane(told: Told, next: () => number | null, take: (tried: Tried) => void): Promise<void> {
  let process = new Disposable(told)
  try {
    for (let k = next(); k !== null; k = next()) {
      const tried = await tryTwice(
        () => process,
        k,
        async () => {
          process.kill()
          process = new Disposable(told)
        },
      )
      take(tried)
    }
  } finally {
    process.kill()
  }
}

async function tryTwice(now: () => Disposable, k: number, renew: () => Promise<void>): Promise<Tried> {
  const first = await now().attempt(k, HANG)
  if (!first.isSpent) return first.tried
  await renew()
  if (first.tried.finding?.is !== 'hangs') return first.tried
  const second = await now().attempt(k, PATIENCE)
  if (second.isSpent) await renew()
  return second.tried
}

interface Attempt {
  readonly tried: Tried
  /** Whether the process is of no more use. */
  readonly isSpent: boolean
}

/** A process for cases, as long as it lasts. */
class Disposable {
  readonly child: ChildProcess
  private last = ''
  private listen: (said: Said | 'gone') => void = () => undefined

  constructor(told: Told) {
    this.child = fork(CHILD, [JSON.stringify(told)], {
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.child.stderr?.on('data', (text) => {
      this.last = `${this.last}${text}`.slice(-600)
    })
    this.child.on('message', (said) => this.listen(said as Said))
    this.child.on('close', () => this.listen('gone'))
  }

  attempt(k: number, seconds: number): Promise<Attempt> {
    return new Promise((resolve) => {
      let how = 'not begun'
      let timer = setTimeout(() => finish({ is: 'hangs', what: 'it never began' }), BEGINNING * 1000)
      const finish = (finding: Tried['finding']): void => {
        clearTimeout(timer)
        this.listen = () => undefined
        const isSpent = finding !== null && finding.is !== 'believed'
        resolve({ tried: { k, how, finding }, isSpent })
      }
      this.listen = (said) => {
        if (said === 'gone') return finish({ is: 'throws', what: `the process died: ${this.last.trim()}` })
        if ('ready' in said || said.k !== k) return
        if ('begun' in said) {
          how = said.begun
          clearTimeout(timer)
          timer = setTimeout(() => finish({ is: 'hangs', what: `no answer in ${seconds} s` }), seconds * 1000)
        } else
          finish(
            said.cpu > HANG * 1000 ? { is: 'hangs', what: `it took ${(said.cpu / 1000).toFixed(1)} s` } : said.finding,
          )
      }
      if (this.child.connected) this.child.send(k)
      else finish({ is: 'throws', what: `the process died: ${this.last.trim()}` })
    })
  }

  kill(): void {
    this.child.kill('SIGKILL')
  }
}
