import { expect, test, vi } from 'vitest'
import { unhurried } from './useSaved.ts'

test('however often it is asked for while it is done, it is done only once more', async () => {
  vi.useFakeTimers()
  let done = 0
  const ask = unhurried(async () => {
    done++
  })
  for (let i = 0; i < 200; i++) ask()
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toBe(2)
  ask()
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toBe(3)
  vi.useRealTimers()
})
