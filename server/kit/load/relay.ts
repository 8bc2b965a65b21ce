// The least that a server could do: takes a message, writes it with all others of its turn, passes it on. No rules; but what
// it writes and what it sends to each player have the length that they have on the average in ours, which is told to it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { Turn } from '../../src/store/turn.ts'

const [told = 0, kept = 0] = process.argv.slice(2).map(Number)
const FILLER = ' '.repeat(Math.max(told, kept))
const DONE = '{"type":"done"}'.padEnd(told)
const lengthened = (text: string, to: number): string => text + FILLER.slice(0, Math.max(0, to - text.length))

const file = new DatabaseSync(join(mkdtempSync(join(tmpdir(), 'muster-relay-')), 'relay.sqlite'))
file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
file.exec('create table entries (match text, seq integer, body text, primary key (match, seq))')
const insert = file.prepare('insert into entries values (?, ?, ?)')
const turn = new Turn((work) => {
  file.exec('begin immediate')
  work()
  file.exec('commit')
})

const rooms = new Map<string, Set<WebSocket>>()
const counts = new Map<string, number>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (ws, request) => {
  const match = request.url ?? ''
  const room = rooms.get(match) ?? new Set()
  rooms.set(match, room.add(ws))
  ws.on('message', (data: Buffer) => void take(ws, match, room, data.toString()))
})

async function take(ws: WebSocket, match: string, room: ReadonlySet<WebSocket>, text: string): Promise<void> {
  const seq = counts.get(match) ?? 0
  counts.set(match, seq + 1)
  await turn.add(() => insert.run(match, seq, lengthened(text, kept)))
  for (const other of room) other.send(other === ws ? DONE : lengthened(text, told))
}

server.on('listening', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}/`)
})
