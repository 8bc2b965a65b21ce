import { expect, test } from 'vitest'
import { svg } from './svg.ts'

test('a value stays a value, whatever it says', () => {
  const name = '"><img src=x onerror=alert(1)>'
  const safe = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'
  expect(String(svg`<g id="a-${name}">${name}</g>`)).toBe(`<g id="a-${safe}">${safe}</g>`)
  expect(String(svg`<text>${"Tom & 'Jerry'"}</text>`)).toBe('<text>Tom &amp; &#39;Jerry&#39;</text>')
})

test('markup made here goes in as it is, alone or many', () => {
  const dots = [1, 2].map((x) => svg`<circle cx="${x}"/>`)
  const size = svg`width="${3}" height="${'4"'}"`
  expect(String(svg`<g ${size}>${dots}</g>`)).toBe('<g width="3" height="4&quot;"><circle cx="1"/><circle cx="2"/></g>')
})

test('what only looks like markup is none', () => {
  const fake = { toString: () => '<script>', text: '<script>' }
  expect(String(svg`${JSON.parse(JSON.stringify({ a: ['<b>'] })).a}`)).toBe('&lt;b&gt;')
  expect(String(svg`${fake as never}`)).toBe('&lt;script&gt;')
})

test('a bare word in a tag is refused: there no escaping would help', () => {
  expect(() => svg`<g ${'onload=alert(1)'}/>`).toThrow('only markup')
  expect(String(svg`<g a="1"${''}/>`)).toBe('<g a="1"/>')
})

const SOURCES = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
  .filter(([name]) => !/\.test\.tsx?$/.test(name))
  .map(([path, text]) => ({ name: path.replace('../', '').replace('./', 'door/'), text }))

const namesWith = (what: RegExp): readonly string[] => SOURCES.filter((s) => what.test(s.text)).map((s) => s.name)

test('there is one door', () => {
  expect(namesWith(/dangerouslySetInnerHTML/)).toEqual(['door/Markup.tsx'])
  expect(
    namesWith(/\b(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc/i),
  ).toEqual([])
  expect(namesWith(/\beval\(|new Function\b|DOMParser/)).toEqual([])
  expect(namesWith(/new Worker\(/).length).toBeGreaterThan(0)
  expect(namesWith(/new Worker\((?!codeAt\()/)).toEqual([])
  expect(namesWith(/\bbuiltIn\(/)).toEqual(['rules/book.ts'])
  expect(namesWith(/\btrustedHtml\(/)).toEqual(['door/svg.ts'])
})

test('every value in a tag stands in quotes', () => {
  const loose = SOURCES.filter((s) => s.text.includes('svg`')).flatMap(
    (s) => s.text.match(/svg`[^`]*[\w-]=\$\{/g) ?? [],
  )
  expect(loose).toEqual([])
})
