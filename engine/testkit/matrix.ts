// Rule by rule: where the code cites it, and whether a test titled by it ran that code and proved something.

import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { citations } from './citations.ts'

/** What is missing between a game's rulebook, its code and its tests. */
export interface Gaps {
  readonly rules: number
  readonly uncited: readonly string[]
  readonly untested: readonly string[]
}

/** A citation with the file it stands in, seen from the root. */
export interface Cited {
  readonly id: string
  readonly file: string
  readonly line: number
}

/** The gaps of every game under `root`, or of one; runs their rule tests to know. */
export async function matrix(root: string, only?: string): Promise<Record<string, Gaps>> {
  const games = gamesUnder(root).filter((game) => only === undefined || game === only)
  const proved = await provedRules(root, only)
  const out: Record<string, Gaps> = {}
  for (const game of games) {
    const rules = await rulesIn(root, game)
    const cited = new Set((await citedIn(root, game)).map((c) => c.id))
    const tested = proved[game] ?? new Set<string>()
    out[game] = {
      rules: rules.length,
      uncited: rules.filter((id) => !cited.has(id)),
      untested: rules.filter((id) => !tested.has(id)),
    }
  }
  return out
}

/** The folders of games that have a rulebook. */
export function gamesUnder(root: string): string[] {
  const books = globSync('games/*/src/rulebook.ts', { cwd: root })
  return books.map((book) => book.split(/[\\/]/)[1] as string).sort()
}

/** The ids of a game's rulebook, in its order. */
export async function rulesIn(root: string, game: string): Promise<string[]> {
  const book = (await import(pathToFileURL(resolve(root, 'games', game, 'src/rulebook.ts')).href)) as {
    RULEBOOK: Readonly<Record<string, string>>
  }
  return Object.keys(book.RULEBOOK)
}

/** Every citation in a game's code. */
export async function citedIn(root: string, game: string): Promise<Cited[]> {
  const files = globSync(`games/${game}/src/**/*.ts`, { cwd: root })
  const all = await Promise.all(
    files.sort().map(async (file) => {
      const found = citations(await readFile(join(root, file), 'utf8'))
      return found.map((c): Cited => ({ ...c, file }))
    }),
  )
  return all.flat()
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly meta?: { readonly musterRule?: { readonly game: string; readonly id: string } }
    }[]
  }[]
}

/** The rules that a passing test titled by them ran and proved, for each game or for one. */
export async function provedRules(root: string, only?: string): Promise<Record<string, Set<string>>> {
  const files = await ruleTests(root, only ?? '*')
  const proved: Record<string, Set<string>> = {}
  if (files.length === 0) return proved
  for (const { assertionResults } of (await runTests(root, files)).testResults) {
    for (const { status, meta } of assertionResults) {
      if (status !== 'passed' || !meta?.musterRule) continue
      const { game, id } = meta.musterRule
      proved[game] ??= new Set()
      proved[game].add(id)
    }
  }
  return proved
}

/** The test files that use `rule(…)`. */
async function ruleTests(root: string, games: string): Promise<string[]> {
  const files = globSync(`games/${games}/test/**/*.test.ts`, { cwd: root })
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return files.filter((_, i) => /\brule\(/.test(texts[i] as string)).sort()
}

async function runTests(root: string, files: readonly string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-rules-'))
  try {
    const outputFile = join(folder, 'report.json')
    const program = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
    const said = await run(
      [
        program,
        'run',
        '--no-isolate',
        '--pool=threads',
        '--root',
        root,
        '--reporter=json',
        `--outputFile=${outputFile}`,
        ...files,
      ],
      root,
    )
    return await readFile(outputFile, 'utf8').then(
      (text) => JSON.parse(text) as Report,
      (error: unknown) => {
        throw new Error(`the rule tests could not be run:\n${said}`, { cause: error })
      },
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Runs to the end, failed tests or not, and gives what was said. */
function run(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 28 }, (_error, out, err) => done(`${out}${err}`))
  })
}
