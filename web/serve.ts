// Serves the built page: builds it first where it is not, finds a free port, opens the browser if it can.
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const DIST = fileURLToPath(new URL('./dist', import.meta.url))

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

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The file that an address asks for, if there is one and it is ours. */
function fileFor(url: string): { readonly file: string; readonly size: number } | null {
  const path = URL.canParse(url, 'http://here') ? new URL(url, 'http://here').pathname : '/'
  const file = join(DIST, path === '/' ? 'index.html' : normalize(path))
  const found = file.startsWith(DIST) ? statSync(file, { throwIfNoEntry: false }) : undefined
  return found?.isFile() ? { file, size: found.size } : null
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const found = fileFor(request.url ?? '/')
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
    return
  }
  const lasting = found.file.startsWith(join(DIST, 'assets'))
  response.writeHead(200, {
    'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  createReadStream(found.file)
    .on('error', (error) => response.destroy(error))
    .pipe(response)
}

/** Listens on the port wanted, or on the next one that is free. */
function listen(server: Server, port: number, last: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < last) resolve(listen(server, port + 1, last))
      else reject(error)
    })
    server.listen(port, () => resolve(port))
  })
}

function open(address: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  const child = spawn(command, [address], { stdio: 'ignore', detached: true })
  child.on('error', () => console.log('Open the address in a browser.'))
  child.unref()
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    built: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
})
if (!values.built || !existsSync(join(DIST, 'index.html'))) {
  console.log('Building the page …')
  await build({ root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'warn' })
}
const first = Number(values.port)
const port = await listen(createServer(answer), first, values.built ? first : first + 50)
const address = `http://localhost:${port}/`
console.log(`Muster is at ${address}  (end with Ctrl+C)`)
if (!values.quiet && process.stdout.isTTY) open(address)
