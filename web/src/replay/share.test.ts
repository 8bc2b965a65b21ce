import { expect, test } from 'vitest'
import { packRecord, unpackRecord } from './share.ts'

test('what is packed into a link comes out again', () => {
  const text = JSON.stringify({ format: 'muster-match', name: 'Défense', entries: [1, 2, 3] })
  expect(unpackRecord(packRecord(text))).toBe(text)
  expect(packRecord(text)).toMatch(/^[\w-]+$/)
})

test('a broken link is nothing', () => {
  expect(unpackRecord('not a record')).toBeNull()
})
