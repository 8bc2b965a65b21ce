// The door of the house: what is no decent request is answered here, and nobody behind it ever sees it.
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { HEADERS } from './headers.ts'

/** How long we wait, in milliseconds, and for how many. */
export interface Patience {
  /** For a request to be sent. */
  readonly request: number
  /** For somebody who neither reads nor writes. */
  readonly idle: number
  readonly connections: number
}

export const PATIENCE: Patience = { request: 10_000, idle: 60_000, connections: 20_000 }

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The lines over which an answer is on its way. */
const answering = new WeakSet<Duplex>()

export function doorFor(handler: Handler, { request, idle, connections }: Patience): Server {
  const handle: Handler = (incoming, response) => {
    answering.add(incoming.socket)
    response.on('close', () => answering.delete(incoming.socket))
    const wrong = judge(incoming)
    if (wrong === null) handler(incoming, response)
    else refuse(response, wrong)
  }
  const server = createServer(
    {
      // Node would refuse such a request itself, without our headers.
      requireHostHeader: false,
      headersTimeout: request,
      requestTimeout: request,
      connectionsCheckingInterval: Math.min(1000, request),
      shouldUpgradeCallback: opensLine,
    },
    handle,
  )
  server.maxConnections = connections
  server.setTimeout(idle, (socket) => socket.destroy())
  server.on('checkContinue', handle)
  server.on('checkExpectation', (_, response: ServerResponse) => refuse(response, 417))
  server.on('connect', (_, socket) => refuseRaw(socket, 405))
  return server
}

const LINE = /^\/api\/tables\/[\w-]{22}\/line$/

/** Only the line of a table, opened as it should be; whatever else asks for another protocol gets none. */
function opensLine({ url, method, headers, headersDistinct }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    LINE.test(url ?? '') &&
    headersDistinct['host']?.length === 1 &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')
  )
}

const CLIENT_ERRORS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What is no HTTP at all, or came too slowly. */
export function onClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || answering.has(socket)) socket.destroy()
  else refuseRaw(socket, CLIENT_ERRORS[error.code ?? ''] ?? 400)
}

/** What our own code answers; everything else is a file of the page. */
const OURS = /^\/(api\/|health$|ready$|metrics$|openapi\.json$)/
/** A file of the page has a plain name; anything else, encoded or climbing, is none of ours. */
const PLAIN = /^\/([\w-][\w.-]*(\/[\w-][\w.-]*)*)?$/
const LONGEST = 200

const READS: readonly string[] = ['GET', 'HEAD']
const METHODS: readonly string[] = [...READS, 'POST', 'DELETE']

/** The status to refuse it with; null where it may come in, its address made plain. */
function judge(request: IncomingMessage): number | null {
  const [path = '', query = ''] = (request.url ?? '').replace(/^https?:\/\/[^/?#]+/, '').split(/[?#]/, 2)
  const ours = OURS.test(path)
  const method = request.method ?? ''
  if (!(ours && path.startsWith('/api/') ? METHODS : READS).includes(method)) return 405
  if (request.httpVersionMinor > 0 && request.headersDistinct['host']?.length !== 1) return 400
  if (READS.includes(method) && hasBody(request)) return 413
  if (path.length > LONGEST || !PLAIN.test(path)) return 404
  request.url = ours && query ? `${path}?${query}` : path
  return null
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

const SAID: Readonly<Record<number, string>> = {
  404: 'There is nothing here.',
  405: 'This page can be read, and nothing else.',
}

export const wordsFor = (status: number): string => SAID[status] ?? `${STATUS_CODES[status]}.`

function headersFor(status: number): Readonly<Record<string, string>> {
  const more = status === 405 ? { allow: READS.join(', ') } : {}
  return { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more }
}

function refuse(response: ServerResponse, status: number): void {
  // Only where nothing was wrong with the request itself is the line kept open.
  const end = status === 404 ? {} : { connection: 'close' }
  response.writeHead(status, { ...headersFor(status), ...end }).end(wordsFor(status))
}

/** For what is no request at all, and so has no response. */
function refuseRaw(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const text = wordsFor(status)
  const headers = { ...headersFor(status), connection: 'close', 'content-length': text.length }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, () => socket.destroy())
}
