import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, type Match, offers, play, seeded, undo, undoByConsent, Walk, walked } from '../src/index.ts'
import { HIDDEN, toyMatch } from './table.ts'
import { toy } from './toy/game.ts'
import type { Toy } from './toy/state.ts'

/** A long match with free undos and some by consent; the state after each entry. */
function wandering(seed: string, count: number): { match: Match<Toy>; states: string[] } {
  const match = toyMatch(seed, { ...HIDDEN, rounds: 99 })
  const chance = seeded(seed)
  const states = [JSON.stringify(match.state)]
  for (let i = 0; i < count; i++) {
    const seat = toy.toAct(match.state)[0]
    const far = chance.below(12) === 0 && undoByConsent(match, 'red', chance.below(match.record.entries.length + 1)).ok
    const near = !far && seat && chance.below(4) === 0 && undo(match, seat).ok
    if (!far && !near && seat) play(match, seat, chance.pick(offers(toy, match.state, seat)))
    if (match.record.entries.length === states.length) states.push(JSON.stringify(match.state))
  }
  return { match, states }
}

describe('a record walked', () => {
  test('shows every position of a match with undos, forwards and backwards', () => {
    const { match, states } = wandering('forwards', 300)
    const shown = walked(toy, match.record)
    expect(shown.entries.length).toBe(states.length - 1)
    const forwards = states.map((_, i) => JSON.stringify(shown.at(i)))
    expect(forwards).toEqual(states)
    const backwards = states.map((_, i) => JSON.stringify(shown.at(states.length - 1 - i))).reverse()
    expect(backwards).toEqual(states)
  })

  test('shows any position in any order', () => {
    const { match, states } = wandering('anyhow', 200)
    const shown = walked(toy, match.record)
    fc.assert(
      fc.property(fc.nat(states.length - 1), (i) => {
        expect(JSON.stringify(shown.at(i))).toBe(states[i])
      }),
    )
  })

  test('has the match to fold to the same at every entry', () => {
    const { match, states } = wandering('folding', 120)
    expect(states.map((_, i) => JSON.stringify(fold(toy, match.record, i)))).toEqual(states)
  })

  test('stands after every entry where the match stood, and names what stands', () => {
    const { match, states } = wandering('entering', 300)
    const walk = new Walk<Toy>(toy, match.record.opening)
    for (const [i, entry] of match.record.entries.entries()) {
      walk.enter(entry)
      expect(JSON.stringify(walk.state)).toBe(states[i + 1])
    }
    const undone = match.record.entries.filter((e) => 'undo' in e)
    expect(undone.length).toBeGreaterThan(10)
    const standing = [...walk.inForce()]
    expect(standing).toEqual([...match.walk.inForce()])
    expect(walk.last()).toBe(standing[0])
    expect(walk.draws).toBe(match.walk.draws)
  })

  test('is the same with its old entries packed, whenever that is done', () => {
    const { match, states } = wandering('packed', 300)
    const whole = match.record.entries
    let unpacked = 0
    const walk = new Walk<Toy>(toy, match.record.opening)
    const away: string[] = []
    walk.keepIn({
      worth: 3,
      put(some, from) {
        expect(from).toBe(away.length)
        away.push(...some.map((entry) => JSON.stringify(entry)))
      },
      get(from, to) {
        unpacked += to - from
        return away.slice(from, to).map((text) => JSON.parse(text))
      },
    })
    for (const [i, entry] of whole.entries()) {
      walk.enter(entry)
      if (i % 7 === 0) walk.pack()
    }
    expect(away.length).toBeGreaterThan(whole.length - 10)
    unpacked = 0
    const last = whole.length - 1
    expect([walk.count, walk.entry(last), walk.entriesFrom(last - 1)]).toEqual([
      whole.length,
      whole[last],
      whole.slice(last - 1),
    ])
    expect(walk.entry(whole.length)).toBeUndefined()
    expect(unpacked).toBe(0)
    expect(walk.entries).toEqual(whole)
    expect(unpacked).toBeGreaterThan(5)
    expect([walk.entry(3), walk.entriesFrom(5)]).toEqual([whole[3], whole.slice(5)])
    expect(states.map((_, i) => JSON.stringify(walk.at(i)))).toEqual(states)
    expect([...walk.inForce()]).toEqual([...match.walk.inForce()])
    for (const [i, entry] of whole.entries())
      expect(walk.decider(i)).toBe('do' in entry && !entry.standing ? entry.by : null)
    for (const seat of ['red', 'blue'] as const)
      expect(walk.afterLastOf(seat)).toBe(whole.findLastIndex((e) => 'do' in e && !e.standing && e.by === seat) + 1)
  })

  test('stops at both ends', () => {
    const { match, states } = wandering('ends', 20)
    const shown = walked(toy, match.record)
    expect(JSON.stringify(shown.at(-5))).toBe(states[0])
    expect(JSON.stringify(shown.at(999))).toBe(states.at(-1))
  })
})
