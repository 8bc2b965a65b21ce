// `muster new-game` in a copy of the house: what it makes compiles, passes and plays; only what nobody has written fails.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const house = mkdtempSync(join(tmpdir(), 'muster-house-'))
const LEFT_OUT = new Set(['.git', 'node_modules', 'web', 'dist', 'screenshots'])

afterAll(() => rmSync(house, { recursive: true }))

/** Our rooms, with packages of their own: what is not ours is linked. */
function copyHouse(): void {
  cpSync(root, house, {
    recursive: true,
    filter: (from) =>
      !from
        .slice(root.length)
        .split('/')
        .some((part) => LEFT_OUT.has(part)),
  })
  const packages = join(root, 'node_modules')
  mkdirSync(join(house, 'node_modules/@muster'), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== '@muster') symlinkSync(join(packages, name), join(house, 'node_modules', name))
  }
  cpSync(join(packages, '@muster'), join(house, 'node_modules/@muster'), { recursive: true, verbatimSymlinks: true })
}

function run(program: string, ...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const done = spawnSync(join(root, 'node_modules/.bin', program), args, { cwd: house, encoding: 'utf8' })
  return { code: done.status, said: done.stdout + done.stderr }
}

const muster = (...args: readonly string[]) => run('node', 'cli/src/main.mjs', ...args)

beforeAll(() => {
  copyHouse()
  expect(muster('new-game', 'night-patrol')).toMatchObject({ code: 0 })
}, 120_000)

describe('a new game', () => {
  test.each(['tsconfig.json', 'tsconfig.test.json'])('compiles: %s', (config) => {
    expect(run('tsc', '--noEmit', '-p', `games/night-patrol/${config}`)).toEqual({ code: 0, said: '' })
  })

  test('compiles in the list of games', () => {
    expect(run('tsc', '--noEmit', '-p', 'games/tsconfig.json')).toEqual({ code: 0, said: '' })
  })

  test('is formatted and linted', () => {
    expect(run('biome', 'check', '--vcs-enabled=false', '--error-on-warnings', 'games/night-patrol').said).toContain(
      'No fixes',
    )
  })

  test('has nothing left of the skeleton in it', () => {
    const files = readdirSync(join(house, 'games/night-patrol'), { recursive: true, withFileTypes: true })
    const texts = files.filter((f) => f.isFile()).map((f) => readFileSync(join(f.parentPath, f.name), 'utf8'))
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text) => /skeleton/i.test(text))).toEqual([])
  })

  test('passes its own tests, and those of texts and rulebooks', () => {
    const ran = run('vitest', 'run', 'games/night-patrol', 'test/texts.test.ts', 'test/rulebooks.test.ts')
    expect(ran).toMatchObject({ code: 0 })
  })

  test('has every rule cited and proved', () => {
    expect(muster('rules', 'night-patrol')).toMatchObject({ code: 0 })
  })

  test.each(['en', 'es', 'fr'])('plays in the terminal: %s', (language) => {
    const ran = muster('play', 'night-patrol', '--bot', 'random', '--as', 'spectator', '--language', language)
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.said).toContain('Night Patrol')
    expect(ran.said).not.toMatch(/undefined|\[object/)
  })

  test('fails where its matches are not written yet, and says how to write them', () => {
    const ran = run('vitest', 'run', 'test/versions.test.ts', '-t', 'night-patrol')
    expect(ran.code).toBe(1)
    expect(ran.said).toContain('no matches of night-patrol, rules 1: MUSTER_WRITE=1 writes them')
  })
})

describe('a name is refused', () => {
  test.each([
    ['Night Patrol', 'cannot be the name of a game'],
    ['../engine', 'cannot be the name of a game'],
    ['wravity', 'there is a folder games/wravity already'],
    ['engine', 'means something else'],
    ['state', 'means something else'],
    ['class', 'means something else'],
  ])('%s', (name, why) => {
    const ran = muster('new-game', name)
    expect(ran.code).toBe(2)
    expect(ran.said).toContain(why)
  })
})
