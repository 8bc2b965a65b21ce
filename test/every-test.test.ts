import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { INCLUDED } from '../vitest.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Those of the skeleton are run in the game that a test makes of it. */
const exclude = ['**/node_modules/**', '**/dist/**', 'cli/skeleton/**']

test('every file of tests is run', () => {
  const written = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude })
  const run = globSync(INCLUDED, { cwd: root, exclude })
  expect(written.filter((file) => !run.includes(file))).toEqual([])
  expect(run.some((file) => file.startsWith('words'))).toBe(true)
})
