import { afterEach, expect, test, vi } from 'vitest'
import { forgetHints, HINTS, hintsOf, noteHint } from './hints.ts'

const NOTE = { entry: 4, round: 1, turn: 'allies' }

afterEach(() => vi.unstubAllGlobals())

function storage(text: string | null): void {
  vi.stubGlobal('localStorage', { getItem: () => text, setItem: () => undefined, removeItem: () => undefined })
}

test('a hint that was given is remembered, until the match is forgotten', () => {
  storage(null)
  noteHint('a', NOTE)
  expect(hintsOf('a')).toEqual([NOTE])
  expect(hintsOf('b')).toEqual([])
  forgetHints('a')
  expect(hintsOf('a')).toEqual([])
})

test('whatever else lies there is no note', () => {
  for (const [i, text] of ['{', '7', '{"a":1}', '[null, 3, {"entry":"x"}]'].entries()) {
    storage(text)
    expect(hintsOf(`strange${i}`)).toEqual([])
  }
  storage(JSON.stringify(Array.from({ length: 99 }, () => NOTE)))
  expect(hintsOf('many')).toHaveLength(HINTS)
})
