import { type Question, type Thought, think } from './bot.ts'

self.onmessage = async (e: MessageEvent<Question>): Promise<void> => {
  const thought: Thought = await think(e.data).then(
    (action) => ({ action }),
    (error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  self.postMessage(thought)
}
