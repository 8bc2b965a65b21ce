import { type Desk, desk } from './desk.ts'

export interface Call {
  readonly id: number
  readonly method: keyof Desk
  readonly args: readonly unknown[]
}

const methods = desk((news) => self.postMessage({ news }))

self.onmessage = async ({ data: { id, method, args } }: MessageEvent<Call>): Promise<void> => {
  try {
    const ask = methods[method] as (...args: readonly unknown[]) => unknown
    self.postMessage({ id, result: await ask(...args) })
  } catch (error) {
    self.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}
