import { describe, expect, test } from 'vitest'
import { act, check, copy, isLike, must, noChance, offers, preview, seeded } from '../src/index.ts'
import { HIDDEN } from './table.ts'
import { toy } from './toy/game.ts'
import type { State } from './toy/state.ts'

const opening = (): State => toy.setup(HIDDEN, seeded('act'))

describe('an action', () => {
  test('changes the state in place, and gives its events', () => {
    const state = opening()
    const acted = act(toy, state, 'red', { type: 'step', pawn: 0, to: 3 }, noChance)
    expect(acted).toEqual({ ok: true, events: [{ type: 'pawnStepped', pawn: 0, to: 3 }] })
    expect(state.pawns[0]).toEqual({ seat: 'red', at: 3, moved: true })
  })

  test('is followed by what the rules do of themselves', () => {
    const acted = act(toy, opening(), 'red', { type: 'pass' }, seeded('x'))
    expect(acted.ok && acted.events.map((e) => e.type)).toEqual(['turnEnded', 'cardDrawn'])
  })

  test('of no known kind is refused, whatever it is', () => {
    for (const odd of [null, undefined, 3, 'pass', [], {}, { type: 'toString' }, { type: '__proto__' }]) {
      expect(check(toy, opening(), 'red', odd as never)).toMatchObject({
        ok: false,
        why: { key: 'refusal.noSuchAction' },
      })
    }
  })

  test('is refused to whoever is not asked, and to all when it is over', () => {
    expect(check(toy, opening(), 'blue', { type: 'pass' })).toMatchObject({ why: { key: 'refusal.notYourTurn' } })
    const over = { ...opening(), round: 99 }
    expect(check(toy, over, 'red', { type: 'pass' })).toMatchObject({ why: { key: 'refusal.matchIsOver' } })
  })
})

describe('offers', () => {
  test('are those of every kind, and none for who is not asked', () => {
    const kinds = new Set(offers(toy, opening(), 'red').map((a) => a.type))
    expect(kinds).toEqual(new Set(['step', 'lay', 'turnUp', 'pass']))
    expect(offers(toy, opening(), 'blue')).toEqual([])
  })

  test('can be asked for one piece', () => {
    expect(offers(toy, opening(), 'red', 0)).toEqual([{ type: 'step', pawn: 0, to: 3 }])
  })
})

describe('small things', () => {
  test('must gives what is there, and throws at what is not', () => {
    expect(must(0)).toBe(0)
    expect(() => must(null)).toThrow('something proved to exist does not')
    expect(() => must(undefined)).toThrow()
  })

  test('copy shares nothing', () => {
    const one = { a: [1, { b: 2 }], c: null }
    const two = copy(one)
    expect(two).toEqual(one)
    expect(two.a).not.toBe(one.a)
    expect(two.a[1]).not.toBe(one.a[1])
  })

  test('an event is like a pattern when all the pattern names is equal', () => {
    const event = { type: 'unitHit', unit: 3, dice: [1, 2] }
    expect(isLike(event, { type: 'unitHit' })).toBe(true)
    expect(isLike(event, { type: 'unitHit', dice: [1, 2] } as never)).toBe(true)
    expect(isLike(event, { type: 'unitHit', dice: [2, 1] } as never)).toBe(false)
    expect(isLike(event, { type: 'unitLost' })).toBe(false)
  })

  test('an empty preview says what it assumes', () => {
    expect(preview()).toEqual({
      assumes: 'fallback',
      price: [],
      odds: [],
      expected: [],
      spread: [],
      warnings: [],
      notes: [],
      path: [],
    })
  })
})
