import { LANGUAGES } from '@muster/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import example from '../../../games/aces-and-armor/pack/example.json' with { type: 'json' }
import { loadFace } from '../games/index.ts'
import { makeWords, PageWords, pageTexts } from '../words.tsx'
import { findRule, openBook } from './book.ts'
import { WithTables } from './RuleText.tsx'

test.each(LANGUAGES)('a rule has the tables of the match where its own are printed (%s)', async (language) => {
  const face = await loadFace('aces-and-armor', example)
  const rule = findRule(await openBook('aces-and-armor', language), '11.10')
  const tables = face.tables?.() ?? []
  const words = makeWords(language, await pageTexts(language))
  if (!rule) throw new Error('the rule of the tables is there')
  const shown = (some: typeof tables): string =>
    renderToStaticMarkup(
      <PageWords first={words}>
        <WithTables rule={rule} tables={some} say={({ key }) => key} />
      </PageWords>,
    )
  const [printed, mine] = [shown([]), shown(tables)]
  const count = (html: string): number => html.split('<table>').length - 1
  expect(count(printed)).toBe(tables.length)
  expect(count(mine)).toBe(tables.length)
  expect(printed).toContain('T-34')
  expect(mine).not.toContain('T-34')
  expect(mine).toContain('unit.t-34')
})
