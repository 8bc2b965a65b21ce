// The record of a match that ended elsewhere is kept in this browser, too: to look at again, with or without a server.
import type { TableHead } from '@muster/table'
import { ask } from '../table/local.ts'
import { server } from './server.ts'

/** Whether it is here now. It is held to the rules like any record that comes from outside. */
export async function bringHome({ id, chairs, created }: TableHead): Promise<boolean> {
  const text = await server.record(id).catch(() => null)
  if (text === null) return false
  const brought = await ask().call('bringIn', { id, record: JSON.parse(text), chairs, seed: null, created })
  return brought === 'saved' || brought === 'known'
}
