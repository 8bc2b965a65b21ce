// Measures how long matches are, and writes it where page and terminal read it.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startsOf } from '@muster/engine/testkit/starts'
import { loadGame } from '../games.ts'
import { progressBar } from '../progress.ts'
import { print, type Shell } from '../shell.ts'
import { type Measured, measure } from '../simulate/minutes.ts'

export interface MinutesFlags {
  readonly games: number
  readonly seed: string
}

const FILE = fileURLToPath(new URL('../../../table/src/measured.json', import.meta.url))
/** A game of bots that do not end it is given up here. */
const ROUNDS = 24

/** Every value of every option of every game, once by itself. */
export async function minutesCommand(shell: Shell, { games, seed }: MinutesFlags): Promise<void> {
  const all: Record<string, Measured[]> = {}
  for (const { id } of shell.games) {
    const { game } = await loadGame(shell, id)
    const starts = startsOf(game, ROUNDS)
    const progress = progressBar(shell, starts.length)
    all[id] = starts.map((start, i) => {
      progress.show(i)
      return measure(game, start.options, { games, seed, rounds: ROUNDS })
    })
    progress.clear()
  }
  await writeFile(FILE, `${JSON.stringify(all, null, 2)}\n`)
  print(shell, `Measured ${Object.values(all).flat().length} ways to begin, ${games} games each.\n`)
}
