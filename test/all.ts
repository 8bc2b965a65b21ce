// The test command: everything there is to check, and one line at the end that counts.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser, install } from './browser.ts'
import { projects, root, typeErrors } from './types.ts'

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }
/** What failed, said once more at the end: whoever sees only the last lines sees what to mend. */
const failures: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'muster-test-'))

function step(name: string, run: () => Count): void {
  const began = performance.now()
  process.stdout.write(`\n== ${name}\n`)
  const { passed, failed } = run()
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

function types(): Count {
  const said = projects().map(typeErrors)
  for (const errors of said) if (errors) process.stdout.write(errors)
  return { passed: said.filter((s) => s === null).length, failed: said.filter((s) => s !== null).length }
}

/** What vitest writes of its run, as far as it is read here. */
interface Said {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

function vitest(): Count {
  const file = join(folder, 'vitest.json')
  const run = program('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const said = JSON.parse(readFileSync(file, 'utf8')) as Said
  for (const { name, message, assertionResults } of said.testResults) {
    if (message) failures.push(`${name}: ${message}`)
    for (const test of assertionResults)
      if (test.status === 'failed') failures.push(`${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
  }
  return { passed: said.numPassedTests, failed: Math.max(said.numFailedTests, run.failed) }
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
step('formatting and lint', () => program('biome', 'ci', '--error-on-warnings', '.'))
step('exports and dependencies that nobody uses', () => program('knip'))
step('types', types)
step('unit, property and contract tests', vitest)
step('rules matrix', matrix)
if (existsSync(join(root, 'web/playwright.config.ts'))) step('the page in a browser', pages)

if (failures.length > 0) process.stdout.write(`\n== what failed\n${failures.join('\n')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0
