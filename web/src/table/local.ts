// A table whose match runs in this page's own worker.

import type { Done, Table, TableHead } from '@muster/table'
import { type Connection, connect } from '../worker/connect.ts'
import type { Invitation } from '../worker/tables.ts'

/** A table, or why there is none: no longer there, damaged, or with nothing to roll. */
export type TableFound =
  | { readonly type: 'open'; readonly table: Table }
  | { readonly type: 'gone' | 'damaged' | 'diceLost' }

/** Opens a kept match. */
export function openTable(id: string): Promise<TableFound> {
  const early = begun
  begun = null
  if (early?.id === id) return early.found
  // Somebody went elsewhere before it was there.
  void early?.found.then((found) => found.type === 'open' && found.table.close())
  return open(id)
}

/** What an address asks for is opened while the page is still being fetched. */
let begun: { readonly id: string; readonly found: Promise<TableFound> } | null = null

export function beginOpening(id: string): Promise<TableFound> {
  begun = { id, found: open(id) }
  return begun.found
}

async function open(id: string): Promise<TableFound> {
  const worker = connect()
  const opened = await worker.call('open', id)
  if (opened.type === 'open') {
    atTable = worker
    return { type: 'open', table: tableOn(worker, opened.head) }
  }
  worker.close()
  return opened
}

/** A table for a picture: nothing of it is kept. */
export async function pictureTable(invitation: Invitation): Promise<Table> {
  const worker = connect()
  return tableOn(worker, await worker.call('picture', invitation))
}

/** A table of this page refuses nothing of this. */
const done = (asked: Promise<void>): Promise<Done> => asked.then(() => ({ ok: true }))

export function tableOn(worker: Connection, head: TableHead): Table {
  return {
    head,
    subscribe(listener) {
      const forget = worker.onNews(listener)
      void worker.call('start')
      return forget
    },
    sit: (viewer) => done(worker.call('sit', viewer)),
    act: (action, count) => worker.atTable('act', action, count),
    previews: (actions) => worker.atTable('previews', actions),
    helped: (action, by) => worker.atTable('helped', action, by),
    judge: (actions) => worker.atTable('judge', actions),
    idle: (piece) => worker.atTable('idle', piece),
    undo: () => worker.atTable('undo'),
    propose: (what) => worker.atTable('propose', what),
    answer: (agrees) => done(worker.atTable('answer', agrees)),
    resign: () => done(worker.atTable('resign')),
    giveOrders: (orders) => done(worker.atTable('giveOrders', orders)),
    shown: (count) => void worker.atTable('shown', count),
    looking: (is) => void worker.atTable('look', is),
    passing: (is) => void worker.atTable('pass', is),
    pondering: (is) => void worker.call('ponder', is),
    stop: () => void worker.call('stop'),
    go: () => void worker.call('go'),
    moment: async (count) => ({ ok: true, view: await worker.atTable('moment', count) }),
    counsel: () => worker.call('counsel'),
    record: () => worker.call('record'),
    close: () => {
      if (atTable === worker) atTable = null
      worker.close()
    },
  }
}

/** One worker for short questions about games (options, texts), opened when first needed. */
let reception: Connection | null = null

export function ask(): Connection {
  reception ??= connect()
  return reception
}

/** The worker of the table that is open. */
let atTable: Connection | null = null

/** Whoever has already read the game: a table's words come from its own worker. */
export const nearest = (): Connection => atTable ?? ask()
