import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commitment, drawsOf, fairDice, isSeed, newSeed, streamKey } from '../src/index.ts'

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

describe('the stream', () => {
  test('a seed is fresh and well formed', () => {
    expect(isSeed(newSeed())).toBe(true)
    expect(newSeed()).not.toBe(newSeed())
    expect(() => fairDice('abc')).toThrow('64 small hex digits')
  })

  test('entering at an index gives the same draws as walking there', () => {
    const dice = fairDice(SEED, { allies: 'hello' })
    const walked = Array.from(
      { length: 20 },
      (
        (c) => () =>
          c.d6()
      )(dice.from(0)),
    )
    const entered = dice.from(7)
    expect(walked.slice(7, 10)).toEqual([entered.d6(), entered.d6(), entered.d6()])
  })

  test('what a player throws in changes every stream, and the commitment not', () => {
    const plain = fairDice(SEED)
    const mixed = fairDice(SEED, { allies: 'x' })
    const draws = (d: typeof plain): number[] =>
      Array.from(
        { length: 16 },
        (
          (c) => () =>
            c.below(1000)
        )(d.from(0)),
      )
    expect(draws(plain)).not.toEqual(draws(mixed))
    expect(plain.record.commitment).toBe(mixed.record.commitment)
  })

  test('a draw has a range that 32 bits can serve', () => {
    const draw = drawsOf(streamKey(SEED, {}))
    expect(draw(0, 1)).toBe(0)
    expect(draw(0, 2 ** 32)).toBeLessThan(2 ** 32)
    for (const n of [0, -6, 2 ** 32 + 1, Number.NaN]) expect(() => draw(0, n)).toThrow('there is no draw of')
  })

  test('half a character cannot be thrown in: other languages have no bytes for it', () => {
    expect(() => fairDice(SEED, { allies: '\ud83d' })).toThrow('half a character')
    expect(() => fairDice(SEED, { allies: '🎲' })).not.toThrow()
  })

  test('every face is as likely as the others', () => {
    const draw = drawsOf(streamKey(SEED, {}))
    const counts = new Array<number>(6).fill(0)
    for (let i = 0; i < 6000; i++) counts[draw(i, 6)] = (counts[draw(i, 6)] ?? 0) + 1
    const chi = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(35.9)
  })
})

test('the checker printed in docs/dice.md, in another language, agrees', () => {
  const doc = readFileSync(new URL('../../docs/dice.md', import.meta.url), 'utf8')
  const script = /```python\n([\s\S]*?)```/.exec(doc)?.[1] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'muster-dice-'))
  const dice = fairDice(SEED, {
    blight: 'añ"o\\ \b\f\n\r\t\u0001\u007f\u2028/🎲',
    allies: '1',
    '\u{10000}': 'x',
    '\ufffd': 'y',
  })
  const luck = dice.from(0)
  const pairs = (...ranges: number[]): number[] => ranges.flatMap((n) => [n, luck.below(n)])
  const match = {
    dice: { ...dice.record, seed: SEED },
    draws: pairs(24, 23, 6),
    entries: [{ draws: pairs(6, 6, 12) }, { by: 'x' }, { draws: pairs(10, 3_000_000_000) }],
  }
  writeFileSync(join(folder, 'check.py'), script)
  writeFileSync(join(folder, 'good.json'), JSON.stringify(match))
  const python = (file: string): string =>
    execFileSync('python3', [join(folder, 'check.py'), join(folder, file)], { encoding: 'utf8', stdio: 'pipe' })
  expect(python('good.json').trim()).toBe('8 draws follow from the seed')
  const bent = structuredClone(match)
  bent.entries[0] = { draws: [6, ((match.entries[0]?.draws?.[1] ?? 0) + 1) % 6] }
  writeFileSync(join(folder, 'bent.json'), JSON.stringify(bent))
  expect(() => python('bent.json')).toThrow('draw 3, entry 1')
  expect(commitment(SEED)).toBe(match.dice.commitment)
})
