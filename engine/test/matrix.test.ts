import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { citedIn, gamesUnder, matrix, rulesIn } from '../testkit/matrix.ts'

const house = resolve(import.meta.dirname, '../..')
const kit = resolve(import.meta.dirname, '../testkit')
let root = ''

const FILES: Readonly<Record<string, string>> = {
  'vitest.config.ts': `
    import { citedRules } from '${kit}/plugin.ts'
    export default { plugins: [citedRules()], test: { include: ['games/*/test/*.test.ts'] } }`,
  'games/tiny/src/rulebook.ts': `
    export const RULEBOOK = { '1.1': 'one', '1.2': 'two', '1.3': 'three', '1.4': 'four', 'C1': 'card' } as const`,
  'games/tiny/src/rules.ts': `
    /** 1.1 */
    export const one = (): number => 1
    /** 1.2, C1 */
    export function two(): number { return 2 }
    /** 1.3 */
    export function three(): number { return 3 }`,
  'games/tiny/test/01-tiny.test.ts': `
    import { expect, test } from 'vitest'
    import { proved, rulesOf } from '${kit}/rule.ts'
    import { RULEBOOK } from '../src/rulebook.ts'
    import { one, two, three } from '../src/rules.ts'
    const rule = rulesOf('tiny', RULEBOOK)
    rule('1.1', 'is one', () => { expect(one()).toBe(1); proved() })
    rule('1.2', 'runs another function', () => { expect(one()).toBe(1); proved() })
    rule('1.3', 'asserts nothing', () => { three() })
    test('1.4 looks like a rule test', () => { expect(1).toBe(1) })
    rule('C1', 'is two', () => { expect(two()).toBe(2); proved() })`,
}

beforeAll(async () => {
  await mkdir(join(house, 'node_modules/.cache'), { recursive: true })
  root = await mkdtemp(join(house, 'node_modules/.cache/matrix-'))
  await symlink(join(house, 'node_modules'), join(root, 'node_modules'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), text)
  }
})

afterAll(() => rm(root, { recursive: true }))

test('a rule counts as tested only when a test titled by it ran its function and asserted something', async () => {
  expect(await matrix(root)).toEqual({ tiny: { rules: 5, uncited: ['1.4'], untested: ['1.2', '1.3', '1.4'] } })
})

test('no game cites a rule that its rulebook does not have', async () => {
  for (const game of gamesUnder(house)) {
    const known = await rulesIn(house, game)
    const unknown = (await citedIn(house, game)).filter((c) => !known.includes(c.id))
    expect(unknown.map((c) => `${c.file}:${c.line} cites ${c.id}`)).toEqual([])
  }
})
