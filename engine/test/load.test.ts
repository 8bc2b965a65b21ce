import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { end, load, readHead, save, setStandingOrders, undo } from '../src/index.ts'
import { does, playOn, toyMatch } from './table.ts'
import { toy } from './toy/game.ts'

/** A record with actions, draws, an undo, standing orders and an end. */
function full(): Record<string, unknown> & { entries: Record<string, unknown>[] } {
  const match = toyMatch()
  does(match, 'red', { type: 'step', pawn: 0, to: 3 })
  undo(match, 'red')
  setStandingOrders(match, 'blue', { guard: 'endure' })
  playOn(match, 6)
  end(match, 'resigned', 'blue')
  return JSON.parse(save(match.record))
}

const problem = (record: unknown): unknown => {
  const loaded = load(toy, JSON.stringify(record))
  return loaded.ok
    ? 'fine'
    : [loaded.entry, loaded.why.key.replace('record.', ''), ...Object.values(loaded.why.args ?? {})]
}

/** The problem when one entry is spoilt. */
function spoilt(at: number, change: Record<string, unknown> | null): unknown {
  const record = full()
  const entry = record.entries[at]
  return problem({ ...record, entries: record.entries.with(at, change ? { ...entry, ...change } : (null as never)) })
}

describe('loading', () => {
  test('gives what was saved', () => {
    const match = toyMatch()
    playOn(match, 20)
    const loaded = load(toy, save(match.record))
    expect(loaded).toEqual({ ok: true, record: match.record, held: 'rules', over: false })
    expect(problem(full())).toBe('fine')
  })

  test('refuses what is no JSON, no match, of another version or another game', () => {
    expect(load(toy, '{"format"')).toMatchObject({ ok: false, entry: null, why: { key: 'record.notJson' } })
    expect(load(toy, '[]')).toMatchObject({ ok: false, why: { key: 'record.foreign' } })
    expect(load(toy, 'null')).toMatchObject({ ok: false, why: { key: 'record.foreign' } })
    expect(problem({ ...full(), format: 'chess' })).toEqual([null, 'foreign'])
    expect(problem({ ...full(), version: 2 })).toEqual([null, 'version', '2', 1])
    expect(problem({ ...full(), game: 'chess' })).toEqual([null, 'otherGame', 'chess'])
  })

  test('names the field that is missing or broken', () => {
    for (const field of ['game', 'rules', 'options', 'seats', 'dice', 'draws', 'opening', 'entries']) {
      expect(problem({ ...full(), [field]: undefined })).toEqual([null, 'lacks', field])
      expect(problem({ ...full(), [field]: 7 })).toEqual([null, 'lacks', field])
    }
    expect(problem({ ...full(), seats: [{}] })).toEqual([null, 'lacks', 'seats'])
    expect(problem({ ...full(), seats: [{ seat: 'red' }] })).toEqual([null, 'lacks', 'seats'])
    expect(problem({ ...full(), branch: 'yes' })).toEqual([null, 'lacks', 'branch'])
    for (const draws of [[6, 6], [2 ** 40, 5], [6]])
      expect(problem({ ...full(), draws })).toEqual([null, 'lacks', 'draws'])
    const dice = { commitment: null, entropy: {}, seed: null }
    for (const broken of [{ entropy: null }, { entropy: { red: 7 } }, { seed: 7 }, { commitment: undefined }])
      expect(problem({ ...full(), dice: { ...dice, ...broken } })).toEqual([null, 'lacks', 'dice'])
  })

  test('names the damaged entry', () => {
    expect(spoilt(4, null)).toEqual([4, 'notAnEntry', 5])
    expect(spoilt(0, { by: 'green' })).toEqual([0, 'badSeat', 1])
    expect(spoilt(0, { do: { kind: 'step' } })).toEqual([0, 'badAction', 'do', 1])
    expect(spoilt(0, { events: 'none' })).toEqual([0, 'badEvents', 'events', 1])
    expect(spoilt(0, { events: [{}] })).toEqual([0, 'badEvents', 'events[0]', 1])
    expect(spoilt(0, { draws: [6] })).toEqual([0, 'badDraws', expect.any(String), 1])
    expect(spoilt(0, { draws: [6, 7] })).toEqual([0, 'badDraws', expect.any(String), 1])
    expect(spoilt(0, { draws: [6, 0.5] })).toEqual([0, 'badDraws', expect.any(String), 1])
    expect(spoilt(2, { orders: 'none' })).toEqual([2, 'notAnEntry', 'orders', 3])
    expect(spoilt(0, { surplus: 1 })).toEqual([0, 'notAnEntry', 1])
    expect(spoilt(0, { standing: false })).toEqual([0, 'notAnEntry', 1])
    expect(spoilt(9, { end: 'bored' })).toEqual([9, 'badEnd', 10])
    expect(spoilt(9, { by: 'green' })).toEqual([9, 'badSeat', 10])
  })

  test('refuses an undo of what does not stand', () => {
    for (const wrong of [-1, 1, 2, 99, 0.5, '0', null]) expect(spoilt(1, { undo: wrong })).toEqual([1, 'badUndo', 2])
    const record = full()
    const again = { by: 'red', undo: 0 }
    expect(problem({ ...record, entries: record.entries.toSpliced(2, 0, again) })).toEqual([2, 'badUndo', 3])
  })

  test('refuses events that do not fit, and says why', () => {
    const drawn = { type: 'guarded', seat: 'red', card: 'yew' }
    expect(spoilt(3, { events: [drawn] })).toEqual([3, 'badEvents', 'events[0].card', 4])
    const guarded = { type: 'guarded', seat: 'blue', card: 'fog' }
    const old = { ...full(), rules: '0' }
    const entry = { ...old.entries[3], events: Array.from({ length: 4 }, () => guarded) }
    const said = [3, 'doesNotFold', 'there is no fog to take', 4]
    expect(problem({ ...old, entries: old.entries.with(3, entry) })).toEqual(said)
  })

  test('refuses an opening that the game cannot read', () => {
    expect(problem({ ...full(), opening: {}, entries: [] })).toEqual([null, 'badOpening', expect.any(String)])
  })

  test('refuses an action after the end', () => {
    const record = full()
    expect(problem({ ...record, entries: [...record.entries, record.entries[0]] })).toEqual([10, 'notAnEntry', 11])
  })

  test('never throws, whatever the file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(load(toy, text).ok).toBe(false)
      }),
    )
    const { entries, ...head } = full()
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (junk) => {
        expect(typeof load(toy, JSON.stringify({ ...head, entries: [...entries.slice(0, 3), ...junk] })).ok).toBe(
          'boolean',
        )
      }),
    )
  })

  test('tells whose game it is before the game is known', () => {
    expect(readHead(JSON.stringify(full()))).toMatchObject({ ok: true, record: { game: 'toy' } })
  })
})
