// No file and no function that nobody stopped in time.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const MOST = { source: 299, stylesheet: 400, body: 60 }

/** Long because they list, not because they do: tables of cases, one short line or two for each. */
const TABLES_OF_CASES: Readonly<Record<string, string>> = {
  'games/rivet-wars/src/words/event.ts eventWords': 'a sentence for each event',
  'games/rivet-wars/src/shapes/event.ts eventShape': 'the shape of each event',
  'games/aces-and-armor/src/shapes/event.ts eventShape': 'the shape of each event',
  'games/wravity/src/evolve/movement.ts evolveMovement': 'what each event of movement changes',
}

/** Texts, content, lists of rules, lessons and tests are as long as what they list. */
const LISTS = /(^|\/)(test|testkit|e2e|texts|content|lessons)\/|\.test\.tsx?$|\.generated\.ts$|\/rulebook\.ts$/

const tracked = (...globs: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...globs], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '')

const sources = tracked('*.ts', '*.tsx', '*.mjs').filter((file) => !LISTS.test(file))
const lines = (text: string): number => text.trimEnd().split('\n').length
const tooLong = (files: readonly string[], most: number): readonly string[] =>
  files.flatMap((file) => {
    const count = lines(readFileSync(file, 'utf8'))
    return count > most ? [`${file}: ${count}`] : []
  })

interface Long {
  readonly name: string
  readonly lines: number
}

/** The functions of a source, by the name they are bound to, and how many lines each has. */
function functionsOf(file: string, text: string): readonly Long[] {
  const found: Long[] = []
  const names = new Map<Node, string>()
  const measure = (node: Node & { readonly id?: { readonly name: string } | null }): void => {
    const name = node.id?.name ?? names.get(node) ?? 'nameless'
    found.push({ name: `${file} ${name}`, lines: lines(text.slice(node.start, node.end)) })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init, id.name)
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, text).program)
  return found
}

test('no source file has 300 lines', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(tooLong(sources, MOST.source)).toEqual([])
})

test('no stylesheet has more than 400 lines', () => {
  const sheets = tracked('*.css')
  expect(sheets.length).toBeGreaterThan(20)
  expect(tooLong(sheets, MOST.stylesheet)).toEqual([])
})

test('no function has more than 60 lines, except tables of cases', () => {
  const all = sources.flatMap((file) => functionsOf(file, readFileSync(file, 'utf8')))
  const long = all.filter((one) => one.lines > MOST.body).map((one) => one.name)
  expect(long.sort()).toEqual(Object.keys(TABLES_OF_CASES).sort())
})

test('a long function is found, however it is written', () => {
  const body = `{\n${'  go()\n'.repeat(MOST.body)}}`
  const text = `function one() ${body}\nconst two = () => ${body}\nconst three = { go() ${body} }\n`
  const long = functionsOf('x.ts', text).filter((one) => one.lines > MOST.body)
  expect(long.map((one) => one.name)).toEqual(['x.ts one', 'x.ts two', 'x.ts nameless'])
})

test('no stylesheet has :has() in a list of :is(): then the browser styles the whole table anew at every press', () => {
  const hidden = /:(is|where)\((?:[^()]|\([^()]*\))*:has\(/
  expect(':is(.side:has(> .slips:not(:empty)), .low)').toMatch(hidden)
  const found = tracked('*.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (hidden.test(line) ? [`${file}:${i + 1}`] : [])),
  )
  expect(found).toEqual([])
})
