import { type Message, say } from '@muster/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { FIRST, type Show } from './show.ts'
import { endWords, type Voice, voice } from './voice.ts'

const store = createStore<Show>(() => FIRST)
const heard = (): readonly string[] => store.getState().spoken.map(({ message }) => message.key)
const line = (i: number): Message => say(`line.${i}`)
let said: Voice

beforeEach(() => {
  vi.useFakeTimers()
  store.setState(FIRST, true)
  said = voice(store)
})
afterEach(() => vi.useRealTimers())

const tell = (count: number): void => {
  for (let i = 0; i < count; i++) said.tell(line(i))
}
const KEYS = Array.from({ length: 21 }, (_, i) => `line.${i}`)

test('every line is heard, in order, one after the other, however many come at once', () => {
  tell(21)
  expect(heard()).toEqual(['line.0'])
  vi.advanceTimersByTime(2000)
  expect(heard()).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(heard()).toEqual(KEYS)
})

test('a long turn is heard in short first; a short one is not', () => {
  tell(4)
  said.sumUp(() => [say('sum')])
  vi.advanceTimersByTime(60_000)
  expect(heard()).toEqual(KEYS.slice(0, 4))
  tell(21)
  said.sumUp(() => [say('sum')])
  vi.advanceTimersByTime(60_000)
  expect(heard().slice(4)).toEqual(['line.0', 'said.inShort', 'sum', 'said.inDetail', ...KEYS.slice(1)])
})

test('an answer is heard at once, and who acts hears the rest without delay', () => {
  tell(21)
  said.speak(say('answer'))
  expect(heard()).toEqual(['line.0', 'answer'])
  said.flush()
  expect(heard()).toEqual(['line.0', 'answer', ...KEYS.slice(1)])
  said.hush()
})

test('the end says who has won, and why', () => {
  const end = { rule: null, why: say('why'), scores: {} }
  expect(endWords({ ...end, winners: ['blight'] }).map((m) => m.key)).toEqual(['ended.wins', 'why'])
  expect(endWords({ ...end, winners: [] }).map((m) => m.key)).toEqual(['ended.draw', 'why'])
})
