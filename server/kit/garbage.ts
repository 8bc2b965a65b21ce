// Has a process collect its garbage, by its inspector: what is left is what it holds.
import WebSocket from 'ws'

/** `address` as Node says it on starting with `--inspect`. */
export async function collectGarbage(address: string): Promise<void> {
  const ws = new WebSocket(address)
  await new Promise((resolve, reject) => ws.on('open', resolve).on('error', reject))
  for (let id = 1; id <= 3; id++) {
    const done = new Promise((resolve) => ws.once('message', resolve))
    ws.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await done
  }
  ws.close()
}
