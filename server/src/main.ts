// npm start: builds the page where it is not, serves it with the API, opens the browser if it can.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { answerFirst } from './one-core.ts'
import { openStore } from './open-store.ts'
import { HELP, readSettings, type Settings } from './settings.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of the page, built first where it has to be. */
function pageOf({ page, built }: Settings): string {
  if (page !== '') return resolve(page)
  const folder = join(ROOT, 'web/dist')
  if (built && existsSync(join(folder, 'index.html'))) return folder
  console.log('Building the page …')
  const done = spawnSync(process.execPath, [join(ROOT, 'web/build.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) throw new Error('the page could not be built')
  return folder
}

/** Listens on the port wanted, or on the next one that is free. */
async function listen(app: FastifyInstance, { host, port, built }: Settings): Promise<number> {
  const last = built ? port : Math.min(port + 50, 65_535)
  for (let at = port; ; at++) {
    try {
      await app.listen({ host, port: at })
      const address = app.server.address()
      return typeof address === 'object' && address ? address.port : at
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || at >= last) throw error
    }
  }
}

/** Under which addresses others reach it. */
function addresses({ host, origin }: Settings, port: number): readonly string[] {
  if (origin !== '') return [origin]
  if (host === '127.0.0.1' || host === 'localhost') return [`http://localhost:${port}/`]
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? [])
  const every = host === '0.0.0.0' || host === '::'
  const hosts = every ? all.filter((a) => !a.internal && a.family === 'IPv4').map((a) => a.address) : [host]
  return [`http://localhost:${port}/`, ...hosts.map((h) => `http://${h.includes(':') ? `[${h}]` : h}:${port}/`)]
}

function openBrowser(address: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  const child = spawn(command, [address], { stdio: 'ignore', detached: true })
  child.on('error', () => console.log('Open the address in a browser.'))
  child.unref()
}

/** Whoever is in the middle of something is answered first; nothing that was acknowledged is lost. */
function stopWith(app: FastifyInstance): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    void app.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

async function serve(settings: Settings): Promise<void> {
  answerFirst()
  const folder = pageOf(settings)
  const app = await buildApp({ settings, store: await openStore(settings), folder })
  const port = await listen(app, settings)
  stopWith(app)
  const [first = '', ...others] = addresses(settings, port)
  console.log(`Muster is at ${first}  (end with Ctrl+C)`)
  for (const other of others) console.log(`Others reach it at ${other}`)
  if (!settings.quiet && process.stdout.isTTY) openBrowser(first)
}

const read = readSettings(process.argv.slice(2), process.env)
if (read === 'help') console.log(HELP)
else if ('problem' in read) {
  console.error(`${read.problem}\n\n${HELP}`)
  process.exitCode = 2
} else
  await serve(read.settings).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
