import { type Message, say } from '@muster/engine'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Face, PieceOnBoard } from '../face.ts'
import { finding } from './finding.ts'
import { FIRST, type Show } from './show.ts'
import type { AtTable } from './useShow.ts'

/** A table where the viewer has the side "us", and what is lit and answered at it. */
function looking(pieces: readonly Partial<PieceOnBoard>[], face: Partial<Face> = {}) {
  const store = createStore<Show>(() => ({ ...FIRST, sight: { viewer: 'me', offers: [] } as unknown as Show['sight'] }))
  const controller = {
    store,
    table: { head: { chairs: [{ seat: 'me', side: 'us' }] } },
    lookBack: () => undefined,
    speak: () => undefined,
    look: (looked: number) => store.setState({ looked }),
    light: (sought: Show['sought'], places: readonly number[] = []) =>
      store.setState({ sought, lit: new Set(places), answered: null }),
    answer: (answered: Message) => store.setState({ answered }),
  }
  const places = [3, 4].map((place) => ({ place, name: say('place') }))
  const seen = { pieces: () => pieces, places: () => places, game: { threats: () => [] }, ...face }
  const found = finding({ controller, face: seen } as unknown as AtTable, { current: null })
  return { ...found, store, answered: () => store.getState().answered?.key }
}

test('threats tell that nobody stands there yet, and not that no enemy reaches them', () => {
  const [ours, theirs, waiting] = [
    { side: 'us', place: 3 },
    { side: 'them', place: 4 },
    { side: 'us', place: null },
  ]
  const told = (...pieces: readonly Partial<PieceOnBoard>[]): unknown => {
    const at = looking(pieces)
    at.threats()
    return at.answered()
  }
  expect(told()).toBe('told.noneOfYours')
  expect(told(waiting, theirs)).toBe('told.noneOfYours')
  expect(told(ours)).toBe('face.noThreats')
  expect(told(ours, theirs)).toBe('face.noThreats')
})

test('reach tells what it lights where that is something of later, and goes out when asked once more', () => {
  const at = looking([{ piece: 1, side: 'us', place: 3 }], {
    reaches: (_view, piece) => (piece === 1 ? [4] : null),
    reached: say('face.ahead'),
  })
  at.store.setState({ looked: 1, sought: 'reach', lit: new Set([4]) })
  at.reach()
  expect(at.answered()).toBe('face.ahead')
  expect([...at.store.getState().lit]).toEqual([4])
  at.reach()
  expect(at.store.getState().sought).toBeNull()
})

test('reach says so where there is nothing', () => {
  const at = looking([{ piece: 1, side: 'us', place: 3 }], { reaches: () => [] })
  at.store.setState({ looked: 1 })
  at.reach()
  expect(at.answered()).toBe('said.reachNothing')
})

test('what may be done now comes before nothing of later', () => {
  const at = looking([{ piece: 1, side: 'us', place: 3 }], { reaches: () => [], reached: say('face.ahead') })
  const offers = [{ action: { type: 'deploy' }, aim: { piece: 1, place: 4 }, label: say('x') }]
  at.store.setState({ looked: 1, selected: 1, sight: { viewer: 'me', offers } as unknown as Show['sight'] })
  at.reach()
  expect([...at.store.getState().lit]).toEqual([4])
  expect(at.answered()).toBeUndefined()
})

test('reach is that of the piece whose card lies there, though nobody was taken in hand', () => {
  const at = looking([{ piece: 1, side: 'us', place: 3 }], { reaches: () => [] })
  const may = (piece: number, place: number, more = {}) => ({ aim: { piece, place }, label: say('x'), ...more })
  const offers = [may(1, 4, { vain: true }), may(2, 3)].map((o) => ({ action: { type: 'attack' }, ...o }))
  at.store.setState({ looked: 1, sight: { viewer: 'me', offers } as unknown as Show['sight'] })
  at.reach()
  expect([...at.store.getState().lit]).toEqual([4])
  expect(at.answered()).toBeUndefined()
})
