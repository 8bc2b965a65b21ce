import type { Down } from '@muster/protocol'
import { expect, test } from 'vitest'
import { Reading } from '../src/tables/reading.ts'

test('that somebody reads is told until it is long ago, or until they have sat down', () => {
  const reading = new Reading()
  const said: Down[] = []
  const tellAt = (now: number): void => reading.tell([{ send: (message) => void said.push(message) }], now)
  tellAt(0)
  expect(reading.opened(1000)).toBe(true)
  expect(reading.opened(2000)).toBe(false)
  tellAt(5000)
  tellAt(1_000_000)
  expect(said).toEqual([{ type: 'reading', ago: 4000 }])
  reading.opened(2_000_000)
  reading.forget()
  tellAt(2_001_000)
  expect(said).toHaveLength(1)
})
