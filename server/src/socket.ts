// The line of a table: a WebSocket, its first message, and everything after it.
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import websocket, { type WebSocket } from '@fastify/websocket'
import {
  type Act,
  agree,
  CLOSED,
  type Down,
  type Hello,
  LINE,
  MOST_BYTES,
  PROTOCOL,
  type ProblemCode,
  readUp,
  type Up,
} from '@muster/protocol'
import { contentHash, loadGame, OneByOne, promised } from '@muster/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Bucket, Tally } from './bucket.ts'
import { framed } from './frames.ts'
import { hearTexts } from './hearing.ts'
import type { Metrics } from './metrics.ts'
import { Refused, refused } from './refused.ts'
import type { Doors } from './routes/doors.ts'
import type { TableRow } from './store/rows.ts'
import { Line, type Wire } from './tables/line.ts'
import type { Room } from './tables/room.ts'
import { seatsOf, tableSeen } from './tables/seen.ts'
import { answer, answerAct } from './tables/talk.ts'

/** How long somebody may keep silent before saying hello, in milliseconds. */
const PATIENCE = 10_000
/** Bytes that wait for a slow reader, at most. */
const MOST_WAITING = 4_000_000
/** How often a silent line is asked whether it is still there. */
const HEARTBEAT = 30_000

interface SocketParts extends Doors {
  readonly metrics: Metrics
  readonly isOurs: (request: FastifyRequest) => boolean
  readonly log: (error: unknown) => void
}

/** Who opens a line, and to which table: by name, for many lines stay open for long. */
interface Visitor {
  readonly person: string
  readonly table: string
}

/** A visitor whose line is not open yet, and the answer that their request would have had. */
interface Calling extends Visitor {
  readonly answer: ServerResponse
}

export async function socket(app: FastifyInstance, parts: SocketParts): Promise<void> {
  const { people, store, settings, metrics, isOurs } = parts
  const byAddress = new Tally()
  const byPerson = new Tally()
  const visitors = new WeakMap<FastifyRequest, Calling>()
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    // Whatever is wrong with a line is the far end's doing: it is cut, and of no interest.
    errorHandler: (error, ws, request) => {
      request.log.debug({ err: error }, 'a line was cut')
      ws.terminate()
    },
  })

  app.route({
    method: 'GET',
    url: LINE,
    schema: { hide: true },
    preValidation: async (request, reply) => {
      if (!isOurs(request)) throw refused('foreign', 'this page is not ours')
      const person = await people.must(request)
      const { id } = request.params as { id: string }
      const row = /^[\w-]{22}$/.test(id) ? await store.table(id) : null
      if (!row || seatsOf(row, person.id).length === 0) throw refused('unknown', 'there is no such table')
      if (byAddress.of(request.ip) >= settings.lines || byPerson.of(person.id) >= settings.linesEach)
        throw refused('tooMany', 'too many open lines')
      visitors.set(request, { person: person.id, table: row.id, answer: reply.raw })
    },
    handler: async () => {
      throw refused('malformed', 'this is a line: open it as a WebSocket')
    },
    wsHandler: (ws: WebSocket, request: FastifyRequest) => {
      const calling = visitors.get(request)
      if (!calling) return ws.close(CLOSED.nobody)
      const { answer, ...visitor } = calling
      // A line may stay open for days: request and answer need not be kept as long. Errors are heard by `converse`.
      answer.detachSocket(request.socket)
      ws.removeAllListeners('error')
      const { ip } = request
      const keys: [Tally, string][] = [
        [byAddress, ip],
        [byPerson, visitor.person],
      ]
      for (const [tally, key] of keys) tally.add(key, 1)
      metrics.lines.inc()
      ws.on('close', () => {
        for (const [tally, key] of keys) tally.add(key, -1)
        metrics.lines.dec()
      })
      converse(ws, request.socket, visitor, parts)
    },
  })
}

/** One visitor's messages, one after another. */
function converse(ws: WebSocket, under: Socket, visitor: Visitor, parts: SocketParts): void {
  const { rooms, settings, metrics } = parts
  const bucket = new Bucket(settings.messages * 3, 3000)
  const wire = wireOf(ws, under, visitor.person)
  let place: { readonly room: Room; readonly line: Line } | null = null
  const inTurn = new OneByOne()

  const greet = async (hello: Hello): Promise<void> => {
    const room = await rooms.room(visitor.table)
    const line = new Line(wire, await isBehind(hello, room.row), { viewer: hello.viewer ?? null, since: hello.since })
    place = { room, line }
    line.send(await welcome(room, line))
    await room.join(line)
    if (ws.readyState !== ws.OPEN) room.leave(line)
  }
  const hear = async (said: Exclude<Up, Act>): Promise<void> => {
    if (!place) return said.type === 'hello' ? greet(said) : wire.cut('malformed')
    const { room, line } = place
    if (said.type === 'hello') return wire.cut('malformed')
    if (said.type === 'looking') return void line.session?.look(said.is)
    if (said.type === 'passing') return line.pass(said.is)
    if (said.type === 'word') return line.behind ? undefined : room.word(line, said.word)
    const began = performance.now()
    line.send(await answer(room, line, said))
    metrics.answered.observe((performance.now() - began) / 1000)
  }
  /** What comes most, with as few promises as will do. */
  const act = (said: Act): Promise<void> => {
    if (!place) return Promise.resolve(wire.cut('malformed'))
    const began = performance.now()
    return answerAct(place.room, place.line, said, (text) => {
      wire.sendText(text)
      metrics.answered.observe((performance.now() - began) / 1000)
    })
  }
  const take = (said: Up): Promise<void> =>
    promised(() => (said.type === 'act' ? act(said) : hear(said))).catch((error) => failed(error, said, wire, parts))

  const silent = setTimeout(() => wire.cut('malformed'), PATIENCE).unref()
  const beating = heartbeat(ws)
  const heard = (text: string | null): void => {
    clearTimeout(silent)
    const mayTalk = bucket.take()
    const said = mayTalk && text !== null ? read(text) : null
    if (said) {
      metrics.heard(said.type)
      void inTurn.do(() => take(said))
    } else wire.cut(mayTalk ? 'malformed' : 'tooMany')
  }
  ws.on('message', (data: Buffer, isBinary: boolean) => heard(isBinary ? null : data.toString('utf8')))
  hearTexts(under, MOST_BYTES, heard)
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    clearTimeout(silent)
    clearInterval(beating)
    if (place) place.room.leave(place.line)
  })
}

/** Something that was said could not be done. */
function failed(error: unknown, said: Up, wire: Wire, { metrics, log }: SocketParts): void {
  if (error instanceof Refused) {
    wire.send({ type: 'problem', error: error.code, ...('n' in said ? { n: said.n } : {}) })
    return
  }
  metrics.failures.inc()
  log(error)
  wire.cut('later')
}

function read(text: string): Up | null {
  try {
    return readUp(JSON.parse(text))
  } catch {
    return null
  }
}

function wireOf(ws: WebSocket, under: Socket, person: string): Wire {
  let breath: string[] = []
  /** What was said in one breath goes out together. */
  const letGo = (): void => {
    const said = breath
    breath = []
    if (said.length > 0 && ws.readyState === ws.OPEN) under.write(framed(said), 'latin1')
  }
  const sendText = (text: string): void => {
    if (ws.readyState !== ws.OPEN) return
    if (under.writableLength > MOST_WAITING) ws.terminate()
    else if (breath.push(text) === 1) afterwards(letGo)
  }
  const cut = (why: ProblemCode): void => {
    if (ws.readyState !== ws.OPEN) return
    sendText(JSON.stringify({ type: 'problem', error: why } satisfies Down))
    letGo()
    ws.close(why in CLOSED ? CLOSED[why as keyof typeof CLOSED] : CLOSED.malformed)
    setTimeout(() => ws.terminate(), 2000).unref()
  }
  return { person, cut, sendText, send: (message) => sendText(JSON.stringify(message)) }
}

let breaths: (() => void)[] = []

/** When all that is being told now has been told, to whomever. */
function afterwards(letGo: () => void): void {
  if (breaths.push(letGo) === 1) process.nextTick(breathe)
}

function breathe(): void {
  const all = breaths
  breaths = []
  for (const letGo of all) letGo()
}

/** Whoever does not answer is gone. */
function heartbeat(ws: WebSocket): NodeJS.Timeout {
  let alive = true
  ws.on('pong', () => {
    alive = true
  })
  return setInterval(() => {
    if (!alive) return ws.terminate()
    alive = false
    ws.ping()
  }, HEARTBEAT).unref()
}

async function versionsOf(row: TableRow): Promise<{ protocol: number; rules: string; content: string }> {
  const { module, game } = await loadGame(row.game, row.pack)
  return { protocol: PROTOCOL, rules: game.rulesVersion, content: contentHash(module, row.pack) }
}

const isBehind = async ({ protocol, rules, content }: Hello, row: TableRow): Promise<boolean> =>
  !agree({ protocol, rules, content }, await versionsOf(row))

async function welcome(room: Room, { person, behind }: Line): Promise<Down> {
  const { row } = room
  return {
    type: 'welcome',
    ...(await versionsOf(row)),
    behind,
    table: tableSeen(row, person),
    seats: seatsOf(row, person),
  }
}
