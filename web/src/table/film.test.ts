import { say } from '@muster/engine'
import type { Sight, Step } from '@muster/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Face } from '../face.ts'
import { loadFace } from '../games/index.ts'
import { useSettings } from '../settings.ts'
import { liesAfter } from '../tumble.ts'
import { type Film, film as filmOf } from './film.ts'
import { presentIn, toldBefore } from './rolling.ts'
import { seriesIn } from './series.ts'
import { FIRST, type Show, type ShowStore } from './show.ts'
import { watchedIn } from './watched.ts'

const step = (entry: number, by = 'b', type = 'happened'): Step => ({
  entry,
  by,
  event: { type },
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

const VOLLEY = 18

const hint: Face['hint'] = ({ type }) => ({
  ms: type === 'volley' ? 300 : 1000,
  ...(type === 'volley' ? { dice: Array.from({ length: VOLLEY }, () => ({ sides: 12 as const, value: 1 })) } : {}),
  ...(type === 'rolled' ? { dice: [{ sides: 6, value: 1 }], places: [4] } : {}),
  ...(type === 'shot' ? { dice: [{ sides: 10, value: 4, result: 'miss' }], places: [4] } : {}),
  ...(type === 'flipped' ? { luck: true } : {}),
  ...(type === 'moved' ? { places: [7], sound: 'step' } : {}),
})

let store: ShowStore
let film: Film

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const face: Face = { ...(await loadFace('rivet-wars', null)), hint, noted: () => [] }
  vi.useFakeTimers()
  store = createStore<Show>(() => ({ ...FIRST, view: {}, sight: sightOf('b') }))
  film = filmOf({ store, face, voice: { tell: () => {}, flush: () => {} }, settled: () => {} })
})
afterEach(() => {
  useSettings.setState({ speed: 'normal' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const left = (): number => store.getState().queue.length
const comes = (toAct: string, ...entries: readonly number[]): void => {
  store.setState({ sight: sightOf(toAct), queue: [...store.getState().queue, ...entries.map((entry) => step(entry))] })
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

test('what one rolled oneself is told by all lines of its entry, and by nobody else', () => {
  const queue = [step(1, 'a', 'rolled'), step(1, 'a'), step(2, 'a'), step(3, 'b', 'rolled')]
  store.setState({ sight: sightOf('b'), queue })
  film.go()
  film.skip()
  expect(store.getState().rolled).toEqual({ entry: 1, lines: [say('told.1'), say('told.1')] })
})

test('what follows by itself upon one’s own roll is told with it, and not instead of it', () => {
  const own = (entry: number, type?: string): Step => ({ ...step(entry, 'a', type), turn: 'a' })
  store.setState({ did: 1, stays: true, sight: sightOf('a'), queue: [own(1, 'shot'), own(2, 'rolled'), own(2)] })
  film.go()
  film.skip()
  const told = [1, 2, 2].map((entry) => say(`told.${entry}`))
  expect(store.getState().rolled).toEqual({ entry: 2, lines: told, decided: 0, deed: 1 })
  expect(store.getState().stays).toBe(true)
  // What one rolls in the turn of another is another matter.
  store.setState({ queue: [step(3, 'b'), step(4, 'a', 'rolled')] })
  film.go()
  film.skip()
  expect(store.getState().rolled).toEqual({ entry: 4, lines: [say('told.4')] })
  expect(store.getState().stays).toBe(false)
})

test('what a card decides is told like a roll', () => {
  store.setState({ sight: sightOf('b'), queue: [step(1, 'a', 'flipped')] })
  film.go()
  film.skip()
  expect(store.getState().rolled).toEqual({ entry: 1, lines: [say('told.1')] })
})

test('what was skipped before the dice fell is told all the same', () => {
  store.setState({ sight: sightOf('b'), queue: [step(1, 'a', 'fell'), step(1, 'a', 'rolled'), step(1, 'a')] })
  film.go()
  film.skip()
  expect(store.getState().rolled).toEqual({ entry: 1, lines: [say('told.1'), say('told.1')] })
})

test('a roll lasts until all its dice lie and were seen, however short its event', () => {
  store.setState({ sight: sightOf('b'), queue: [step(1, 'a', 'volley'), step(2, 'a')] })
  film.go()
  const { playing } = store.getState()
  expect(playing?.lie).toBeCloseTo(liesAfter(VOLLEY))
  vi.advanceTimersByTime(liesAfter(VOLLEY) + 100)
  expect(store.getState().diary).toEqual([])
  vi.advanceTimersByTime(400)
  expect(store.getState().diary.map((line) => line.told)).toEqual([say('told.1')])
})

test('while dice roll it is told who fights whom, and not what comes of it, also when a turn is seen again', () => {
  const face = { hint: ({ type }: { type: string }) => ({ ...hint({ type }, {}), fight: say('a duel') }) }
  const steps = [step(1, 'b'), step(2, 'b', 'rolled')]
  const rolls = { ...store.getState(), again: true, turned: { view: {}, steps }, queue: steps.slice(1), view: {} }
  const playing = { id: 1, event: { type: 'rolled' }, after: {}, ms: 900, lie: 500 }
  expect(presentIn(face, { ...rolls, playing })?.told).toEqual(say('a duel'))
  expect(presentIn({ hint }, { ...rolls, playing })?.told).toBe(null)
  expect(presentIn({ hint }, { ...rolls, playing: null })?.told).toEqual(say('told.2'))
  expect(toldBefore(rolls)?.told).toEqual(say('told.1'))
  const seen = watchedIn({ ...rolls, sight: sightOf('b') }, presentIn({ hint }, { ...rolls, playing }))
  expect(seen?.deeds.flatMap(({ lines }) => lines)).toEqual([say('told.1')])
})

test('the dice of a fight lie there while it is told, and are gone when somebody moves on', () => {
  const plays = (...types: readonly string[]): void => {
    store.setState({ sight: sightOf('b'), queue: types.map((type, i) => step(i + 1, 'b', type)) })
    film.go()
    vi.advanceTimersByTime(60_000)
  }
  plays('rolled', 'fell')
  expect(store.getState().thrown?.place).toBe(4)
  plays('moved')
  expect(store.getState().thrown).toBe(null)
})

test('fights of one’s own that follow one another take twice their time, and can be skipped without what comes after', () => {
  const queue = [step(1, 'a', 'rolled'), step(1, 'a', 'rolled'), step(2)]
  store.setState({ sight: sightOf('b'), queue, series: { entry: 1, skipped: false } })
  film.go()
  vi.advanceTimersByTime(1900)
  expect(left()).toBe(3)
  vi.advanceTimersByTime(200)
  expect(left()).toBe(2)
  film.skipSeries()
  expect(left()).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(left()).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(left()).toBe(0)
})

test('dice that fall more than once in one entry of one’s own are a series', () => {
  const face = { hint }
  const rolled = (entry: number, by: string): Step => step(entry, by, 'rolled')
  expect(seriesIn(face, [rolled(1, 'a'), step(1, 'a'), rolled(1, 'a')], {}, 'a')?.entry).toBe(1)
  expect(seriesIn(face, [rolled(1, 'a'), rolled(2, 'a')], {}, 'a')).toBe(null)
  expect(seriesIn(face, [rolled(1, 'b'), rolled(1, 'b')], {}, 'a')).toBe(null)
})

test('where nothing moves each step stays to be seen as long as elsewhere', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  store.setState({ queue: [step(1), step(2)] })
  film.go()
  vi.advanceTimersByTime(200)
  expect(left()).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(left()).toBe(0)
})

test('who wants everything at once waits for nothing, but for what is watched again', () => {
  useSettings.setState({ speed: 'none' })
  store.setState({ queue: [step(1), step(2)] })
  film.go()
  vi.advanceTimersByTime(20)
  expect(left()).toBe(0)
  store.setState({ queue: [step(1), step(2)], again: true, known: 9 })
  film.go()
  vi.advanceTimersByTime(200)
  expect(left()).toBe(2)
  vi.advanceTimersByTime(10_000)
  expect(left()).toBe(0)
})

test('a phase that nobody ended is told to have ended by itself, and one that was ended here is not', () => {
  const why = say('empty.combat')
  store.setState({ did: 3, queue: [3, 5].map((entry) => ({ ...step(entry, 'a', 'unseen'), told: why })) })
  film.go()
  vi.runAllTimers()
  expect(store.getState().diary.map((line) => line.told)).toEqual([
    why,
    say('table.passed', { why, so: say('table.byItself') }),
  ])
})
