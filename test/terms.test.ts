import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language, type Texts } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { AGREEING, NAMELESS, NOT_IN, NOWHERE } from './terms.ts'

const ROOT = new URL('..', import.meta.url).pathname
const GLOBS = [
  '{engine,cli,packs}/texts',
  'games/*/{texts,pack/texts}',
  'web/src/texts',
  'web/src/texts/*',
  'web/src/games/*/texts',
]

interface Said {
  readonly where: string
  readonly key: string
  readonly text: string
}

async function said(language: Language): Promise<Said[]> {
  const files = globSync(
    GLOBS.map((glob) => `${glob}/${language}.ts`),
    { cwd: ROOT },
  )
  const all = files.map(async (file) => {
    const module: Readonly<Record<string, Texts>> = await import(`${ROOT}${file}`)
    return Object.values(module).flatMap((texts) =>
      Object.entries(texts).map(([key, text]) => ({ where: file, key, text })),
    )
  })
  expect(files.length).toBeGreaterThanOrEqual(10)
  return (await Promise.all(all)).flat()
}

/** The paragraphs of our rulebooks and of the page on how to play: the same words as on the table. */
function ruled(language: Language): Said[] {
  return globSync(`docs/{rulebooks,how-to-play}/*.${language}.md`, { cwd: ROOT }).flatMap((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8')
      .split('\n')
      .map((text, i) => ({ where: file, key: String(i + 1), text })),
  )
}

const found = (all: readonly Said[], words: readonly RegExp[]): string[] =>
  all.flatMap(({ where, key, text }) => {
    const word = words.find((w) => w.test(text))
    return word ? [`${where} ${key}: ${text} (${word.source})`] : []
  })

describe.each(LANGUAGES)('the decided terms in %s', (language) => {
  test('are said everywhere', async () => {
    const all = await said(language)
    const besideTheSheet = all.filter(({ key }) => key !== 'sheet.hits')
    expect(found(besideTheSheet, NOWHERE[language])).toEqual([])
  })

  test.each(Object.keys(NOT_IN))('are said in %s, on the table and in the rulebook', async (game) => {
    const own = [...(await said(language)), ...ruled(language)].filter(({ where }) => where.includes(game))
    expect(own.length).toBeGreaterThan(200)
    expect(found(own, NOT_IN[game]?.[language] ?? [])).toEqual([])
  })

  test('nothing has to agree with what is put in', async () => {
    expect(found(await said(language), AGREEING[language])).toEqual([])
  })
})

test('rulebooks say what the table says', () => {
  const words = LANGUAGES.flatMap((language) => found(ruled(language), NOWHERE[language]))
  expect(words).toEqual([])
})

test('a French refusal names whom it refuses', async () => {
  const refusals = (await said('fr')).filter(({ key }) => key.startsWith('refusal.'))
  expect(found(refusals, [NAMELESS])).toEqual([])
})
