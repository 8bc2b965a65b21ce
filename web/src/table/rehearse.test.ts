import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Face } from '../face.ts'
import { rehearse } from './rehearse.ts'
import { FIRST, type Show } from './show.ts'

const face = { verb: () => null, card: () => null } as unknown as Face
const offer = { action: { type: 'go' }, aim: { piece: 'scout', place: 3 } }
const sight = { viewer: 'allies', offers: [offer] } as unknown as Show['sight']
const atOnce = <X>(work: () => X): X => work()

function seen(start: Partial<Show>): readonly Show[] {
  const store = createStore<Show>(() => ({ ...FIRST, sight, ...start }))
  const shown: Show[] = []
  store.subscribe((now) => shown.push(now))
  const before = store.getState()
  rehearse(store, face, 0, atOnce)
  expect(store.getState()).toBe(before)
  return shown
}

test('something is taken up and laid down again, and all is as it was', () => {
  expect(seen({}).map((show) => show.selected)).toEqual(['scout', null])
})

test('whoever has something in hand, weighs, or looks at something else is left alone', () => {
  expect(seen({ selected: 'scout' as never })).toEqual([])
  expect(seen({ refused: {} as never })).toEqual([])
  expect(seen({ past: { entry: 1, view: null } })).toEqual([])
  expect(seen({ coveredFor: 'blight' })).toEqual([])
  expect(seen({ sight: { ...sight, offers: [] } as never })).toEqual([])
})
