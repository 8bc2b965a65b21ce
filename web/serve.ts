// Serves the built page: builds it first where it is not, finds a free port, opens the browser if it can.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { filesOf } from './files.ts'

const DIST = fileURLToPath(new URL('./dist', import.meta.url))

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
const port = await listen(filesOf(DIST), first, values.built ? first : first + 50)
const address = `http://localhost:${port}/`
console.log(`Muster is at ${address}  (end with Ctrl+C)`)
if (!values.quiet && process.stdout.isTTY) open(address)
