// Lanes at boardgame.io's server, as its own client speaks to it.
import { createRequire } from 'node:module'
import type { Lane } from './drive.ts'
import type { Script } from './prepare.ts'

/** As boardgame.io itself has it. */
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'))
const CLIENT = 'socket.io-client'
const { io } = require(CLIENT) as {
  io(address: string, options: object): Socket
}

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}

interface End {
  readonly socket: Socket
  heard: (stateId: number) => void
}

export async function boardgameioLane(address: string, script: Script): Promise<Lane> {
  const matchID = script.table
  const ends = await Promise.all(['0', '1'].map((playerID) => sat(address, matchID, playerID)))
  let stateId = 0
  return {
    moves: script.moves.length,
    move: (n) =>
      new Promise((resolve) => {
        const move = script.moves[n]
        const by = move?.by ?? 0
        let waiting = ends.length
        for (const end of ends)
          end.heard = (now) => {
            if (now <= stateId || --waiting > 0) return
            stateId = now
            resolve()
          }
        const payload = { type: 'act', args: [move], playerID: String(by) }
        ends[by]?.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, matchID, String(by))
      }),
    close: () => {
      for (const { socket } of ends) socket.disconnect()
    },
  }
}

async function sat(address: string, matchID: string, playerID: string): Promise<End> {
  const socket = io(`${address}/peer`, { transports: ['websocket'], forceNew: true })
  const end: End = { socket, heard: () => undefined }
  socket.on('update', (_: never, state: { _stateID: number }) => end.heard(state._stateID))
  await new Promise<void>((resolve) => {
    socket.on('sync', () => resolve())
    socket.on('connect', () => socket.emit('sync', matchID, playerID, null, 2))
  })
  return end
}
