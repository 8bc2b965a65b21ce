import { LANGUAGES, type Texts } from '@muster/engine'
import { GAMES } from '@muster/games'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { VERBS } from '../face-told.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ALIKE, NAMES } from './names.ts'

const PAGE: Readonly<Record<string, Texts>> = { en, es, fr }

async function textsOf(id: string): Promise<Readonly<Record<string, Texts>>> {
  if (id === 'page') return PAGE
  const module = await GAMES.find((g) => g.id === id)?.load()
  const all = await Promise.all(LANGUAGES.map(async (l) => [l, await module?.texts(l)]))
  return Object.fromEntries(all)
}

test('whatever is done is named, and on its button too', () => {
  const missing = VERBS.flatMap((verb) => [`verb.${verb}`, `act.${verb}`]).filter((key) => !Object.hasOwn(en, key))
  expect(missing).toEqual([])
})

describe.each(['page', ...GAMES.map((g) => g.id)])('texts of %s', (id) => {
  test('the three languages have the same keys, and every message can be read', async () => {
    const texts = await textsOf(id)
    for (const language of LANGUAGES) {
      const own = texts[language] ?? {}
      expect(Object.keys(own).sort()).toEqual(Object.keys(texts['en'] ?? {}).sort())
      for (const text of Object.values(own)) new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    }
  })

  test('nothing is left in English, but names', async () => {
    const texts = await textsOf(id)
    const left = ['es', 'fr'].flatMap((language) =>
      Object.entries(texts[language] ?? {})
        .filter(([key, text]) => text === texts['en']?.[key] && /[a-z]{3}/i.test(text.replace(/\{[^}]*\}/g, '')))
        .filter(([key, text]) => !NAMES.some((family) => key.startsWith(family)) && !ALIKE.includes(text))
        .map(([key, text]) => `${language} ${key}: ${text}`),
    )
    expect(left).toEqual([])
  })
})
