import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the lines in the README play a whole random game', () => {
  const lines = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? ''
  expect(lines.trim().split('\n').length).toBeLessThanOrEqual(15)
  const node = join(root, 'node_modules/.bin/node')
  const run = spawnSync(node, ['--input-type=module-typescript', '-'], { cwd: root, input: lines, encoding: 'utf8' })
  expect(run.stderr).toBe('')
  expect(run.stdout).toContain('winners')
})
