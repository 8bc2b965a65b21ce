import { say } from '@muster/engine'
import type { Sight, Step } from '@muster/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Face } from '../face.ts'
import { loadFace } from '../games/index.ts'
import { type Film, film as filmOf } from './film.ts'
import { FIRST, type Show, type ShowStore } from './show.ts'

const step = (entry: number): Step => ({
  entry,
  by: 'b',
  event: { type: 'happened' },
  told: say(`told.${entry}`),
  round: 1,
  turn: 'b',
})

const sightOf = (toAct: string): Sight => ({
  count: 9,
  viewer: 'a',
  view: {},
  prompt: say('prompt'),
  toAct: [toAct],
  turn: toAct,
  round: 1,
  answered: false,
  offers: [],
  undo: { ok: true },
  agreeable: false,
  orderable: [],
  proposal: null,
  clocks: { turn: null, match: null },
  standing: {},
  ended: null,
})

let store: ShowStore
let film: Film

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const face: Face = { ...(await loadFace('rivet-wars', null)), hint: () => ({ ms: 1000 }), noted: () => [] }
  vi.useFakeTimers()
  store = createStore<Show>(() => ({ ...FIRST, view: {}, sight: sightOf('b') }))
  film = filmOf({ store, face, voice: { tell: () => {}, flush: () => {} }, settled: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const left = (): number => store.getState().queue.length
const comes = (toAct: string, ...entries: readonly number[]): void => {
  store.setState({ sight: sightOf(toAct), queue: [...store.getState().queue, ...entries.map(step)] })
  film.go()
}

test('what is paused stands still, whatever comes, and goes on when it may', () => {
  comes('b', 1, 2)
  film.pause(true)
  comes('b', 3)
  vi.advanceTimersByTime(60_000)
  expect(left()).toBe(3)
  film.pause(false)
  vi.advanceTimersByTime(60_000)
  expect(left()).toBe(0)
})

test('skipping shows at once all that comes before one is asked oneself, and nothing after', () => {
  comes('b', 1, 2)
  expect(left()).toBe(2)
  film.hurry()
  expect(left()).toBe(0)
  comes('b', 3)
  expect(left()).toBe(0)
  comes('a', 4)
  expect(left()).toBe(0)
  comes('b', 5)
  expect(left()).toBe(1)
})

test('the end of a step skips no more than what is there', () => {
  comes('b', 1)
  film.skip()
  expect(left()).toBe(0)
  comes('b', 2)
  expect(left()).toBe(1)
})
