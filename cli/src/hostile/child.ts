// The process that is thrown away: it is told the number of a case, tries it, and says what came of it.

import type { GameEntry } from '@muster/games'
import { entryOf } from '../games.ts'
import { casesOf } from './cases.ts'
import { watch } from './pristine.ts'

/** What the process is begun with, as its only argument. */
export interface Told {
  readonly gamesUrl: string
  readonly game: string
  readonly seed: string
  readonly pack: unknown
}

/** Said when it is ready, when a case has begun, and when it is done. */
export type Said =
  | { readonly ready: true }
  | { readonly k: number; readonly begun: string }
  | { readonly k: number; readonly cpu: number; readonly finding: Found | null }

export interface Found {
  readonly is: 'throws' | 'believed' | 'polluted'
  readonly what: string
}

const told = JSON.parse(process.argv[2] ?? '{}') as Told
const { GAMES } = (await import(told.gamesUrl)) as { GAMES: readonly GameEntry[] }
const cases = casesOf(await entryOf(GAMES, told.game).load(), told.seed, told.pack)
const tell = (said: Said): void => void process.send?.(said)

async function tryCase(k: number): Promise<void> {
  const made = cases.make(k)
  tell({ k, begun: `${made.sort}: ${made.how}` })
  const changed = watch()
  const began = process.cpuUsage()
  const found = await cases.judge(made)
  const { user, system } = process.cpuUsage(began)
  const shared = changed()
  const finding = shared === null ? found : ({ is: 'polluted', what: shared } as const)
  tell({ k, cpu: (user + system) / 1000, finding })
}

process.on('message', (k: number) => void tryCase(k))
tell({ ready: true })
