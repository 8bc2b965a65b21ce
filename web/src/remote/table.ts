// A table whose match runs elsewhere: for the page it is a table like any other.
import type { Done, Table, TableHead } from '@muster/table'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { connectRemote } from './connect.ts'
import type { Missed } from './Missing.tsx'
import { befell, keepNotes, keptNotes, type Note } from './notes.ts'
import { server, Unwilling, whyUnreachable } from './server.ts'
import type { RemoteState } from './state.ts'

/** What is known of it, and what this browser saw befall it. */
export interface RemoteSeen extends RemoteState {
  readonly notes: readonly Note[]
}

/** What a table elsewhere has beside what every table has. */
export interface Remote {
  readonly state: StoreApi<RemoteSeen>
  standIn(seat: string, level: string): Promise<Done>
  letIn(agrees: boolean): Promise<Done>
  takeBack(): Promise<Done>
  /** Whoever wanted to give up while the line was down would rather not. */
  fightOn(): void
  /** It was read that the line is back, or that somebody declined. */
  heard(): void
  /** Shows what was missed. */
  watch(): void
  tryNow(): void
}

export interface RemoteTable {
  readonly table: Table
  readonly remote: Remote
}

/** A table, or why there is none. */
export type RemoteFound = ({ readonly type: 'open' } & RemoteTable) | { readonly type: Missed }

const WHY: Readonly<Partial<Record<Unwilling['code'], Missed>>> = {
  nobody: 'nobody',
  unknown: 'gone',
  malformed: 'broken',
}

export async function openRemote(id: string): Promise<RemoteFound> {
  try {
    const seen = await server.table(id)
    const worker = connectRemote()
    const { head, state } = await worker.call('open', seen, lineOf(id))
    const store = createStore<RemoteSeen>(() => ({ ...state, notes: keptNotes(id) }))
    const loseIfGone = async (): Promise<void> => {
      if (await isGone(id)) await worker.call('lose')
    }
    worker.onState((now) => {
      const { notes, ...before } = store.getState()
      if (now.nextTry !== null && before.nextTry === null) void loseIfGone()
      const more = befell(before, now, Date.now())
      store.setState({ ...now, notes: more.length > 0 ? keepNotes(id, [...notes, ...more]) : notes }, true)
    })
    const table = tableAt(worker, id, head)
    const remote: Remote = {
      state: store,
      standIn: (seat, level) => worker.call('standIn', seat, level),
      letIn: (agrees) => worker.call('letIn', agrees),
      takeBack: () => worker.call('takeBack'),
      fightOn: () => void worker.call('fightOn'),
      heard: () => void worker.call('heard'),
      watch: () => void worker.call('watch'),
      tryNow: () => void worker.call('tryNow'),
    }
    return { type: 'open', table, remote }
  } catch (error) {
    if (!(error instanceof Unwilling)) throw error
    const type = WHY[error.code] ?? (error.code === 'unreachable' ? await whyUnreachable() : 'later')
    return { type }
  }
}

function tableAt(worker: ReturnType<typeof connectRemote>, id: string, head: TableHead): Table {
  const forget = watchNet((is) => void worker.call('net', is))
  return {
    head,
    subscribe(listener) {
      const hush = worker.onNews(listener)
      void worker.call('start')
      return hush
    },
    sit: (viewer) => worker.call('sit', viewer),
    act: (action, count) => worker.call('act', action, count),
    previews: (actions) => worker.call('previews', actions),
    helped: (action, by) => worker.call('helped', action, by),
    idle: (piece) => worker.call('idle', piece),
    judge: (actions) => worker.call('judge', actions),
    undo: () => worker.call('undo'),
    propose: (what) => worker.call('propose', what),
    answer: (agrees) => worker.call('answer', agrees),
    resign: () => worker.call('resign'),
    giveOrders: (orders) => worker.call('giveOrders', orders),
    shown: (count) => void worker.call('shown', count),
    looking: (is) => void worker.call('looking', is),
    passing: (is) => void worker.call('passing', is),
    // The computers of this table think elsewhere, for everybody: nobody stops them alone.
    pondering: () => undefined,
    stop: () => undefined,
    go: () => undefined,
    moment: (count) => worker.call('moment', count),
    // Between people there are no hints.
    counsel: async () => null,
    record: () => server.record(id),
    close() {
      forget()
      worker.close()
    },
  }
}

/** A line that is refused looks like one that is down: whether there is still a table, only asking tells. */
async function isGone(id: string): Promise<boolean> {
  try {
    await server.table(id)
    return false
  } catch (error) {
    return error instanceof Unwilling && (error.code === 'unknown' || error.code === 'nobody')
  }
}

function lineOf(id: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/line`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

/** The browser may know before the line does. */
function watchNet(tell: (is: boolean) => void): () => void {
  const [on, off] = [() => tell(true), () => tell(false)]
  addEventListener('online', on)
  addEventListener('offline', off)
  return () => {
    removeEventListener('online', on)
    removeEventListener('offline', off)
  }
}
