import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test('whoever asks for a coach is coached, though tips were ended at another match', async () => {
  const { guide, useGuide } = await import('./guide.ts')
  guide('first')
  useGuide.getState().set({ quiet: true, hushed: true })
  guide('second')
  const { quiet, hushed, guided } = useGuide.getState()
  expect({ quiet, hushed, guided }).toEqual({ quiet: false, hushed: false, guided: ['first', 'second'] })
})
