// Our rulebooks, fetched when somebody wants to read.
import type { Language } from '@muster/engine'
import { builtIn, type Svg } from '../door/svg.ts'

const BOOKS = import.meta.glob<string>('../../../docs/rulebooks/*.{en,es,fr}.md', { query: '?raw', import: 'default' })

export interface Rule {
  readonly id: string
  readonly html: string
}

export interface Chapter {
  readonly id: string
  readonly title: string
  /** What stands before its first numbered rule. */
  readonly lead: string
  readonly rules: readonly Rule[]
}

export interface Book {
  readonly title: string
  readonly intro: string
  readonly chapters: readonly Chapter[]
}

const read = new Map<string, Promise<Book>>()

export function openBook(game: string, language: Language): Promise<Book> {
  const key = `${game}.${language}`
  const known = read.get(key)
  if (known) return known
  const book = fetchBook(game, language)
  read.set(key, book)
  return book
}

async function fetchBook(game: string, language: Language): Promise<Book> {
  const load = BOOKS[`../../../docs/rulebooks/${game}.${language}.md`] ?? BOOKS[`../../../docs/rulebooks/${game}.en.md`]
  if (!load) throw new Error(`there is no rulebook of ${game}`)
  const [{ marked }, text] = await Promise.all([import('marked'), load()])
  return parseBook(text, (md) => marked.parse(md, { async: false }))
}

/** Chapters are `## n Title`; a rule is a paragraph that opens with its number in bold. */
export function parseBook(text: string, html: (markdown: string) => string): Book {
  const [front = '', ...parts] = text.split(/^## /m)
  const [, title = '', intro = ''] = /^# (.*)\n([\s\S]*)$/.exec(front.trim()) ?? []
  const chapters = parts.map((part) => {
    const [head = '', ...rest] = part.split('\n')
    const [, id = head, name = ''] = /^([\w.]+)\s+(.*)$/.exec(head.trim()) ?? []
    const [lead = '', ...rules] = rest.join('\n').split(/^(?=\*\*[\w.]+\*\*)/m)
    return { id, title: name, lead: html(lead), rules: rules.map((rule) => parseRule(rule, html)) }
  })
  return { title, intro: html(intro), chapters }
}

function parseRule(text: string, html: (markdown: string) => string): Rule {
  const [, id = '', body = ''] = /^\*\*([\w.]+)\*\*\s*([\s\S]*)$/.exec(text) ?? []
  return { id, html: html(body) }
}

export function findRule(book: Book, id: string): Rule | null {
  return book.chapters.flatMap((c) => c.rules).find((r) => r.id === id) ?? null
}

export const wordsOf = (wanted: string): readonly string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean)

/** Text of a book for the page. Wide tables scroll by themselves, by finger and by keyboard; the page never does. */
export const printed = (html: string, name: string): Svg =>
  builtIn(
    html
      .replaceAll('<table>', `<section class="table-scroll" tabindex="0" aria-label="${name}"><table>`)
      .replaceAll('</table>', '</table></section>'),
  )

/** What stands before, between and behind the tables of a text. */
export const betweenTables = (html: string): readonly string[] => html.split(/<table>[\s\S]*?<\/table>/)

/** The text with every occurrence of the words marked; tags and signs are left alone. */
export function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html
  const any = new RegExp(words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi')
  const parts = html.split(/(<[^>]*>|&[^;\s]+;)/)
  return parts.map((part, i) => (i % 2 === 1 ? part : part.replace(any, '<mark>$&</mark>'))).join('')
}
