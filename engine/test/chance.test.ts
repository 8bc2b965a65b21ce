import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chance, Luck, noChance, plainDice, recording, repeating, seeded } from '../src/index.ts'
import { at, loaded } from '../testkit/loaded.ts'

/** How often each of `n` results came in `times` draws. */
function counts(draw: () => number, n: number, times: number): number[] {
  const out = Array<number>(n).fill(0)
  for (let i = 0; i < times; i++) {
    const got = draw()
    out[got] = (out[got] ?? 0) + 1
  }
  return out
}

/** Each result comes as often as the others, within five deviations. */
function expectEven(seen: readonly number[], times: number): void {
  const due = times / seen.length
  for (const n of seen) expect(Math.abs(n - due)).toBeLessThan(5 * Math.sqrt(due))
}

describe('seeded luck', () => {
  test('is the same for the same seed and another for another', () => {
    const draws = (c: Chance): number[] => Array.from({ length: 50 }, () => c.below(1000))
    expect(draws(seeded('a'))).toEqual(draws(seeded('a')))
    expect(draws(seeded('a'))).not.toEqual(draws(seeded('b')))
    expect(draws(seeded(1))).not.toEqual(draws(seeded(2)))
  })

  test('rolls every face as often as the others', () => {
    const chance = seeded('faces')
    expectEven(
      counts(() => chance.d6() - 1, 6, 60_000),
      60_000,
    )
    expectEven(
      counts(() => chance.d10() - 1, 10, 60_000),
      60_000,
    )
    expectEven(
      counts(() => chance.d12() - 1, 12, 60_000),
      60_000,
    )
  })

  test('does not favour small numbers where the range is no power of two', () => {
    const chance = seeded('large')
    const range = 3 * 2 ** 30
    expectEven(
      counts(() => Math.floor(chance.below(range) / 2 ** 30), 3, 30_000),
      30_000,
    )
  })

  test('pairs of rolls are as even as single ones', () => {
    const chance = seeded('pairs')
    expectEven(
      counts(() => chance.below(6) * 6 + chance.below(6), 36, 72_000),
      72_000,
    )
  })

  test('first rolls of neighbouring seeds are even', () => {
    let seed = 0
    expectEven(
      counts(() => seeded(seed++).below(6), 6, 12_000),
      12_000,
    )
  })

  test('shuffles into every order as often as into the others', () => {
    const chance = seeded('shuffle')
    const orders = ['012', '021', '102', '120', '201', '210']
    expectEven(
      counts(() => orders.indexOf(chance.shuffle([0, 1, 2]).join('')), 6, 30_000),
      30_000,
    )
  })

  test('shuffling keeps the list and gives the same things', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (xs, seed) => {
        const before = [...xs]
        const mixed = seeded(seed).shuffle(xs)
        expect(xs).toEqual(before)
        expect(mixed.toSorted()).toEqual(before.toSorted())
      }),
    )
  })

  test('picks from the list, and fails where there is nothing', () => {
    expect(['a', 'b']).toContain(seeded('pick').pick(['a', 'b']))
    expect(() => seeded('pick').pick([])).toThrow('nothing to pick from')
  })
})

describe('recorded luck', () => {
  test('repeats to the same results', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 50 })), (seed, ranges) => {
        const { chance, draws } = recording(seeded(seed))
        const first = ranges.map((n) => chance.below(n))
        const again = repeating(draws)
        expect(ranges.map((n) => again.chance.below(n))).toEqual(first)
        expect(again.left()).toBe(0)
      }),
    )
  })

  test('tells what is left, and fails when other draws are asked', () => {
    const { chance, left } = repeating([6, 3, 10, 7])
    expect(left()).toBe(2)
    expect(chance.d6()).toBe(4)
    expect(() => chance.d6()).toThrow('draw 1: the rules ask for one of 6, recorded is one of 10')
    expect(chance.d10()).toBe(8)
    expect(() => chance.d6()).toThrow('draw 2: the rules ask for one more than was recorded')
  })

  test('records picks and shuffles as draws', () => {
    const { chance, draws } = recording(new Luck((n) => n - 1))
    expect(chance.pick(['a', 'b', 'c'])).toBe('c')
    expect(chance.shuffle([1, 2, 3])).toEqual([1, 2, 3])
    expect(draws).toEqual([3, 2, 3, 2, 2, 1])
  })
})

describe('other luck', () => {
  test('none at all fails at once', () => {
    expect(() => noChance.d6()).toThrow('this must not use chance')
  })

  test('a match that nobody verifies still never uses an index twice alike', () => {
    const dice = plainDice('table')
    const at4 = dice.from(4)
    expect([at4.below(1000), at4.below(1000)]).toEqual([dice.from(4).below(1000), expect.any(Number)])
    expect(dice.from(5).below(1e9)).not.toBe(dice.from(4).below(1e9))
  })

  test('loaded dice fall as told', () => {
    const { chance, finish } = loaded(6, at(2), 1)
    expect([chance.d6(), chance.pick(['a', 'b', 'c']), chance.d10()]).toEqual([6, 'c', 1])
    finish()
  })

  test('loaded dice fail when one is missing, left over, or not on the die', () => {
    expect(() => loaded().chance.d6()).toThrow('0 were loaded, the rules ask for one more (of 6)')
    expect(() => loaded(7).chance.d6()).toThrow('7 is not on a die of 6')
    expect(() => loaded(1, 2).finish()).toThrow('2 of 2 loaded were not used')
  })
})
