import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { follower } from './Calm.tsx'
import { FIRST, type Show } from './show.ts'

afterEach(() => vi.unstubAllGlobals())

const sightOf = (viewer: string): Show['sight'] => ({ viewer }) as Show['sight']

test('what lies round the board follows after the next painted frame', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then))
  const store = createStore<Show>(() => FIRST)
  const { late } = follower(store)
  store.setState({ thinkingMost: 1 })
  store.setState({ thinkingMost: 2 })
  expect(late.getState().thinkingMost).toBe(0)
  expect(frames).toHaveLength(1)
  frames[0]?.()
  await vi.waitFor(() => expect(late.getState().thinkingMost).toBe(2))
})

test('nobody sees for a frame what was shown to somebody else', () => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const store = createStore<Show>(() => ({ ...FIRST, sight: sightOf('allies') }))
  const { late } = follower(store)
  store.setState({ coveredFor: 'blight' })
  expect(late.getState().coveredFor).toBe('blight')
  store.setState({ sight: sightOf('blight'), coveredFor: null })
  expect(late.getState().sight?.viewer).toBe('blight')
})
