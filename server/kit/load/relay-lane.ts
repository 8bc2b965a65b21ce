// Lanes at the bare relay.
import WebSocket from 'ws'
import type { Lane } from './drive.ts'
import type { Script } from './prepare.ts'

export async function relayLane(address: string, script: Script): Promise<Lane> {
  const ends = await Promise.all(
    [0, 1].map(async () => {
      const ws = new WebSocket(`${address.replace('http', 'ws')}/${script.table}`)
      await new Promise((resolve, reject) => ws.on('open', resolve).on('error', reject))
      return ws
    }),
  )
  return {
    moves: script.moves.length,
    move: (n) =>
      new Promise((resolve) => {
        const { by, action } = script.moves[n] ?? { by: 0, action: { type: '' } }
        let waiting = ends.length
        for (const ws of ends) {
          ws.removeAllListeners('message')
          ws.once('message', () => {
            if (--waiting === 0) resolve()
          })
        }
        ends[by]?.send(JSON.stringify({ type: 'act', n, action, count: n }))
      }),
    close: () => {
      for (const ws of ends) ws.terminate()
    },
  }
}
