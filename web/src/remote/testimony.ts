import { connectRemote } from './connect.ts'
import type { Testimony } from './testify.ts'

/** Whether a record is what this browser has seen, found out in a worker. */
export async function testimony(table: string, record: string): Promise<Testimony> {
  const worker = connectRemote()
  return worker.call('testify', table, record).finally(worker.close)
}
