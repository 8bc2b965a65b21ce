import { afterEach, describe, expect, test } from 'vitest'
import { seeded } from '../src/index.ts'
import { arrangements } from '../testkit/checks/arrangements.ts'
import { chiSquareBound, isOff, isTooFar, isUnlikely, tallyOf } from '../testkit/checks/statistics.ts'
import { difference, explore, prove, proved, rulesOf, scene } from '../testkit/index.ts'
import { HIDDEN } from './table.ts'
import { toy } from './toy/game.ts'
import { RULEBOOK } from './toy/state.ts'

describe('exploring the dice', () => {
  test('finds every way they can fall, with its probability', () => {
    const leaves = explore((chance) => chance.d6() + chance.d6(), 100)
    expect(leaves?.length).toBe(36)
    expect(leaves?.filter((l) => l.value === 7).reduce((sum, l) => sum + l.weight, 0)).toBeCloseTo(1 / 6, 12)
  })

  test('follows dice that depend on others', () => {
    const leaves = explore((chance) => (chance.d6() === 6 ? 10 + chance.below(2) : 0), 100)
    expect(leaves?.map((l) => l.value)).toEqual([0, 0, 0, 0, 0, 10, 11])
    expect(leaves?.reduce((sum, l) => sum + l.weight, 0)).toBeCloseTo(1, 12)
  })

  test('gives up where there are too many', () => {
    expect(explore((chance) => [1, 2, 3, 4].map(() => chance.d6()), 1000)).toBeNull()
    expect(explore((chance) => Array.from({ length: 40 }, () => chance.d6()), 1000)).toBeNull()
  })

  test('gives the one result where no dice fall', () => {
    expect(explore(() => 'sure', 1)).toEqual([{ weight: 1, value: 'sure' }])
  })
})

describe('the bounds', () => {
  const rolls = (n: number, faces: number): string[] => {
    const chance = seeded(`bounds ${n}`)
    return Array.from({ length: n }, () => String(chance.below(faces)))
  }

  const tally = (seen: readonly string[]) => {
    const made = tallyOf(1)
    for (let face = 0; face < 6; face++) made.expect(String(face), seen.length / 6)
    for (const face of seen) made.add(face)
    return made
  }

  test('let fair dice pass and loaded dice not', () => {
    expect(isTooFar(tally(rolls(3000, 6)), 1)).toBe(false)
    expect(isTooFar(tally(rolls(3000, 6).map((f) => (f === '5' ? '4' : f))), 1)).toBe(true)
    expect(isTooFar(tally(rolls(3000, 7)), 1)).toBe(true)
  })

  test('are those of the chi-square, on the safe side', () => {
    expect(chiSquareBound(1, 1e-6)).toBeGreaterThan(23.93)
    expect(chiSquareBound(10, 1e-6)).toBeGreaterThan(46.86)
    expect(chiSquareBound(10, 1e-6)).toBeLessThan(70)
  })

  test('of a probability hold near it and fail far from it', () => {
    const of = (hits: number): number[] => Array.from({ length: 1000 }, (_, i) => (i < hits ? 1 : 0))
    expect([isUnlikely(of(500), 0.5), isUnlikely(of(550), 0.5), isUnlikely(of(620), 0.5)]).toEqual([false, false, true])
    expect([isUnlikely(of(0), 0), isUnlikely(of(1), 0), isUnlikely(of(999), 1)]).toEqual([false, true, true])
  })

  test('of a mean hold near it and fail far from it', () => {
    const xs = rolls(4000, 6).map((f) => Number(f) + 1)
    expect([isOff(xs, 3.5), isOff(xs, 3.9), isOff(xs, 3)]).toEqual([false, true, true])
  })
})

test('arrangements of cards over places are found with their probabilities', () => {
  const card = (slot: string, value: string) => ({ pool: 'p', slot, value, by: 'chance' as const })
  const all = arrangements([card('hand', 'a'), card('deck', 'a'), card('deck', 'b')], 10)
  expect(all).toEqual(
    new Map([
      ['deck=a;deck=b;hand=a', 2 / 3],
      ['deck=a;deck=a;hand=b', 1 / 3],
    ]),
  )
  expect(
    arrangements(
      [...'abcdefgh'].map((v, i) => card(String(i), v)),
      50,
    ),
  ).toBeNull()
})

describe('a difference', () => {
  test('names the place', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b: 2 is not 3')
    expect(difference({ a: 1 }, {})).toBe('a: 1 is missing in the second')
    expect(difference({}, { a: 1 })).toBe('a: 1 is missing in the first')
    expect(difference([], {})).toBe('the whole: [] is not {}')
  })

  test('is not the order of members, but what JSON would lose', () => {
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull()
    expect(difference({ a: undefined }, {})).not.toBeNull()
    expect(difference({ a: Number.NaN }, { a: null })).toBe('a: NaN is not null')
  })
})

describe('a test titled by a rule', () => {
  afterEach(() => {
    globalThis.musterInstrumented = undefined
  })

  const told = (): void => globalThis.musterRuleRan?.('1.1 1.2')

  test('must assert something by the kit', () => {
    expect(() => prove('1.1', told)).toThrow('1.1: this test asserts no event, refusal or offer through the kit')
  })

  test('must run a function that cites the rule, where that can be known', () => {
    prove('1.3', proved)
    globalThis.musterInstrumented = true
    expect(() => prove('1.3', () => [told(), proved()])).toThrow('1.3: no function that cites it ran')
    prove('1.2', () => [told(), proved()])
  })

  test('must be titled by a rule that exists', () => {
    expect(() => rulesOf('toy', RULEBOOK)('9.9' as never, 'nothing', () => {})).toThrow('toy: there is no rule 9.9')
  })
})

describe('a scene', () => {
  const table = () => scene(toy, toy.setup(HIDDEN, seeded('scene')))

  test('does what is legal, with loaded dice', () => {
    const t = table()
    t.does('red', { type: 'step', pawn: 1, to: 4 }).exactly({ type: 'pawnStepped', pawn: 1, to: 4 })
    t.does('red', { type: 'strike', pawn: 1, target: 2 }).gives({ type: 'strikeDeclared' })
    t.asks('blue')
    t.does('blue', { type: 'endure' }, 4, { at: 0 }).gives({ type: 'pawnStruck', hit: true }, { type: 'cardDrawn' })
  })

  test('fails where dice are missing or left over', () => {
    expect(() => table().does('red', { type: 'pass' })).toThrow('the rules ask for one more')
    expect(() => table().does('red', { type: 'step', pawn: 0, to: 3 }, 6)).toThrow('1 of 1 loaded were not used')
  })

  test('fails where events are other than they should be', () => {
    const done = table().does('red', { type: 'step', pawn: 0, to: 3 })
    expect(() => done.gives({ type: 'pawnStruck' })).toThrow()
    expect(() => done.gives({ type: 'pawnStepped' }, { type: 'pawnStepped' })).toThrow()
    expect(() => done.exactly({ type: 'pawnStepped', pawn: 0, to: 4 })).toThrow()
    expect(() => done.without({ type: 'pawnStepped', pawn: 0 })).toThrow()
    done.without({ type: 'pawnStepped', pawn: 1 })
  })

  test('refuses by the rule that forbids it', () => {
    const t = table()
    t.refuses('red', { type: 'step', pawn: 0, to: 8 }, '1.1', 'tooFar')
    expect(() => t.refuses('red', { type: 'step', pawn: 0, to: 8 }, '1.2')).toThrow()
    expect(() => t.refuses('red', { type: 'step', pawn: 0, to: 8 }, '1.1', 'occupied')).toThrow()
    expect(() => t.refuses('red', { type: 'pass' }, '1.1')).toThrow('expected a refusal')
  })

  test('knows what is offered', () => {
    const t = table()
    t.offered('red', { type: 'pass' }, { type: 'step', pawn: 0, to: 3 })
    t.notOffered('red', { type: 'step', pawn: 0, to: 1 })
    expect(() => t.offered('red', { type: 'spring' })).toThrow()
    expect(() => t.notOffered('red', { type: 'pass' })).toThrow()
    expect(() => t.asks('blue')).toThrow()
    expect(() => t.shows(1, 2)).toThrow()
  })
})
