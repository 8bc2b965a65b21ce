// A table whose match runs in this page's own worker.

import type { Table, TableHead } from '@muster/table'
import { connect, type Line } from '../worker/connect.ts'
import type { Invitation } from '../worker/desk.ts'

/** A table, or why there is none: no longer there, damaged, or with nothing to roll. */
export type TableFound =
  | { readonly type: 'open'; readonly table: Table }
  | { readonly type: 'gone' | 'damaged' | 'diceLost' }

/** Opens a kept match. */
export async function openTable(id: string): Promise<TableFound> {
  const line = connect()
  const opened = await line.call('open', id)
  if (opened.type === 'open') return { type: 'open', table: tableOn(line, opened.head) }
  line.close()
  return opened
}

/** A table for a picture: nothing of it is kept. */
export async function pictureTable(invitation: Invitation): Promise<Table> {
  const line = connect()
  return tableOn(line, await line.call('picture', invitation))
}

function tableOn(line: Line, head: TableHead): Table {
  return {
    head,
    subscribe(listener) {
      const forget = line.onNews(listener)
      void line.call('start')
      return forget
    },
    sit: (viewer) => line.call('sit', viewer),
    act: (action, count) => line.call('act', action, count),
    previews: (actions) => line.call('previews', actions),
    judge: (actions) => line.call('judge', actions),
    undo: () => line.call('undo'),
    propose: (what) => line.call('propose', what),
    answer: (agrees) => line.call('answer', agrees),
    resign: () => line.call('resign'),
    giveOrders: (orders) => line.call('giveOrders', orders),
    shown: (count) => void line.call('shown', count),
    looking: (is) => void line.call('looking', is),
    stop: () => void line.call('stop'),
    go: () => void line.call('go'),
    moment: (count) => line.call('moment', count),
    record: () => line.call('record'),
    close: () => line.close(),
  }
}

/** One line for short questions about games (options, texts), opened when first needed. */
let reception: Line | null = null

export function ask(): Line {
  reception ??= connect()
  return reception
}
