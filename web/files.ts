// Hands out the files of a built page, with the headers a browser should get. Whatever is asked, it answers and lives on.
import { type FileHandle, open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SERVER_POLICY } from './policy.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** With every answer, errors too. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': SERVER_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const METHODS: readonly string[] = ['GET', 'HEAD']

/** How long we wait, in milliseconds, and for how many. */
export interface Patience {
  /** For a request to be sent. */
  readonly request: number
  /** For somebody who neither reads nor writes. */
  readonly idle: number
  readonly connections: number
}

const PATIENCE: Patience = { request: 10_000, idle: 60_000, connections: 512 }

export function filesOf(folder: string, patience: Patience = PATIENCE): Server {
  const answering = new WeakSet<Duplex>()
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    answering.add(request.socket)
    response.on('close', () => answering.delete(request.socket))
    answer(folder, request, response).catch(() => response.destroy())
  }
  const { request, idle, connections } = patience
  const server = createServer(
    {
      // Node would refuse such a request itself, without our headers.
      requireHostHeader: false,
      headersTimeout: request,
      requestTimeout: request,
      connectionsCheckingInterval: Math.min(1000, request),
    },
    handle,
  )
  server.maxConnections = connections
  server.setTimeout(idle, (socket) => socket.destroy())
  server.on('checkContinue', handle)
  server.on('checkExpectation', (_, response: ServerResponse) => refuse(response, 417))
  server.on('connect', (_, socket) => refuseRaw(socket, 405))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || answering.has(socket)) socket.destroy()
    else refuseRaw(socket, CLIENT_ERRORS[error.code ?? ''] ?? 400)
  })
  return server
}

const CLIENT_ERRORS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!METHODS.includes(request.method ?? '')) return refuse(response, 405)
  if (request.httpVersionMinor > 0 && request.headersDistinct['host']?.length !== 1) return refuse(response, 400)
  if (hasBody(request)) return refuse(response, 413)
  const path = pathOf(request.url ?? '')
  const file = path === null ? null : await fileAt(join(folder, path))
  if (path === null || !file) return refuse(response, 404)
  try {
    const { size } = await file.stat()
    response.writeHead(200, {
      ...HEADERS,
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': size,
      'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (request.method === 'HEAD' || size === 0) response.end()
    else await pipeline(file.createReadStream({ end: size - 1 }), response)
  } finally {
    await file.close()
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

/** A file of the page has a plain name; anything else, encoded or climbing, is none of ours. */
const PLAIN = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/
const LONGEST = 200

function pathOf(url: string): string | null {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]+/, '').split(/[?#]/, 1)
  if (path === '/') return 'index.html'
  return path.length <= LONGEST && path.startsWith('/') && PLAIN.test(path.slice(1)) ? path.slice(1) : null
}

/** The file, opened; null where there is none that can be read. */
async function fileAt(path: string): Promise<FileHandle | null> {
  const file = await open(path).catch(() => null)
  if (!file || (await file.stat()).isFile()) return file
  await file.close()
  return null
}

const SAID: Readonly<Record<number, string>> = {
  404: 'There is nothing here.',
  405: 'This page can be read, and nothing else.',
}

const wordsFor = (status: number): string => SAID[status] ?? `${STATUS_CODES[status]}.`

function headersFor(status: number): Readonly<Record<string, string>> {
  const more = status === 405 ? { allow: METHODS.join(', ') } : {}
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
