import { expect, test } from 'vitest'
import { harmless } from '../src/door.ts'
import { painter, wantsColour } from '../src/play/colours.ts'

const WORDED = (m: { key: string }): string => `<${m.key}>`

const PLACES = [
  { seat: 'red-1', side: 'red' },
  { seat: 'blue', side: 'blue' },
  { seat: 'red-2', side: 'red' },
]

test('sides and seats have colours of their own, partners a shade apart', () => {
  const { side } = painter(PLACES, true)
  expect(side('red-1', 'x')).toBe(side('red', 'x'))
  expect(side('blue', 'x')).not.toBe(side('red', 'x'))
  expect(side('red-2', 'x')).not.toBe(side('red-1', 'x'))
})

test('ground is painted by what it is, and what has no colour stays as it is', () => {
  const { picture } = painter(PLACES, true)
  const ground = [
    { text: 'f', tone: 'forest' },
    { text: '~', tone: 'water' },
  ]
  expect(harmless(picture([ground], WORDED))).toBe('\u001b[32mf\u001b[39m\u001b[34m~\u001b[39m')
  expect(picture([[{ text: 'a' }, { text: 'b', tone: 'unheard-of' }], []], WORDED)).toBe('ab\n')
})

test('what a picture says is said in the reader’s language', () => {
  expect(painter(PLACES, false).picture([[{ text: 'wire', say: { key: 'terrain.wire' } }]], WORDED)).toBe(
    '<terrain.wire>',
  )
})

test('no colour where none is wanted', () => {
  expect(painter(PLACES, false).side('red', 'x')).toBe('x')
  expect(wantsColour(true, {})).toBe(true)
  expect(wantsColour(true, { NO_COLOR: '1' })).toBe(false)
  expect(wantsColour(false, {})).toBe(false)
  expect(wantsColour(false, { FORCE_COLOR: '1' })).toBe(true)
})
