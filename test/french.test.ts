// French sets its signs apart by a space that never ends a line: narrow before ; ! ?, full before : and inside « ».
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FRENCH_SIGNS } from './terms.ts'

const ROOT = new URL('..', import.meta.url).pathname
const FILES = globSync(
  [
    '{engine,cli,packs}/texts/fr.ts',
    'games/*/{texts,pack/texts}/fr.ts',
    'web/src/**/texts/**/fr.ts',
    'docs/rulebooks/*.fr.md',
  ],
  {
    cwd: ROOT,
  },
)

test('no French line begins with a sign', () => {
  expect(FILES.length).toBeGreaterThan(10)
  const wrong = FILES.flatMap((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (FRENCH_SIGNS.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  )
  expect(wrong).toEqual([])
})
