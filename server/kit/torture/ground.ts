// What lies under tortured servers: a folder, a database, a disk; cleared away at the end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../../src/settings.ts'
import { postgres } from '../postgres.ts'
import { type Cable, cableTo, type Disk, smallDisk } from './faults.ts'

export type Fault = 'kill' | 'cut' | 'full'

export interface Wanted {
  readonly fault: Fault
  readonly store: 'sqlite' | 'postgres'
  readonly kills: number
  readonly nodes: number
  readonly matches: number
}

export interface Ground {
  readonly data: string
  readonly database: string
  /** A line to the database for each node, where they are to be cut. */
  readonly cables: readonly Cable[]
  readonly disk: Disk | null
  readonly settings: Partial<Settings>
  clear(): Promise<void>
}

/** Kilobytes of a disk that is to run full. */
export const SMALL_DISK = 3000

export async function groundFor({ store, fault, nodes }: Wanted): Promise<Ground> {
  const data = mkdtempSync(join(tmpdir(), 'muster-data-'))
  const database = store === 'postgres' ? await postgres() : null
  const wires = database && fault === 'cut' ? nodes : 0
  const cables = await Promise.all(Array.from({ length: wires }, () => cableTo(database?.url ?? '')))
  const disk = fault === 'full' ? smallDisk(data, SMALL_DISK) : null
  return {
    data,
    database: database?.url ?? '',
    cables,
    disk,
    settings: fault === 'full' && !disk ? { megabytes: 1 } : {},
    async clear() {
      for (const cable of cables) cable.close()
      await database?.stop()
      disk?.unmount()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
