// Lanes at our own server.
import { PROTOCOL } from '@muster/protocol'
import { contentHash, loadGame } from '@muster/table'
import WebSocket from 'ws'
import type { Lane } from './drive.ts'
import type { Script } from './prepare.ts'

export interface MusterLane extends Lane {
  /** Bytes that each move cost each player. */
  readonly bytes: number[]
  /** Milliseconds from hello to the first view. */
  readonly opened: number
}

interface End {
  readonly ws: WebSocket
  heard: (text: string) => void
}

export async function musterLane(address: string, game: string, script: Script): Promise<MusterLane> {
  const { module, game: rules } = await loadGame(game, null)
  const hello = {
    type: 'hello',
    protocol: PROTOCOL,
    rules: rules.rulesVersion,
    content: contentHash(module, null),
    since: null,
  }
  const began = performance.now()
  const ends = await Promise.all(
    script.cookies.map((cookie) => dial(address, script.table, cookie, JSON.stringify(hello))),
  )
  const opened = performance.now() - began
  const bytes: number[] = []
  return {
    moves: script.moves.length,
    bytes,
    opened,
    move: (n) => moved(ends, script, n, bytes),
    close: () => {
      for (const { ws } of ends) ws.terminate()
    },
  }
}

function moved(ends: readonly End[], script: Script, n: number, bytes: number[]): Promise<void> {
  const { by, action } = script.moves[n] ?? { by: 0, action: { type: '' } }
  return new Promise((resolve, reject) => {
    const size = ends.map(() => 0)
    let waiting = 2
    const done = (): void => {
      if (--waiting > 0) return
      bytes.push(...size)
      resolve()
    }
    ends.forEach((end, i) => {
      end.heard = (text) => {
        size[i] = (size[i] ?? 0) + text.length
        if (i === by && text.startsWith('{"type":"done"')) {
          if (text.includes('"ok":true')) done()
          else reject(new Error(text.slice(0, 200)))
        } else if (i !== by && text.startsWith('{"type":"steps"')) done()
      }
    })
    ends[by]?.ws.send(JSON.stringify({ type: 'act', n, action, count: n }))
  })
}

/** A line that has its first view. */
export async function dial(address: string, table: string, cookie: string, hello: string): Promise<End> {
  const ws = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/line`, { headers: { cookie } })
  const end: End = { ws, heard: () => undefined }
  ws.on('message', (data: Buffer) => end.heard(data.toString()))
  await new Promise<void>((resolve, reject) => {
    end.heard = (text) => {
      if (text.startsWith('{"type":"sight"')) resolve()
    }
    ws.on('open', () => ws.send(hello))
    ws.on('error', reject)
    ws.on('close', (code) => reject(new Error(`the line was closed with ${code}`)))
  })
  return end
}
