import { describe, expect, test } from 'vitest'
import {
  BOUNDS,
  copy,
  diff,
  type Game,
  load,
  loadSeen,
  patch,
  play,
  readHead,
  readJson,
  record,
  save,
  seenBy,
  since,
} from '../src/index.ts'
import { playOn, toyMatch } from './table.ts'
import { toy } from './toy/game.ts'
import { shapes } from './toy/shapes.ts'
import type { State, Toy } from './toy/state.ts'

type Loose = Record<string, unknown> & { entries: Record<string, unknown>[] }

function running(): Loose {
  const match = toyMatch()
  playOn(match, 12)
  return JSON.parse(save(match.record))
}

const key = (loaded: ReturnType<typeof load<Toy>>): string => (loaded.ok ? loaded.held : loaded.why.key)

/** What becomes of a record in whose text something is replaced. */
function replaced(change: (record: Loose) => void, rules = '1'): string {
  const loose = { ...running(), rules }
  change(loose)
  return key(load(toy, JSON.stringify(loose)))
}

describe('a record from outside', () => {
  test('pollutes no prototype, whatever its events name', () => {
    for (const rules of ['0', '1']) {
      for (const pawn of ['__proto__', 'constructor', 'length', -1, 4, 0.5]) {
        const events = [{ type: 'pawnStepped', pawn, to: 'polluted' }]
        expect(replaced((r) => Object.assign(r.entries[0] as object, { events }), rules)).toBe('record.badEvents')
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('at' in Object.prototype).toBe(false)
  })

  test('of our rules is decided again: what does not follow is named', () => {
    const loose = running()
    expect(key(load(toy, JSON.stringify(loose)))).toBe('rules')
    const missing = { ...loose, entries: loose.entries.toSpliced(3, 1) }
    expect(load(toy, JSON.stringify(missing))).toMatchObject({ entry: 3, why: { key: 'record.doesNotFollow' } })
    expect(replaced((r) => Object.assign(r['opening'] as object, { round: 2 }))).toBe('record.openingDoesNotFollow')
    expect(replaced((r) => Object.assign(r, { draws: [] }))).toBe('record.openingDoesNotFollow')
    expect(replaced((r) => Object.assign(r['options'] as object, { rounds: 7 }))).toBe('record.openingDoesNotFollow')
  })

  test('of other rules only has to fit together, and says so', () => {
    expect(replaced(() => undefined, '0')).toBe('fold')
    expect(replaced(() => undefined, '99')).toBe('fold')
  })

  test('from a given position is held to the rules from there on', () => {
    const given = (r: Loose): void => void Object.assign(r, { begun: { type: 'position' }, draws: [] })
    expect(replaced(given)).toBe('rules')
    expect(replaced((r) => Object.assign(r, { begun: { type: 'dream' } }))).toBe('record.lacks')
    const doctored = (r: Loose): void => {
      given(r)
      Object.assign(r['opening'] as object, { round: 3 })
    }
    expect(replaced(doctored)).toBe('rules')
  })

  test('has bounds: size, depth, entries', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect(readJson(deep)).toMatchObject({ ok: false, why: { key: 'record.tooDeep' } })
    expect(readJson(`"${'[\\"'.repeat(500)}"`)).toMatchObject({ ok: true })
    expect(readJson(' '.repeat(BOUNDS.link + 1), BOUNDS.link)).toMatchObject({
      ok: false,
      why: { key: 'record.tooLong' },
    })
    expect(readJson('{"a": nothing\u001b[2J}')).toMatchObject({ ok: false, why: { key: 'record.notJson' } })
    expect(JSON.stringify(readJson('{"a": \u001b[2J}'))).not.toContain('\\u001b')
    const many = { ...running(), entries: Array.from({ length: BOUNDS.entries + 1 }, () => 0) }
    expect(readHead(JSON.stringify(many))).toMatchObject({ ok: false, why: { args: { field: 'entries' } } })
  })

  test('may lack a member that came with later rules, and keeps what it has', () => {
    type Later = State & { readonly wind?: number }
    const shape = record<Later>({ ...members(), wind: since(2, { misfit: (x) => (x === 0 ? null : '') }) })
    const later = { ...toy, rulesVersion: '2', shapes: { ...shapes, state: shape } } as Game<Toy>
    expect(key(load(later, JSON.stringify(running())))).toBe('fold')
    expect(key(load(later, JSON.stringify({ ...running(), rules: '2' })))).toBe('record.badOpening')
  })

  /** A shape for each member of the toy's state, whatever is in it. */
  function members(): Parameters<typeof record<State>>[0] {
    const any = { misfit: () => null }
    return Object.fromEntries(Object.keys(toyMatch().state).map((name) => [name, any])) as never
  }
})

describe('what another saw', () => {
  const seen = (): Loose => {
    const match = toyMatch()
    playOn(match, 8)
    return JSON.parse(JSON.stringify(seenBy(match, 'red')))
  }
  const said = (x: unknown): string => {
    const loaded = loadSeen(toy, JSON.stringify(x))
    return loaded.ok ? 'fine' : loaded.why.key
  }

  test('opens as it was, view by view', () => {
    expect(said(seen())).toBe('fine')
    expect(said({ ...seen(), viewer: 'green' })).toBe('record.lacks')
    expect(said({ ...seen(), format: 'muster-match' })).toBe('record.foreign')
    expect(said({ ...seen(), view: { ...(seen()['view'] as object), charm: '<b>' } })).toBe('record.badOpening')
  })

  test('is judged again after every change', () => {
    const after = (change: unknown): string => {
      const record = seen()
      const entry = { ...record.entries[2], change }
      return said({ ...record, entries: record.entries.with(2, entry) })
    }
    expect(after({ round: [7] })).toBe('fine')
    expect(after({ round: ['<img src=x onerror=alert(1)>'] })).toBe('record.doesNotFold')
    expect(after({ extra: [1] })).toBe('record.doesNotFold')
    expect(after({ round: null })).toBe('record.doesNotFold')
    expect(after({ pawns: { length: [1e9] } })).toBe('record.doesNotFold')
    expect(after({ pawns: { 999999999: [1] } })).toBe('record.doesNotFold')
    expect(after(JSON.parse('{"__proto__":{"polluted":[1]}}'))).toBe('record.doesNotFold')
    expect(after(JSON.parse('{"pawns":{"__proto__":{"at":[1]}}}'))).toBe('record.doesNotFold')
    expect(after({ round: { deep: [1] } })).toBe('record.doesNotFold')
    expect(after('text')).toBe('record.badEvents')
    expect('polluted' in {}).toBe(false)
  })
})

test('copying and comparing keep a member that is called __proto__ what it is: a member', () => {
  const odd = JSON.parse('{"__proto__":{"polluted":1},"a":1}')
  expect(Object.keys(copy(odd))).toEqual(['__proto__', 'a'])
  const change = diff({ a: 1 }, odd)
  expect(JSON.stringify(patch({ a: 1 }, change))).toBe(
    JSON.stringify({ a: 1, ...JSON.parse('{"__proto__":{"polluted":1}}') }),
  )
  expect('polluted' in {}).toBe(false)
})

test('an action of the wrong shape is refused before any order looks at it', () => {
  const match = toyMatch()
  for (const action of [
    { type: 'step', pawn: '0', to: 3 },
    { type: 'step', pawn: 0, to: 3, by: 1 },
    { type: 'step' },
  ]) {
    expect(play(match, 'red', action as never)).toMatchObject({ ok: false, why: { key: 'refusal.noSuchAction' } })
  }
})
