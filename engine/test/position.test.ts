// A position that somebody gives is held to the game before a match begins from it.
import { expect, test } from 'vitest'
import {
  begunOf,
  givePosition,
  load,
  matchGiven,
  optionsFor,
  plainDice,
  readPosition,
  save,
  seeded,
} from '../src/index.ts'
import { toy } from './toy/game.ts'

const options = optionsFor<Parameters<typeof toy.setup>[0]>(toy)
const given = givePosition(toy, { options, state: toy.setup(options, seeded(1)) })
const begin = (change: object) => {
  const read = readPosition(JSON.stringify({ ...given, ...change }))
  return read.ok ? matchGiven(toy, read.position, plainDice(1)) : read
}
const whyOf = (change: object) => {
  const made = begin(change)
  return made.ok ? null : made.why.key
}

test('a match begins from it, and its record says so and opens', () => {
  const made = begin({})
  if (!made.ok) throw new Error(made.why.key)
  expect(begunOf(made.match.record)).toEqual({ type: 'position' })
  expect(load(toy, save(made.match.record)).ok).toBe(true)
})

test('whatever is no position of this game is refused', () => {
  const { state } = given as { state: { pawns: readonly object[] } }
  const [first, ...others] = state.pawns
  expect(whyOf({ format: 'other' })).toBe('position.foreign')
  expect(whyOf({ version: 2 })).toBe('position.foreign')
  expect(whyOf({ more: 1 })).toBe('position.foreign')
  expect(whyOf({ game: 'chess' })).toBe('record.otherGame')
  expect(whyOf({ options: { mode: 'hidden' } })).toBe('position.options')
  expect(whyOf({ state: null })).toBe('position.form')
  expect(whyOf({ state: { ...state, deck: 'all' } })).toBe('position.form')
  expect(whyOf({ state: { ...state, pawns: [{ ...first, at: 8 }, ...others] } })).toBe('position.room')
  expect(
    whyOf({ state: { ...state, points: { red: 0, blue: 0 }, pawns: state.pawns.map((p) => ({ ...p, at: -1 })) } }),
  ).toBe('position.over')
  const read = readPosition('{')
  expect(read.ok || read.why.key).toBe('record.notJson')
})
