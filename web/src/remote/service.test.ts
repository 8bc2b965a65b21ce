import { optionsFor } from '@muster/engine'
import type { Down, TableSeen, Up } from '@muster/protocol'
import { loadGame } from '@muster/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openService, type RemoteService } from './service.ts'
import type { RemoteState } from './state.ts'

/** The far end of a line, in the hands of the test. */
class Socket {
  static readonly OPEN = 1
  static last: Socket
  readyState = 0
  readonly said: Up[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { readonly code: number }) => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null

  constructor() {
    Socket.last = this
  }

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  opens(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
    this.tells({ type: 'welcome', protocol: 1, rules: '1', content: '', behind: false, table, seats: ['allies'] })
  }

  breaks(): void {
    this.readyState = 3
    this.onclose?.({ code: 1006 })
  }

  tells(message: Down): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  asked(): Up[] {
    return this.said.filter((said) => said.type !== 'hello')
  }
}

const person = (name: string, mine: boolean) => ({ type: 'person', name, mine, standIn: null }) as const
const LAID: TableSeen = {
  id: 't',
  game: 'rivet-wars',
  options: {},
  pack: null,
  by: 'Ann',
  mine: true,
  chairs: [
    { seat: 'allies', side: 'allies', who: person('Ann', true) },
    { seat: 'blight', side: 'blight', who: person('Ben', false) },
  ],
  stage: 'playing',
  created: 0,
  touched: 0,
  commitment: '',
  invite: null,
  count: 0,
  gist: null,
  rematch: null,
}

let table: TableSeen
let service: RemoteService
let state: RemoteState

beforeEach(async () => {
  const { game } = await loadGame('rivet-wars', null)
  table = { ...LAID, options: optionsFor(game, {}) }
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  service = await openService(table, 'ws://table', { tell: () => undefined, tellState: hear })
  Socket.last.opens()
})

afterEach(() => {
  service.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function hear(now: RemoteState): void {
  state = now
}

/** For so long that it is said. */
function lineDown(): void {
  Socket.last.breaks()
  vi.advanceTimersByTime(2500)
}

const WISHES: Readonly<Record<string, () => Promise<{ readonly ok: boolean }>>> = {
  'a draw': () => service.propose('draw'),
  'taking back by consent': () => service.propose('undo'),
  'taking back': () => service.undo(),
  'an answer': () => service.answer(true),
  'standing orders': () => service.giveOrders({}),
  'a computer for somebody': () => service.standIn('blight', 'captain'),
  'an answer to that': () => service.letIn(true),
  'the own chair': () => service.takeBack(),
  'another of this screen': () => service.sit('allies'),
  'an act': () => service.act({ type: 'pass' }, 0),
}

test.for(Object.keys(WISHES))('over a line that is down %s is refused with a sentence', async (wish) => {
  lineDown()
  expect(await WISHES[wish]?.()).toMatchObject({ ok: false, why: { key: 'remote.downRefusal' } })
  vi.advanceTimersByTime(20_000)
  Socket.last.opens()
  expect(Socket.last.asked()).toEqual([])
})

test('a moment of the past cannot be had over a line that is down', async () => {
  lineDown()
  expect(await service.moment(3)).toMatchObject({ ok: false, why: { key: 'remote.downMoment' } })
})

test('whoever resigns while the line is down is asked again when it is back', async () => {
  lineDown()
  expect(await service.resign()).toEqual({ ok: true })
  expect(state.resigning).toBe(true)
  vi.advanceTimersByTime(20_000)
  Socket.last.opens()
  expect(state).toMatchObject({ resigning: true, nextTry: null })
  expect(Socket.last.asked()).toEqual([])
  service.fightOn()
  void service.resign()
  expect(state.resigning).toBe(false)
  expect(Socket.last.asked()).toMatchObject([{ type: 'resign' }])
})

test('what is asked in a silence too short to be told of is sent when the line is back', async () => {
  Socket.last.breaks()
  const asked = service.resign()
  vi.advanceTimersByTime(1000)
  Socket.last.opens()
  expect(Socket.last.asked()).toMatchObject([{ type: 'resign', n: 1 }])
  Socket.last.tells({ type: 'done', n: 1, result: { ok: true } })
  expect(await asked).toEqual({ ok: true })
  expect(state.resigning).toBe(false)
})
