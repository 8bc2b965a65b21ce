import { describe, expect, test } from 'vitest'
import { columns } from '../src/columns.ts'
import { median, share } from '../src/simulate/statistics.ts'

describe('Wilson intervals', () => {
  test('agree with known values', () => {
    const half = share(50, 100)
    expect(half.low).toBeCloseTo(0.4038, 4)
    expect(half.high).toBeCloseTo(0.5962, 4)
    const none = share(0, 10)
    expect(none.low).toBe(0)
    expect(none.high).toBeCloseTo(0.2775, 4)
  })

  test('know nothing from nothing', () => {
    expect(share(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
  })
})

describe('medians of counts', () => {
  test.each([
    [{ 5: 1 }, 5],
    [{ 5: 1, 6: 1 }, 5.5],
    [{ 10: 3, 9: 1, 2: 1 }, 10],
    [{}, null],
  ])('%j', (counts, middle) => expect(median(counts as Record<string, number>)).toBe(middle))
})

test('tables put words left and figures right', () => {
  expect(
    columns([
      ['side', 'won'],
      ['Allies', 7],
      ['A', 12],
    ]),
  ).toBe('  side    won\n  Allies    7\n  A        12')
})
