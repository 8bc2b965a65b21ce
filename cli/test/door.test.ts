// Nothing that a file says reaches the terminal as a command to it.

import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { code, harmless, inOneLine } from '../src/door.ts'
import { finished } from './finished.ts'
import { duel, fresh } from './shell.ts'

/** What a terminal obeys: C0 but for tabs and new lines, DEL, C1, and what turns the order of reading. */
const RANGES = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069'
const OBEYED = new RegExp(`[${RANGES}]`)

const HOSTILE = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u007f\r\u202eevil\u2066\nmuster: all is well'

describe('the door', () => {
  test('writes out every character that a terminal obeys', () => {
    for (let c = 0; c < 0x3000; c++) {
      const out = harmless(`a${String.fromCharCode(c)}b`)
      expect(OBEYED.test(out)).toBe(false)
      if (!OBEYED.test(String.fromCharCode(c))) expect(out).toBe(`a${String.fromCharCode(c)}b`)
    }
    expect(harmless('\u001b[1m')).toBe('\\u001b[1m')
    expect(inOneLine('a\nb')).toBe('a\\u000ab')
  })

  test('lets our own codes out, and no others that look like them', () => {
    expect(harmless(`${code('[1m')}x${code('[22m')}${code('\r')}`)).toBe('\u001b[1mx\u001b[22m\r')
    expect(harmless(code(']0;title'))).toMatch(/^\\u001b/)
  })

  test('what it writes out of JSON is the same JSON', () => {
    const value = { [HOSTILE]: HOSTILE }
    expect(JSON.parse(harmless(JSON.stringify(value)))).toEqual(value)
  })
})

/** Every text of a value made hostile, one at a time. */
function* spoiled(value: unknown, put: (part: unknown) => unknown): Generator<unknown> {
  if (typeof value === 'string') yield put(value + HOSTILE)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const whole = (changed: unknown) =>
        put(Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed })
      yield* spoiled(part, whole)
      if (!Array.isArray(value)) yield put({ ...value, [key + HOSTILE]: part })
    }
  }
}

describe('a hostile file', () => {
  const record = JSON.parse(finished('door'))
  const few = { ...record, entries: record.entries.slice(0, 2) }
  const files = [...spoiled(few, (x) => x)].map((x) => JSON.stringify(x))

  test('says nothing raw in any command that reads it', async () => {
    const file = fresh('hostile.json')
    expect(files.length).toBeGreaterThan(30)
    for (const text of files) {
      writeFileSync(file, text)
      for (const args of [
        ['replay', '--all', file],
        ['replay', '--json', file],
        ['verify', file],
        ['play', '--resume', file],
      ]) {
        const { out, err } = await duel(args, ['q'])
        expect(`${out}${err}`).not.toMatch(OBEYED)
        expect(`${out}${err}`).not.toMatch(/^muster: all is well/m)
      }
    }
  })

  test('says nothing raw where it is no JSON, or a pack', async () => {
    const file = fresh('hostile.json')
    const packs = [HOSTILE, JSON.stringify({ [HOSTILE]: 1 }), JSON.stringify({ cards: { x: { name: HOSTILE } } })]
    for (const text of [
      ...packs,
      ...[...spoiled({ cards: { [HOSTILE]: {} } }, (x) => x)].map((x) => JSON.stringify(x)),
    ]) {
      writeFileSync(file, text)
      for (const args of [
        ['play', 'duel', '--pack', file],
        ['simulate', 'duel', '--games', '2', '--bot', 'random', '--pack', file],
        ['verify', file],
      ]) {
        const { out, err } = await duel(args, ['q'])
        expect(`${out}${err}`).not.toMatch(OBEYED)
      }
    }
  })

  test.each([
    ['en', 'larger than 64 MB'],
    ['es', 'más de 64 MB'],
    ['fr', 'dépasse 64 Mo'],
  ])('is refused in a sentence where it is too large, in %s', async (language, sentence) => {
    for (const command of [['verify'], ['replay'], ['play', '--resume']]) {
      const ran = await duel([...command, '/dev/zero', '--language', language])
      expect([ran.code, ran.err]).toEqual([1, expect.stringContaining(sentence)])
    }
  })
})
