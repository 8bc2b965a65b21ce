import { go } from '../route.ts'
import type { Connection } from '../worker/connect.ts'
import { openRecord } from './opened.ts'

/** From a moment of what is open in a worker (or from now) to the page that sets it up. */
export async function setUpFrom(worker: Connection, count: number | null): Promise<void> {
  openRecord(await worker.call('position', count))
  go({ page: 'position', packed: null })
}
