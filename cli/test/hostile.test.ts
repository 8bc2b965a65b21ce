import { verify } from '@muster/dice'
import { load, type MatchRecord, must, save, seeded } from '@muster/engine'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'
import { duel, module } from '../../bots/test/duel.ts'
import { basesOf } from '../src/hostile/bases.ts'
import { canonical } from '../src/hostile/canonical.ts'
import { casesOf, SORTS } from '../src/hostile/cases.ts'
import { forge, loosely } from '../src/hostile/forge.ts'
import { claimsOtherwise } from '../src/hostile/matter.ts'
import { follows } from '../src/hostile/oracle.ts'
import { watch } from '../src/hostile/pristine.ts'
import { spoil, spoilText, textOf } from '../src/hostile/spoil.ts'
import { hostile } from './shell.ts'

const NUMBERS = Array.from({ length: 12 }, (_, n) => n)

describe('honest matches', () => {
  const bases = basesOf(duel, 'honest')

  test('follow from the rules, and verify where they are over', () => {
    for (const n of NUMBERS) {
      expect(follows(duel, bases.running(n))).toBe(true)
      expect(follows(duel, bases.finished(n))).toBe(true)
      expect(verify(duel, bases.finished(n))).toMatchObject({ ok: true, checked: 'everything' })
      expect(load(duel, save(bases.running(n))).ok).toBe(true)
    }
  })

  test('are not held to what nobody can prove', () => {
    const record = bases.finished(0)
    const other = (changed: Partial<MatchRecord<never>>) => claimsOtherwise({ ...record }, { ...record, ...changed })
    const { entries } = record
    expect(other({})).toBe(false)
    expect(other({ entries: [...entries.slice(0, 3), { end: 'resigned', by: null }] as never })).toBe(false)
    expect(other({ entries: entries.map((e) => ({ ...e, ...('do' in e ? { standing: true } : {}) })) as never })).toBe(
      false,
    )
    expect(other({ entries: entries.slice(1) as never })).toBe(true)
    expect(other({ draws: [6, 1] })).toBe(true)
    expect(other({ opening: {} as never })).toBe(true)
    expect(other({ seats: [] })).toBe(true)
  })
})

test.each(GAMES)('honest matches of $id follow, undos and standing orders among them', async ({ load: fetch }) => {
  const { game } = await fetch()
  const bases = basesOf(game, 'honest')
  const records = [0, 1, 2, 3].flatMap((n) => [bases.running(n), bases.finished(n)])
  for (const record of records) expect(follows(game, record)).toBe(true)
  const entries = records.flatMap((r) => r.entries)
  expect(entries.some((e) => 'undo' in e)).toBe(true)
  expect(entries.some((e) => 'orders' in e)).toBe(true)
})

describe('the oracle', () => {
  test('finds whatever does not follow', () => {
    const record = basesOf(duel, 'oracle').finished(1)
    const entry = record.entries.findIndex((e) => 'do' in e && (e.draws?.length ?? 0) > 0)
    const changed = loosely(record)
    const draws = changed.entries[entry]?.['draws'] as number[]
    draws[1] = ((draws[1] as number) + 1) % (draws[0] as number)
    expect(follows(duel, changed as never)).toBe(false)
    expect(follows(duel, { ...record, entries: record.entries.slice(1) })).toBe(false)
    expect(follows(duel, { ...record, opening: {} as never })).toBe(false)
    expect(follows(duel, { ...record, seats: [...record.seats].reverse() })).toBe(false)
    const free = [...record.entries, { by: 'left', undo: 0 }]
    expect(follows(duel, { ...record, entries: free as never })).toBe(false)
  })
})

describe('what is made', () => {
  const cases = casesOf(module, 'made', { format: 'muster-pack', cards: {} })
  const made = Array.from({ length: 1500 }, (_, k) => cases.make(k))

  test('is the same for the same seed', () => {
    expect(casesOf(module, 'made', { format: 'muster-pack', cards: {} }).make(17)).toEqual(made[17])
    expect(casesOf(module, 'other', null).make(17).text).not.toEqual(made[17]?.text)
  })

  test('is of every sort, and mostly other than it was', () => {
    for (const sort of SORTS) expect(made.some((c) => c.sort === sort)).toBe(true)
    const other = made.filter((c) => isOther(c.text, c.honest))
    expect(other.length).toBeGreaterThan(0.8 * made.length)
  })

  test('has deep, long, odd and torn ones among it', () => {
    const texts = made.map((c) => c.text)
    for (const part of ['__proto__', 'constructor', '<img', '\\u001b', '1e999', '"polluted"'])
      expect(texts.filter((t) => t.includes(part))).not.toEqual([])
    expect(texts.some((t) => isOther(t, undefined) && t.length > 0)).toBe(true)
  })

  test('changes nothing that is shared', () => {
    const changed = watch()
    const chance = seeded('watch')
    for (let i = 0; i < 500; i++) {
      const value = JSON.parse('{"a":[1,2,{"b":"x"}],"c":{"d":true}}')
      spoil(value, chance)
      spoilText(textOf(value), chance)
      const record = loosely(basesOf(duel, 'honest').finished(0))
      if (i < 50) forge({ record, other: loosely(record as never), game: duel, pack: null, chance })
    }
    expect(changed()).toBeNull()
  })
})

/** Whether a text says something else, or nothing. */
function isOther(text: string, honest: unknown): boolean {
  try {
    return canonical(JSON.parse(text)) !== canonical(honest)
  } catch {
    return true
  }
}

test('what all objects share is watched', () => {
  const changed = watch()
  expect(changed()).toBeNull()
  Object.defineProperty(Array.prototype, 'polluted', { value: 1, configurable: true })
  expect(changed()).toBe('Array.prototype.polluted')
  Reflect.deleteProperty(Array.prototype, 'polluted')
  expect(changed()).toBeNull()
})

describe('muster fuzz --hostile', () => {
  const report = async (game: string, ...more: string[]) => {
    const ran = await hostile(['fuzz', '--hostile', game, '--seed', 'h', '--json', ...more])
    return { ...ran, report: JSON.parse(ran.out) as Record<string, number> }
  }

  /** The number of a case that opens. */
  const opening = (): string => {
    const cases = casesOf(module, 'h', null)
    const isOpened = (k: number): boolean => cases.make(k).sort === 'running' && load(duel, cases.make(k).text).ok
    return String(must(Array.from({ length: 300 }, (_, k) => k).find(isOpened)))
  }

  test.each([
    ['polluting', 'polluted'],
    ['hanging', 'hangs'],
    ['devouring', 'throws'],
    ['throwing', 'throws'],
  ])('finds the hole of %s, and counts it under %s', async (game, key) => {
    const k = opening()
    const { report: found, code, err } = await report(game, '--only', k)
    expect(found).toEqual({ cases: 1, throws: 0, hangs: 0, polluted: 0, believed: 0, [key]: 1 })
    expect(code).toBe(1)
    expect(err).toContain(`again: npm run -s muster -- fuzz --hostile ${game} --seed h --only ${k}`)
  })

  test('goes on after a failure, and gives the same for any number of processes', async () => {
    const one = await report('throwing', '--count', '12', '--workers', '1')
    expect(one.report['cases']).toBe(12)
    expect(one.report['throws']).toBeGreaterThan(1)
    expect((await report('throwing', '--count', '12', '--workers', '2')).out).toBe(one.out)
  })

  test('needs no game: then it tries all', async () => {
    const ran = await hostile(['fuzz', '--hostile', '--count', '1', '--json'])
    expect(Object.keys(JSON.parse(ran.out).games)).toEqual(['duel', 'polluting', 'hanging', 'devouring', 'throwing'])
    expect((await hostile(['fuzz'])).err).toContain('fuzz needs the name of a game')
  })
})
