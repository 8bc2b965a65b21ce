// Our rulebooks: the same numbers in the code, in three languages and in the index of printed paragraphs.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@muster/engine'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'

const docs = fileURLToPath(new URL('../docs/rulebooks', import.meta.url))

/** The numbers of a rulebook's paragraphs, in the order of the page. */
function numbers(file: string): string[] {
  return [...readFileSync(join(docs, file), 'utf8').matchAll(/^\*\*([A-Z]?[\d.]+)\*\*/gm)].map((m) => m[1] as string)
}

describe.each(GAMES.map((g) => g.id))('%s', (id) => {
  test.each(LANGUAGES)('the %s rulebook has every rule once, in order', async (language) => {
    const module = await GAMES.find((g) => g.id === id)?.load()
    expect(numbers(`${id}.${language}.md`)).toEqual(
      Object.keys(module?.game.rulebook ?? {}).sort(byPage(`${id}.en.md`)),
    )
  })

  test('the index from the printed paragraphs names every rule, and no other', async () => {
    const index = readFileSync(join(docs, `${id}.index.md`), 'utf8')
    const columns = index
      .split('\n')
      .filter((l) => l.startsWith('|'))
      .map((l) => l.split('|').at(-2) ?? '')
    const cited = new Set(columns.flatMap((c) => c.match(/\b[A-Z]?\d+(\.\d+)*\b/g) ?? []))
    const ours = numbers(`${id}.en.md`)
    const where = `docs/rulebooks/${id}.index.md`
    const missing = ours.filter((n) => !cited.has(n))
    expect(missing, `${where} has no line for these rules`).toEqual([])
    const unknown = [...cited].filter((n) => !ours.includes(n))
    expect(unknown, `${where} names rules that are not in the rulebook`).toEqual([])
  })
})

test('every rulebook on the shelf belongs to a game', () => {
  const ids = new Set(
    readdirSync(docs)
      .map((f) => f.split('.')[0])
      .filter((f) => f !== 'terms'),
  )
  expect([...ids].sort()).toEqual(GAMES.map((g) => g.id).sort())
  expect(existsSync(join(docs, 'terms.md'))).toBe(true)
})

function byPage(file: string): (a: string, b: string) => number {
  const page = numbers(file)
  return (a, b) => page.indexOf(a) - page.indexOf(b)
}
