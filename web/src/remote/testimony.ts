import { connectRemote } from './connect.ts'
import type { Testimony } from './testify.ts'

/** Whether a record is what this browser has seen, found out in a worker. */
export async function testimony(table: string, record: string): Promise<Testimony> {
  const wire = connectRemote()
  return wire.call('testify', table, record).finally(wire.close)
}
