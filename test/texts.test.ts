// Every text in three languages, with the same figures in it.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LANGUAGES, type Texts } from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'

/** The names of the figures in a message, in branches too. */
function figures(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((e) => {
    if (e.type === TYPE.literal || e.type === TYPE.pound) return []
    if (e.type === TYPE.plural || e.type === TYPE.select) {
      return [e.value, ...Object.values(e.options).flatMap((o) => figures(o.value))]
    }
    return e.type === TYPE.tag ? figures(e.children) : [e.value]
  })
}

const figuresOf = (text: string): string[] => [...new Set(figures(parse(text, { ignoreTag: true })))].sort()

function agree(texts: Readonly<Record<string, Texts>>): void {
  const en = texts['en'] ?? {}
  for (const language of LANGUAGES) {
    const other = texts[language] ?? {}
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort())
    const wrong = Object.keys(en).filter(
      (key) => figuresOf(en[key] ?? '').join() !== figuresOf(other[key] ?? '').join(),
    )
    expect(wrong, `${language}: other figures than in English`).toEqual([])
    expect(Object.keys(en).filter((key) => (other[key] ?? '').trim() === '')).toEqual([])
  }
}

describe('texts', () => {
  test('of the table', () => agree(TABLE_TEXTS))

  test.each(GAMES.map((g) => g.id))('of %s', async (id) => {
    const module = await GAMES.find((g) => g.id === id)?.load()
    const all = await Promise.all(LANGUAGES.map(async (l) => [l, (await module?.texts(l)) ?? {}] as const))
    agree(Object.fromEntries(all))
  })

  test.each(GAMES.map((g) => g.id))('of the packs of %s', async (id) => {
    const module = await GAMES.find((g) => g.id === id)?.load()
    const all = await Promise.all(LANGUAGES.map(async (l) => [l, (await module?.packTexts(l)) ?? {}] as const))
    agree(Object.fromEntries(all))
  })
})
