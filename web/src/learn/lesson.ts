// A lesson on the page: its table, and what the coach knows of it.
import type { Refusal } from '@muster/engine'
import type { Action, Table } from '@muster/table'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { setUpFrom } from '../replay/setUp.ts'
import { tableOn } from '../table/local.ts'
import { connect } from '../worker/connect.ts'
import type { LessonNow, Tried } from '../worker/teaching.ts'

/** What is shown of a lesson right now. */
export interface Taught {
  readonly now: LessonNow | null
  /** The refusal behind the coach's answer, where there is one. */
  readonly refusal: Refusal | null
  /** Wrong tries since the task began: after two of them, being shown is offered louder. */
  readonly wrong: number
}

/** After so many wrong tries being shown is the first thing to do, and the lamp lights even what was a question. */
export const ENOUGH = 2

export interface LessonAt {
  readonly table: Table
  readonly store: StoreApi<Taught>
  back(): Promise<void>
  show(): Promise<void>
  /** Away to the page that sets this position up. */
  setUp(): Promise<void>
}

/** Opens a lesson at a task; null where there is no such lesson. */
export async function openLesson(game: string, id: string, task: number): Promise<LessonAt | null> {
  const worker = connect()
  const head = await worker.call('lesson', game, id, task)
  if (!head) {
    worker.close()
    return null
  }
  const store = createStore<Taught>(() => ({ now: null, refusal: null, wrong: 0 }))
  const look = async (tried: Tried | null, refusal: Refusal | null = null): Promise<void> => {
    const now = await worker.call('lessonNow', tried)
    const { now: before, wrong } = store.getState()
    const isSame = before?.done === now?.done
    store.setState({ now, refusal, wrong: now?.answer ? wrong + 1 : isSame ? wrong : 0 })
  }
  const table = watched(tableOn(worker, head), look, () => worker.call('lessonBack'))
  const anew = async (work: 'lessonBack' | 'lessonShow'): Promise<void> => {
    await worker.call(work)
    await look(null)
  }
  return {
    table,
    store,
    back: () => anew('lessonBack'),
    show: () => anew('lessonShow'),
    setUp: () => setUpFrom(worker, null),
  }
}

type Look = (tried: Tried | null, refusal?: Refusal | null) => Promise<void>

/** The same table; whatever is tried at it is told to the coach, and dice do not keep a task from being taken back. */
function watched(table: Table, look: Look, back: () => Promise<boolean>): Table {
  const refused = (action: Action | undefined, refusal: Refusal): void => {
    if (action) void look({ action, refused: refusal.rule, count: 0 }, refusal)
  }
  return {
    ...table,
    subscribe(listener) {
      const forget = table.subscribe(listener)
      void look(null)
      return forget
    },
    async act(action, count) {
      const done = await table.act(action, count)
      if (done.ok) void look({ action, refused: null, count })
      else refused(action, done)
      return done
    },
    async judge(actions) {
      const refusal = await table.judge(actions)
      if (refusal) refused(actions[0], refusal)
      return refusal
    },
    async undo() {
      const done = await table.undo()
      const isBack = done.ok || (await back())
      if (isBack) void look(null)
      return isBack ? { ok: true } : done
    },
  }
}
