import { loadGame, ponderWhile, type Question, think } from '@muster/table'
import type { Thought } from './thinker.ts'

export type Asked = { readonly ask: Question } | { readonly ponder: Question }

let heard = 0

async function ahead(question: Question): Promise<void> {
  const now = heard
  const { game } = await loadGame(question.game, question.pack)
  await ponderWhile(game, question, () => heard === now)
}

const failed = (error: unknown): Thought => ({
  failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

self.onmessage = async ({ data }: MessageEvent<Asked>): Promise<void> => {
  heard++
  const thought = 'ask' in data ? think(data.ask).then((action) => ({ action })) : ahead(data.ponder)
  const told = await thought.catch(failed)
  if (told) self.postMessage(told)
}
