// Bytes as they go over the wire, and all that comes back.
import { connect } from 'node:net'

export function sent(address: string, bytes: string, patience = 3000): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setEncoding('latin1')
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('data', (part) => {
      heard += part
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

/** The status of an answer; `closed` where the line was cut without a word. */
export const statusOf = (heard: string): string => /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 'closed'
