// Serves the built page: builds it first where it is not, finds a free port, opens the browser if it can.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from './files.ts'
import { HELP, type Wanted, wantedOf } from './wanted.ts'

const DIST = fileURLToPath(new URL('./dist', import.meta.url))

/** Listens on the port wanted, or on the next one that is free. */
function listen(server: Server, host: string, port: number, last: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < last) resolve(listen(server, host, port + 1, last))
      else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function open(address: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  const child = spawn(command, [address], { stdio: 'ignore', detached: true })
  child.on('error', () => console.log('Open the address in a browser.'))
  child.unref()
}

async function serve({ host, port: first, built, quiet }: Wanted): Promise<void> {
  if (!built || !existsSync(join(DIST, 'index.html'))) {
    console.log('Building the page …')
    const { build } = await import('vite')
    await build({ root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'warn' })
  }
  const port = await listen(filesOf(DIST), host, first, built ? first : Math.min(first + 50, 65_535))
  const here = host === '127.0.0.1'
  const address = `http://${here ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`
  console.log(`Muster is at ${address}  (end with Ctrl+C)`)
  if (!here) console.log('Whoever reaches that address can open the page; nobody sees another’s matches.')
  if (!quiet && process.stdout.isTTY) open(address)
}

const wanted = wantedOf(process.argv.slice(2))
if (wanted === 'help') console.log(HELP)
else if ('problem' in wanted) {
  console.error(`${wanted.problem}\n\n${HELP}`)
  process.exitCode = 2
} else
  await serve(wanted).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
