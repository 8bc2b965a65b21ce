// The test command: everything there is to check, and one line at the end that counts.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser, install } from './browser.ts'
import { allTypeErrors, root } from './types.ts'

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }
/** What failed, said once more at the end: whoever sees only the last lines sees what to mend. */
const failures: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'muster-test-'))

async function step(name: string, run: () => Count | Promise<Count>): Promise<void> {
  const began = performance.now()
  process.stdout.write(`\n== ${name}\n`)
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(`${name}: ${failed} failed`)
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`-- ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`)
}

/** Runs a program of the project; its exit code is the verdict. */
function program(name: string, ...args: string[]): Count {
  const run = spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' })
  return run.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function types(): Promise<Count> {
  const said = await allTypeErrors()
  for (const errors of said) if (errors) process.stdout.write(errors)
  return { passed: said.filter((s) => s === null).length, failed: said.filter((s) => s !== null).length }
}

/** What vitest writes of its run, as far as it is read here. */
interface Said {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** More files than these have not failed by accident. */
const MOST_AGAIN = 3

const failedIn = (said: Said): readonly string[] =>
  said.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`),
  ])

function runVitest(...files: readonly string[]): { readonly said: Said | null; readonly failed: number } {
  const file = join(folder, files.length > 0 ? 'vitest-again.json' : 'vitest.json')
  const run = program('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files)
  const said = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Said) : null
  return { said, failed: Math.max(said?.numFailedTests ?? 0, run.failed) }
}

/** Like the page's tests, few that failed on a busy machine have a second try, alone; the run names them. */
function vitest(): Count {
  const { said, failed } = runVitest()
  const passed = said?.numPassedTests ?? 0
  const wrong = said ? failedIn(said) : []
  const files = said?.testResults.filter((file) => file.status === 'failed').map((file) => file.name) ?? []
  if (failed === 0 || files.length === 0 || files.length > MOST_AGAIN) {
    failures.push(...wrong)
    return { passed, failed }
  }
  const again = runVitest(...files)
  process.stdout.write(`\n${failed} had a second try:\n${wrong.join('\n')}\n`)
  if (again.said) failures.push(...failedIn(again.said))
  return { passed: passed + Math.max(0, failed - again.failed), failed: again.failed }
}

/** The matrix rule × code × test of every game, without a gap. */
function matrix(): Count {
  const node = join(root, 'node_modules/.bin/node')
  const run = spawnSync(node, ['cli/src/main.mjs', 'rules', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  process.stderr.write(run.stderr)
  if (run.status !== 0 && !run.stdout.trim().startsWith('{')) return { passed: 0, failed: 1 }
  const games = JSON.parse(run.stdout) as Record<string, { rules: number; uncited: string[]; untested: string[] }>
  const count: Count = { passed: 0, failed: 0 }
  for (const [game, { rules, uncited, untested }] of Object.entries(games)) {
    const gaps = new Set([...uncited, ...untested])
    if (gaps.size > 0) process.stdout.write(`${game}: uncited ${uncited.join(' ')}; untested ${untested.join(' ')}\n`)
    count.failed += gaps.size
    count.passed += rules - gaps.size
  }
  return count
}

function pages(): Count {
  const file = join(folder, 'playwright.json')
  const run = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: browser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  )
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} passed only at the second try (listed above as flaky)\n`)
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, run.status === 0 ? 0 : 1) }
}

if (spawnSync('python3', ['--version']).status !== 0) install('python3')
await step('formatting and lint', () => program('biome', 'ci', '--error-on-warnings', '.'))
await step('exports and dependencies that nobody uses', () => program('knip'))
await step('types', types)
await step('unit, property and contract tests', vitest)
await step('rules matrix', matrix)
if (existsSync(join(root, 'web/playwright.config.ts'))) await step('the page in a browser', pages)

if (failures.length > 0) process.stdout.write(`\n== what failed\n${failures.join('\n')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0
