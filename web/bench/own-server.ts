// A server of its own for as long as something is measured or tried in a browser.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds for the page to be built and the server to answer. */
const PATIENCE = 300_000

export interface OwnServer {
  readonly address: string
  stop(): void
}

export async function ownServer(): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'muster-measured-'))
  const port = await freePort()
  const args = ['server/src/main.ts', '--quiet', '--log', 'error', '--data', data, '--port', String(port)]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = (): void => {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  }
  const address = `http://localhost:${port}/`
  for (const until = Date.now() + PATIENCE; !(await answers(address)); ) {
    if (child.exitCode !== null || Date.now() > until) {
      stop()
      throw new Error('the server did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return { address, stop }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const found = server.address()
      server.close(() => (found && typeof found === 'object' ? resolve(found.port) : reject(new Error('no port'))))
    })
  })
}
