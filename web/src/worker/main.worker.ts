import { farShelf, type ShelfAnswer } from './far.ts'
import { type ServiceCall, type SessionCall, service } from './service.ts'

export type Call = { readonly id: number; readonly args: readonly unknown[] } & (
  | { readonly to: 'service'; readonly method: ServiceCall }
  | { readonly to: 'session'; readonly method: SessionCall }
)

const { shelf, answered } = farShelf((call) => self.postMessage(call))
const here = service((news) => self.postMessage({ news }), shelf)

self.onmessage = ({ data }: MessageEvent<Call | ShelfAnswer>): void => {
  if ('answer' in data) answered(data)
  else void serve(data)
}

type Asked = (...args: readonly unknown[]) => unknown

async function serve(call: Call): Promise<void> {
  const { id, args } = call
  try {
    const session = call.to === 'session' ? here.session() : null
    const ask = (call.to === 'session' ? session?.[call.method].bind(session) : here[call.method]) as Asked
    self.postMessage({ id, result: await ask(...args) })
  } catch (error) {
    self.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}
