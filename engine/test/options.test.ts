import { describe, expect, test } from 'vitest'
import { chooseOptions, isAsked, type OptionSpec, openValues } from '../src/index.ts'

const SPECS: readonly OptionSpec[] = [
  { key: 'mode', kind: 'choice', default: 'duel', values: ['duel', 'team', 'solo'] },
  {
    key: 'map',
    kind: 'choice',
    default: 'small',
    values: ['small', 'large', 'cave'],
    valuesWhen: { small: { mode: ['duel', 'solo'] }, cave: { mode: ['solo'] } },
  },
  { key: 'fog', kind: 'flag', default: false, when: { mode: ['duel', 'team'] } },
  { key: 'rounds', kind: 'number', default: 0, min: 0, max: 60 },
]

const chosen = (wish: Record<string, string | number | boolean>): unknown => {
  const result = chooseOptions(SPECS, wish)
  return result.ok ? result.options : [result.why.key, result.why.args?.['option']]
}

describe('options', () => {
  test('are filled with their defaults', () => {
    expect(chosen({})).toEqual({ mode: 'duel', map: 'small', fog: false, rounds: 0 })
  })

  test('take what is chosen', () => {
    expect(chosen({ mode: 'solo', map: 'cave', rounds: 12 })).toMatchObject({ mode: 'solo', map: 'cave', rounds: 12 })
    expect(chosen({ fog: true })).toMatchObject({ fog: true })
  })

  test('fall to the first open value where the default is closed', () => {
    expect(chosen({ mode: 'team' })).toMatchObject({ map: 'large' })
  })

  test('that are not asked keep their default, whatever was wished', () => {
    expect(chosen({ mode: 'solo', fog: true })).toMatchObject({ fog: false })
    expect(isAsked(SPECS[2] as OptionSpec, { mode: 'solo' })).toBe(false)
    expect(isAsked(SPECS[2] as OptionSpec, { mode: 'team' })).toBe(true)
  })

  test('are refused by name where they are unknown or cannot be so', () => {
    expect(chosen({ colour: 'red' })).toEqual(['refusal.unknownOption', 'colour'])
    expect(chosen({ mode: 'chess' })).toEqual(['refusal.badOption', 'mode'])
    expect(chosen({ map: 'cave' })).toEqual(['refusal.badOption', 'map'])
    expect(chosen({ fog: 'yes' })).toEqual(['refusal.badOption', 'fog'])
    for (const rounds of [-1, 61, 1.5, '12', Number.NaN]) {
      expect(chosen({ rounds })).toEqual(['refusal.badOption', 'rounds'])
    }
  })

  test('tell which values are open', () => {
    expect(openValues(SPECS[1] as OptionSpec, { mode: 'duel' })).toEqual(['small', 'large'])
    expect(openValues(SPECS[3] as OptionSpec, {})).toBeUndefined()
  })
})
