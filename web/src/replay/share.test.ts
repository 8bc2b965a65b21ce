import { deflateSync, inflateSync } from 'fflate'
import { expect, test } from 'vitest'
import { BOUNDS } from '../saved/bounds.ts'
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

test('of a link that unpacks to far too much, only so much is unpacked', () => {
  const packed = deflateSync(new Uint8Array(3 * BOUNDS.link).fill(32), { level: 9 })
  const broken = [...packed.subarray(0, packed.length / 2), ...Array(packed.length).fill(255)]
  const linkOf = (bytes: Iterable<number>): string => btoa([...bytes].map((b) => String.fromCharCode(b)).join(''))
  expect(unpackRecord(linkOf(packed))).toMatchObject({ why: { key: 'record.tooLong' } })
  // Whoever unpacked all of it would come to the broken half, and say something else.
  expect(() => inflateSync(Uint8Array.from(broken))).toThrow()
  expect(unpackRecord(linkOf(broken))).toMatchObject({ why: { key: 'record.tooLong' } })
})

test('a link may hold as much as the bound, and be nested as deeply', () => {
  const text = `"${'x'.repeat(BOUNDS.link - 2)}"`
  expect(unpackRecord(packRecord(text))).toEqual({ text })
  const nested = (n: number): string => packRecord('['.repeat(n) + ']'.repeat(n))
  expect(unpackRecord(nested(BOUNDS.depth))).toHaveProperty('text')
  expect(unpackRecord(nested(20_000))).toMatchObject({ why: { key: 'record.tooDeep' } })
  expect(unpackRecord(packRecord(JSON.stringify('['.repeat(20_000))))).toHaveProperty('text')
})
