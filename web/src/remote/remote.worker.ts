// The worker of a table elsewhere: everything that is worked out is worked out here.
import type { GameTypes, MatchRecord } from '@muster/engine'
import type { TableSeen } from '@muster/protocol'
import { loadGame, type TableHead } from '@muster/table'
import { openService, type RemoteService } from './service.ts'
import type { RemoteState } from './state.ts'
import { type Testimony, testify } from './testify.ts'
import { witness } from './witness.ts'

let service: RemoteService | null = null

const serviceOf = (): RemoteService => {
  if (!service) throw new Error('no table is open')
  return service
}

const METHODS = {
  async open(table: TableSeen, address: string): Promise<{ readonly head: TableHead; readonly state: RemoteState }> {
    service = await openService(table, address, {
      tell: (news) => self.postMessage({ news }),
      tellState: (state) => self.postMessage({ state }),
    })
    return { head: service.head, state: service.now }
  },
  start: () => serviceOf().start(),
  sit: (...args: Parameters<RemoteService['sit']>) => serviceOf().sit(...args),
  act: (...args: Parameters<RemoteService['act']>) => serviceOf().act(...args),
  previews: (...args: Parameters<RemoteService['previews']>) => serviceOf().previews(...args),
  helped: (...args: Parameters<RemoteService['helped']>) => serviceOf().helped(...args),
  idle: (...args: Parameters<RemoteService['idle']>) => serviceOf().idle(...args),
  judge: (...args: Parameters<RemoteService['judge']>) => serviceOf().judge(...args),
  undo: () => serviceOf().undo(),
  propose: (...args: Parameters<RemoteService['propose']>) => serviceOf().propose(...args),
  answer: (...args: Parameters<RemoteService['answer']>) => serviceOf().answer(...args),
  resign: () => serviceOf().resign(),
  fightOn: () => serviceOf().fightOn(),
  giveOrders: (...args: Parameters<RemoteService['giveOrders']>) => serviceOf().giveOrders(...args),
  standIn: (...args: Parameters<RemoteService['standIn']>) => serviceOf().standIn(...args),
  letIn: (...args: Parameters<RemoteService['letIn']>) => serviceOf().letIn(...args),
  takeBack: () => serviceOf().takeBack(),
  shown: (count: number) => serviceOf().shown(count),
  looking: (is: boolean) => serviceOf().look(is),
  passing: (is: boolean) => serviceOf().pass(is),
  moment: (count: number) => serviceOf().moment(count),
  heard: () => serviceOf().heard(),
  watch: () => serviceOf().watch(),
  lose: () => serviceOf().lose(),
  tryNow: () => serviceOf().tryNow(),
  net: (is: boolean) => serviceOf().net(is),
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
