import { type Question, think } from './bot.ts'

self.onmessage = async (e: MessageEvent<Question>): Promise<void> => {
  self.postMessage(await think(e.data))
}
