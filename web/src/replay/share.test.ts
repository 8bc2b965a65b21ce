import { Deflate } from 'fflate'
import { expect, test } from 'vitest'
import { BOUNDS } from '../kept/bounds.ts'
import { packRecord, unpackRecord } from './share.ts'

test('what is packed into a link comes out again', () => {
  const text = JSON.stringify({ format: 'muster-match', name: 'Défense', entries: [1, 2, 3] })
  expect(unpackRecord(packRecord(text))).toEqual({ text })
  expect(packRecord(text)).toMatch(/^[\w-]+$/)
})

test('a broken link is nothing', () => {
  expect(unpackRecord('not a record')).toMatchObject({ why: { key: 'record.foreign' } })
  expect(unpackRecord(packRecord('x'.repeat(5000)).slice(0, 6))).toMatchObject({ why: { key: 'record.foreign' } })
})

/** A link that unpacks to so many bytes, made without ever having them. */
function bomb(bytes: number): string {
  const parts: Uint8Array[] = []
  const deflate = new Deflate({ level: 9 }, (part) => parts.push(part))
  const piece = new Uint8Array(1_000_000).fill(32)
  for (let i = 0; i < bytes; i += piece.length) deflate.push(piece, i + piece.length >= bytes)
  return btoa(parts.map((part) => [...part].map((b) => String.fromCharCode(b)).join('')).join(''))
}

test('a link that unpacks to far too much is refused long before it is unpacked', () => {
  const link = bomb(80_000_000)
  expect(link.length).toBeLessThan(150_000)
  const began = performance.now()
  expect(unpackRecord(link)).toMatchObject({ why: { key: 'record.tooLong' } })
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a link may hold as much as the bound, and be nested as deeply', () => {
  const text = `"${'x'.repeat(BOUNDS.link - 2)}"`
  expect(unpackRecord(packRecord(text))).toEqual({ text })
  const nested = (n: number): string => packRecord('['.repeat(n) + ']'.repeat(n))
  expect(unpackRecord(nested(BOUNDS.depth))).toHaveProperty('text')
  expect(unpackRecord(nested(20_000))).toMatchObject({ why: { key: 'record.tooDeep' } })
  expect(unpackRecord(packRecord(JSON.stringify('['.repeat(20_000))))).toHaveProperty('text')
})
