import { describe, expect, test } from 'vitest'
import { citations, instrument } from '../testkit/citations.ts'

const ids = (source: string): string[] => citations(source).map((c) => c.id)

describe('citations', () => {
  test('a doc comment before a function cites the rules it begins with', () => {
    expect(citations('\n/** 3.4, M1.2: because of 9.9 */\nfunction f() {}')).toEqual([
      { id: '3.4', line: 2 },
      { id: 'M1.2', line: 2 },
    ])
  })

  test('arrows, members, methods and wrapped functions are cited too', () => {
    expect(ids('/** 1.1 */\nexport const f = (n: number): number => n')).toEqual(['1.1'])
    expect(ids('const o = {\n  /** 1.2 */\n  f: () => 1,\n  /** 1.3 */\n  g() {},\n}')).toEqual(['1.2', '1.3'])
    expect(ids('/** C4 */\nconst f = memo(function (s) { return s })')).toEqual(['C4'])
    expect(ids('/** 2.1 */\nexport const order = { check() {}, decide() {} } satisfies Order')).toEqual(['2.1'])
  })

  test('a refusal cites its rule', () => {
    expect(ids("const v = illegal('6.2', 'outOfRange', { n: 1 })")).toEqual(['6.2'])
    expect(ids("const v = illegal(far ? '6.2' : '6.3', 'outOfRange')")).toEqual(['6.2', '6.3'])
  })

  test('what is no citation is not taken for one', () => {
    expect(ids('/** 3.4 */\nexport const RANGE = 4')).toEqual([])
    expect(ids('/** See 3.4. */\nfunction f() {}')).toEqual([])
    expect(ids('// 3.4\nfunction f() {}')).toEqual([])
    expect(ids('/** 3 of them */\nfunction f() {}')).toEqual([])
    expect(ids('/** 3.4 */\nexport interface A { b: number }')).toEqual([])
  })

  test('a comment about something else may stand between', () => {
    expect(ids('/** 3.4 */\n// biome-ignore lint: because\nfunction f() {}')).toEqual(['3.4'])
    expect(ids('/** 3.4 */\n/** 3.5 */\nfunction f() {}')).toEqual(['3.4', '3.5'])
  })

  test('a longer comment may begin on its second line', () => {
    expect(ids('/**\n * 3.4 and 3.5: the reason\n * is long\n */\nfunction f() {}')).toEqual(['3.4', '3.5'])
  })
})

/** What the instrumented source tells while it runs. */
function told(source: string): string[] {
  const heard: string[] = []
  globalThis.musterRuleRan = (rules) => heard.push(rules)
  try {
    new Function('illegal', instrument(source).toString())((rule: string) => rule)
  } finally {
    globalThis.musterRuleRan = undefined
  }
  return heard
}

describe('instrumented rules', () => {
  test('tell that they ran, and only then', () => {
    expect(told('/** 1.1, 1.2 */ function f() { return 1 }\n/** 1.3 */ function g() {}\nf()')).toEqual(['1.1 1.2'])
    expect(told('/** 1.1 */ const f = (n) => ({ n }); f(1)')).toEqual(['1.1'])
    expect(told('/** 1.1 */ const f = (n) => n > 1 ? 2 : 3; f(1)')).toEqual(['1.1'])
  })

  test('tell which refusal was given', () => {
    expect(told("const f = (n) => n ? illegal('6.2') : illegal('6.3'); f(1)")).toEqual(['6.2'])
    expect(told("/** 6.1 */ const f = (n) => illegal(n ? '6.2' : '6.3'); f(0)")).toEqual(['6.1', '6.3'])
  })

  test('give what they gave before', () => {
    const source = "/** 1.1 */ const f = (n) => n + 1\nreturn [f(1), illegal('6.2')]"
    const made = new Function('illegal', `${instrument(`function all() {${source}}`).toString()}\nreturn all()`)
    expect(made((rule: string) => rule)).toEqual([2, '6.2'])
  })
})
