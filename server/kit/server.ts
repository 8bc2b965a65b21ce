// A server of one's own, in this process, on a port of its own and with a data folder that goes away.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { fileIn } from '../src/open-store.ts'
import { DEFAULTS, type Settings } from '../src/settings.ts'
import type { Store } from '../src/store/rows.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Visitor } from './visitor.ts'

export interface Running {
  readonly app: FastifyInstance
  readonly address: string
  readonly logs: string[]
  /** The SQLite file. */
  readonly file: string
  visitor(name: string): Promise<Visitor>
  /** Stops, and starts again on the same data and port. */
  again(): Promise<Running>
  stop(): Promise<void>
}

interface Wanted {
  readonly settings?: Partial<Settings>
  readonly folder?: string | null
  readonly data?: string
  readonly port?: number
  readonly store?: () => Promise<Store>
}

export async function running({ settings = {}, folder = null, data, port = 0, store }: Wanted = {}): Promise<Running> {
  const home = data ?? mkdtempSync(join(tmpdir(), 'muster-data-'))
  const logs: string[] = []
  const all: Settings = { ...DEFAULTS, data: home, ...settings }
  const app = await buildApp({
    settings: all,
    store: store ? await store() : new SqliteStore(fileIn(home)),
    folder,
    logTo: { write: (line) => logs.push(line) },
  })
  const address = await app.listen({ host: '127.0.0.1', port })
  return {
    app,
    address,
    logs,
    file: fileIn(home),
    visitor: (name) => new Visitor(address).called(name),
    async again() {
      await app.close()
      return running({ settings, folder, data: home, port: Number(new URL(address).port), ...(store ? { store } : {}) })
    },
    async stop() {
      await app.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
