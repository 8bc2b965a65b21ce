// Hands out the files of a built page, with the headers a browser should get.
import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

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
function fileFor(folder: string, url: string): { readonly file: string; readonly size: number } | null {
  const path = URL.canParse(url, 'http://here') ? new URL(url, 'http://here').pathname : '/'
  const file = join(folder, path === '/' ? 'index.html' : normalize(path))
  const found = file.startsWith(folder) ? statSync(file, { throwIfNoEntry: false }) : undefined
  return found?.isFile() ? { file, size: found.size } : null
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const found = fileFor(folder, request.url ?? '/')
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
    return
  }
  const lasting = found.file.startsWith(join(folder, 'assets'))
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

export const filesOf = (folder: string): Server =>
  createServer((request, response) => answer(folder, request, response))
