import { describe, expect, test } from 'vitest'
import type { OptionSpec } from '../src/index.ts'
import { startsOf } from '../testkit/fuzz.ts'

const labels = (...options: OptionSpec[]): string[] => startsOf({ id: 'any', options }).map((s) => s.label)

const MODE: OptionSpec = { key: 'mode', kind: 'choice', default: 'two', values: ['two', 'four'] }

describe('starts', () => {
  test('are the defaults and each other value of each choice and flag', () => {
    const fog: OptionSpec = { key: 'fog', kind: 'flag', default: false }
    expect(labels(MODE, fog)).toEqual(['as it comes', 'mode four', 'fog true'])
  })

  test('set what a value depends on', () => {
    const map: OptionSpec = {
      key: 'map',
      kind: 'choice',
      default: 'small',
      values: ['small', 'large'],
      valuesWhen: { large: { mode: ['four'] } },
    }
    expect(labels(MODE, map)).toEqual(['as it comes', 'mode four', 'mode four, map large'])
  })

  test('set what a default gets in the way of', () => {
    const squads = ['fire', 'water']
    const one: OptionSpec = { key: 'one', kind: 'choice', default: 'fire', values: squads }
    const valuesWhen = { fire: { one: ['water'] }, water: { one: ['fire'] } }
    const two: OptionSpec = { key: 'two', kind: 'choice', default: 'water', values: squads, valuesWhen }
    expect(labels(one, two)).toEqual(['as it comes', 'one water'])
  })

  test('limit the rounds where there is such an option', () => {
    const rounds: OptionSpec = { key: 'rounds', kind: 'number', default: 0, max: 99 }
    expect(startsOf({ id: 'any', options: [rounds] }, 9)[0]?.options).toEqual({ rounds: 9 })
  })

  test('fail for a value that can never be chosen', () => {
    const odd: OptionSpec = { ...MODE, values: ['two', 'six'], valuesWhen: { six: { mode: ['seven'] } } }
    expect(() => labels(odd)).toThrow('any: mode six can never be chosen')
  })
})
