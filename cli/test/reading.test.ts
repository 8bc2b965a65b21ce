import { LANGUAGES } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { TEXTS } from '../texts/index.ts'
import { muster } from './shell.ts'

const CARDS = [
  ['rivet-wars', 'hacksaw turret', 'torreta sierra', 'hacksaw turret', / 2 2 2 0 0\n/],
  ['wravity', 'marksman’s mark: scout', 'francotirador: explorador', 'franc-tireur : éclaireur', / 4 p/],
  ['aces-and-armor', 'howitzer', 'obús', 'obusier', / \d+ \/ \d+ \/ \d+\n/],
] as const

describe.each(CARDS)('cards of %s', (game, en, es, fr, printed) => {
  test.each(LANGUAGES)('are read on demand in %s', async (language) => {
    const word = TEXTS[language]['word.card'] ?? ''
    const name = { en, es, fr }[language]
    const { out, err } = await muster(
      ['play', game, '--seed', 'k', '--open-hands', '--lang', language],
      [word, `${word} ${name.toUpperCase().replaceAll('\u00a0', ' ')}`, `${word} zeppelin`],
    )
    expect(err).toBe('')
    expect(out.toLowerCase()).toContain(name)
    expect(out).toMatch(printed)
    expect(out).toMatch(/zeppelin\n.*zeppelin/)
  })
})

test('a piece that cannot act says why, all of them or by name', async () => {
  const enter = ['1', '1', '1', '1', 'why', 'fire 2', 'why nobody']
  const { out } = await muster(['play', 'wravity', '--seed', 'k', '--bot', 'random', '--as', 'p1'], enter)
  expect(out).toContain('  Fire 2, outside: Your door hex is occupied.\n')
  expect(out.match(/Fire 2, outside: Your door hex is occupied/g)).toHaveLength(2)
  expect(out.match(/Fire 8, outside: Your door hex is occupied/g)).toHaveLength(1)
  expect(out).toContain('None of your pieces that cannot act has “nobody” in its name.')
})

test('owners, doors and armies are told apart without colour', async () => {
  const rivet = await muster(['play', 'rivet-wars', '--mission', '3', '--seed', 'k'], [])
  expect(rivet.out).toMatch(/^ 1 b=/m)
  expect(rivet.out).toMatch(/^ 9 A=/m)
  const wravity = await muster(['play', 'wravity', '--seed', 'k'], [])
  expect(wravity.out).toMatch(/\[F\].*\n[\s\S]*\[W\]/)
  const aces = await muster(['play', 'aces-and-armor', '--seed', 'k', '--open-hands'], ['4', '4', '1', '3', '1', '3'])
  expect(aces.out).toMatch(/[a-z]\d+\/[123]/)
  expect(aces.out).toMatch(/[A-Z]\d+\/[123]/)
})
