import { LANGUAGES } from '@muster/engine'
import { wording } from '@muster/words'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/play/commands.ts'
import { plain } from '../src/play/menu.ts'
import { TEXTS, type TextKey } from '../texts/index.ts'

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = TEXTS[language]

  test('are all there', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(TEXTS.en).sort())
  })

  test('take the same figures as the English ones', () => {
    const figures = (text: string): string[] => [...text.matchAll(/\{(\w+)[,}]/g)].map((m) => m[1] as string).sort()
    for (const key of Object.keys(texts)) expect(figures(texts[key] ?? ''), key).toEqual(figures(TEXTS.en[key] ?? ''))
  })

  test('are messages that can be worded', () => {
    const args = { seat: 'x', side: 'x', first: 'x', count: 2, mean: 1.5, percent: '5', number: 1, round: 1, score: 1 }
    const more = { what: 'x', price: 'x', word: 'x', why: 'x', action: 'x', label: 'x', value: 'x', file: 'x' }
    const pieces = { piece: 'x', pieces: 'x' }
    const rest = { problem: 'x', rule: 'x', seed: 'x', commitment: 'x', bot: 'x', entry: 1, signal: 'x', at: 1 }
    const last = { game: 'x', games: 'x', seats: 'x', draws: 1, actions: 1, rules: 'x', known: 'x', most: 1, time: 'x' }
    const word = wording(language, texts)
    for (const key of Object.keys(texts))
      expect(word({ key, args: { ...args, ...more, ...rest, ...last, ...pieces } })).not.toContain('{')
  })

  test('give every command a key and a word of its own', () => {
    const names = COMMANDS.flatMap((c) => [texts[`key.${c}` satisfies TextKey], plain(texts[`word.${c}`] ?? '')])
    expect(new Set(names).size).toBe(names.length)
  })
})
