// The worker of a table elsewhere: everything that is worked out is worked out here.
import type { GameTypes, MatchRecord } from '@muster/engine'
import type { TableSeen } from '@muster/protocol'
import { loadGame, type TableHead } from '@muster/table'
import { openDesk, type RemoteDesk } from './desk.ts'
import type { RemoteState } from './state.ts'
import { type Testimony, testify } from './testify.ts'
import { witness } from './witness.ts'

let desk: RemoteDesk | null = null

const deskOf = (): RemoteDesk => {
  if (!desk) throw new Error('no table is open')
  return desk
}

const METHODS = {
  async open(table: TableSeen, address: string): Promise<{ readonly head: TableHead; readonly state: RemoteState }> {
    desk = await openDesk(table, address, {
      tell: (news) => self.postMessage({ news }),
      tellState: (state) => self.postMessage({ state }),
    })
    return { head: desk.head, state: desk.now }
  },
  start: () => deskOf().start(),
  sit: (...args: Parameters<RemoteDesk['sit']>) => deskOf().sit(...args),
  act: (...args: Parameters<RemoteDesk['act']>) => deskOf().act(...args),
  previews: (...args: Parameters<RemoteDesk['previews']>) => deskOf().previews(...args),
  judge: (...args: Parameters<RemoteDesk['judge']>) => deskOf().judge(...args),
  undo: () => deskOf().undo(),
  propose: (...args: Parameters<RemoteDesk['propose']>) => deskOf().propose(...args),
  answer: (...args: Parameters<RemoteDesk['answer']>) => deskOf().answer(...args),
  resign: () => deskOf().resign(),
  giveOrders: (...args: Parameters<RemoteDesk['giveOrders']>) => deskOf().giveOrders(...args),
  standIn: (...args: Parameters<RemoteDesk['standIn']>) => deskOf().standIn(...args),
  letIn: (...args: Parameters<RemoteDesk['letIn']>) => deskOf().letIn(...args),
  takeBack: () => deskOf().takeBack(),
  shown: (count: number) => deskOf().shown(count),
  looking: (is: boolean) => deskOf().look(is),
  moment: (count: number) => deskOf().moment(count),
  heard: () => deskOf().heard(),
  lose: () => deskOf().lose(),
  tryNow: () => deskOf().tryNow(),
  net: (is: boolean) => deskOf().net(is),
  /** Whether a finished record is what this browser has seen. */
  async testify(table: string, text: string): Promise<Testimony> {
    const [promised, seen] = await Promise.all([witness.promised(table), witness.seen(table)])
    if (!promised) return { type: 'none' }
    const record: MatchRecord<GameTypes> = JSON.parse(text)
    const { game } = await loadGame(record.game, record.pack)
    return testify(game, record, { promised, seen })
  },
}

export type RemoteMethods = typeof METHODS

export interface RemoteCall {
  readonly id: number
  readonly method: keyof RemoteMethods
  readonly args: readonly unknown[]
}

self.onmessage = async ({ data: { id, method, args } }: MessageEvent<RemoteCall>): Promise<void> => {
  try {
    const ask = METHODS[method] as (...args: readonly unknown[]) => unknown
    self.postMessage({ id, result: await ask(...args) })
  } catch (error) {
    self.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}
