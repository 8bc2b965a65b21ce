import { expect, test } from 'vitest'
import { isLeftOver } from './left-over.ts'

test('the second of two quick presses on “skip” does not end the turn', () => {
  expect(isLeftOver(1000, 1050, 1300)).toBe(true)
})

test('nor does one that comes as the button does, some seconds after skipping', () => {
  expect(isLeftOver(1000, 4000, 4300)).toBe(true)
})

test('whoever has seen the button may press it, and whoever skipped nothing at once', () => {
  expect(isLeftOver(1000, 1050, 2000)).toBe(false)
  expect(isLeftOver(1000, 9000, 9010)).toBe(false)
  expect(isLeftOver(Number.NEGATIVE_INFINITY, 10, 11)).toBe(false)
})
