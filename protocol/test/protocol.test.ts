import { describe, expect, test } from 'vitest'
import { agree, down, name, newTable, PROTOCOL, ROUTES, up, word } from '../src/index.ts'

describe('what the page may say', () => {
  const hello = { type: 'hello', protocol: PROTOCOL, rules: '3', content: 'abc', since: null }

  test('a hello carries the versions of protocol, rules and content', () => {
    expect(up.parse(hello)).toEqual(hello)
    for (const missing of ['protocol', 'rules', 'content', 'since'])
      expect(up.safeParse({ ...hello, [missing]: undefined }).success).toBe(false)
  })

  test.each([
    ['no type', {}],
    ['another type', { type: 'seed' }],
    ['a member more', { ...hello, admin: true }],
    ['a number that is none', { type: 'act', n: Number.NaN, action: { type: 'move' }, count: 1 }],
    ['a negative count', { type: 'act', n: 1, action: { type: 'move' }, count: -1 }],
    ['a count beyond any record', { type: 'act', n: 1, action: { type: 'move' }, count: 1e9 }],
    ['an action without a type', { type: 'act', n: 1, action: {}, count: 1 }],
    ['orders that are no values', { type: 'order', n: 1, orders: { a: {} } }],
  ])('%s is refused', (_, message) => {
    expect(up.safeParse(message).success).toBe(false)
  })
})

test.each(['', ' a', 'a ', 'a\nb', 'a\u202eb', '\ud800', 'x'.repeat(33), '   '])('%j is no name', (text) => {
  expect(name.safeParse(text).success).toBe(false)
})

test.each(['Marek', 'María José', '李', 'O’Neill', 'a b'])('%j is a name', (text) => {
  expect(name.parse(text)).toBe(text)
})

test('half a character cannot be thrown into the dice', () => {
  expect(word.safeParse('12345678\ud83d').success).toBe(false)
  expect(word.safeParse('12345678').success).toBe(true)
  expect(word.safeParse('1234567').success).toBe(false)
})

test('a table has one to eight chairs, each for somebody', () => {
  const table = { game: 'wravity', options: {}, chairs: [{ seat: 'p1', for: 'me' }] }
  expect(newTable.safeParse(table).success).toBe(true)
  expect(newTable.safeParse({ ...table, chairs: [] }).success).toBe(false)
  expect(newTable.safeParse({ ...table, chairs: [{ seat: 'p1', for: 'somebody' }] }).success).toBe(false)
})

test('two ends agree only where protocol, rules and content are the same', () => {
  const one = { protocol: 1, rules: '3', content: 'abc' }
  expect(agree(one, { ...one })).toBe(true)
  for (const other of [{ protocol: 2 }, { rules: '4' }, { content: 'abd' }])
    expect(agree(one, { ...one, ...other })).toBe(false)
})

test('no two routes are the same', () => {
  const all = Object.values(ROUTES).map((r) => `${r.method} ${r.url}`)
  expect(new Set(all).size).toBe(all.length)
})

test('what the server says has a schema, too', () => {
  expect(down.parse({ type: 'done', n: 1, result: { ok: true } }).type).toBe('done')
  expect(down.safeParse({ type: 'seed', seed: '' }).success).toBe(false)
})
