// A thread in which the computer at this keyboard thinks.

import { parentPort, workerData } from 'node:worker_threads'
import type { GameEntry } from '@muster/games'
import { choice, memoryOf, ponderWhile, type Question } from '@muster/table'
import { type AnyGame, entryOf } from '../games.ts'
import { messageOf } from '../problem.ts'

/** What came of thinking: an error must not leave anybody waiting. */
export type Thought = { readonly action: ReturnType<typeof choice> } | { readonly failed: string }

/** A choice to make, or one to think about while others decide. */
export interface Asked {
  readonly question: Question
  readonly ahead: boolean
}

const { GAMES } = (await import(workerData as string)) as { GAMES: readonly GameEntry[] }
const known = new Map<string, Promise<AnyGame>>()

/** The game as it is played: made once, with its content pack if it has one. */
function gameOf({ game, pack }: Question): Promise<AnyGame> {
  const key = `${game} ${JSON.stringify(pack)}`
  const made = known.get(key) ?? make(game, pack)
  known.set(key, made)
  return made
}

async function make(id: string, pack: unknown): Promise<AnyGame> {
  const module = await entryOf(GAMES, id).load()
  if (pack === null || pack === undefined) return module.game
  const taken = await module.withPack(pack)
  if (!taken.ok) throw new Error(`the content pack of ${id} is refused`)
  return taken.game
}

async function thoughtOn(question: Question): Promise<Thought> {
  try {
    return { action: choice(await gameOf(question), question, memoryOf(question)) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : messageOf(error) }
  }
}

let heard = 0

parentPort?.on('message', async ({ question, ahead }: Asked) => {
  const now = ++heard
  if (ahead) await ponderWhile(await gameOf(question), question, () => heard === now)
  else parentPort?.postMessage(await thoughtOn(question))
})
