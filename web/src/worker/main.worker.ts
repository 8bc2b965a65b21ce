import { type Desk, desk } from './desk.ts'
import { farShelf, type ShelfAnswer } from './far.ts'

export interface Call {
  readonly id: number
  readonly method: keyof Desk
  readonly args: readonly unknown[]
}

const { shelf, answered } = farShelf((call) => self.postMessage(call))
const methods = desk((news) => self.postMessage({ news }), shelf)

self.onmessage = ({ data }: MessageEvent<Call | ShelfAnswer>): void => {
  if ('answer' in data) answered(data)
  else void serve(data)
}

async function serve({ id, method, args }: Call): Promise<void> {
  try {
    const ask = methods[method] as (...args: readonly unknown[]) => unknown
    self.postMessage({ id, result: await ask(...args) })
  } catch (error) {
    self.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}
