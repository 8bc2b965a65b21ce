// Documents are code: what they name must be there.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'docs/dice.md',
  'docs/hosting.md',
  ...globSync(['docs/decisions/*.md', '{engine/testkit,cli,bench,protocol}/README.md', 'games/*/README.md'], {
    cwd: root,
  }),
]

test('every dependency is named with its reason', () => {
  const table = read('ARCHITECTURE.md').split('## Dependencies')[1] ?? ''
  const named = [...table.matchAll(/`([^`]+)`/g)].map((m) => m[1] as string)
  const isNamed = (name: string): boolean =>
    named.some((n) => n === name || (n.endsWith('*') && name.startsWith(n.slice(0, -1))))
  const files = [
    'package.json',
    ...globSync(['*/package.json', 'games/*/package.json'], { cwd: root, exclude: ['node_modules'] }),
  ]
  const used = files.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const foreign = [...new Set(used)].filter((name) => !name.startsWith('@muster/'))
  expect(foreign.length).toBeGreaterThan(20)
  expect(foreign.filter((name) => !isNamed(name))).toEqual([])
  expect(named.filter((n) => !n.includes('*') && !n.includes('/src') && !foreign.includes(n))).toEqual([])
})

/** What looks like a file or folder of the house: `engine/src/act.ts`, `games/<game>/src/rulebook.ts`. */
function pathsIn(document: string): string[] {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '')
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((m) => m[1] as string)
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map((m) => m[1] as string)
  const rooms = /^(engine|games|web|cli|bots|dice|words|packs|bench|docs|test|lint|table|protocol|server)\//
  return [...quoted.filter((q) => rooms.test(q)), ...(document.includes('/') ? [] : linked)]
}

describe('a document names only what is there', () => {
  test.each(DOCUMENTS)('%s', (document) => {
    const missing = pathsIn(document).filter((path) => {
      const pattern = path.replaceAll(/<\w+>/g, '*').replaceAll('NN', '*')
      return [root, join(root, dirname(document))].every((cwd) => globSync(pattern, { cwd }).length === 0)
    })
    expect(missing).toEqual([])
  })

  test.each(DOCUMENTS)('%s: every command', (document) => {
    const commands = ['cli/src/program.ts', 'cli/src/commands-of-bots.ts', 'cli/src/commands-of-server.ts']
      .map(read)
      .join('')
    const known = [...commands.matchAll(/command\('([\w-]+)'\)/g)].map((m) => m[1])
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    const text = read(document)
    const called = [...text.matchAll(/(?:run -s muster --|`muster) ([a-z-]+)/g)].map((m) => m[1])
    expect(called.filter((command) => !known.includes(command))).toEqual([])
    const run = [...text.matchAll(/npm run (?:-s )?([a-z]+)/g)].map((m) => m[1] as string)
    expect(run.filter((script) => !scripts.includes(script))).toEqual([])
  })
})

test('every document that others point to is there', () => {
  for (const file of ['LICENSE', 'CHANGELOG.md', ...DOCUMENTS]) expect(existsSync(join(root, file)), file).toBe(true)
})
