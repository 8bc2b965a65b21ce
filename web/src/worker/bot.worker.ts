import { type Question, think } from '@muster/table'
import type { Thought } from './thinker.ts'

self.onmessage = async (e: MessageEvent<Question>): Promise<void> => {
  const thought: Thought = await think(e.data).then(
    (action) => ({ action }),
    (error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  self.postMessage(thought)
}
