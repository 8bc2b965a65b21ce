import { expect, test } from 'vitest'
import { findRule, markWords, parseBook, printed, wordsOf } from './book.ts'

const text = '# Redoubt\n\nIntro.\n\n## 6 Fire\n\nLead.\n\n**6.1** A unit may fire.\n\n**6.2** Not too far.\n'

test('a rulebook is chapters of numbered rules', () => {
  const book = parseBook(text, (md) => md.trim())
  expect(book.title).toBe('Redoubt')
  expect(book.chapters[0]).toMatchObject({ id: '6', title: 'Fire', lead: 'Lead.' })
  expect(findRule(book, '6.2')?.html).toBe('Not too far.')
})

test('what was looked for is marked, but never inside a tag or a sign', () => {
  expect(markWords('<p class="fire">Fire &amp; a (fire).</p>', wordsOf(' fire amp ('))).toBe(
    '<p class="fire"><mark>Fire</mark> &amp; a <mark>(</mark><mark>fire</mark>).</p>',
  )
})

test('a table lies in a box that scrolls and can be reached by keyboard', () => {
  expect(String(printed('<p>a</p><table><tr></tr></table>', 'Table'))).toBe(
    '<p>a</p><section class="table-scroll" tabindex="0" aria-label="Table"><table><tr></tr></table></section>',
  )
})
