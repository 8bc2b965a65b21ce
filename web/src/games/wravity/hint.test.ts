import type { View } from '@muster/wravity'
import { expect, test } from 'vitest'
import { hintOf } from './hint.ts'

test('whoever draws a card in the battle is told which, as after a roll; the first hand and the others’ cards are not', () => {
  const drawn = (card: string | null, phase: View['phase']) =>
    hintOf({ type: 'cardDrawn', seat: 0, card }, { phase } as View).luck
  expect(drawn('luck', 'battle')).toBe(true)
  expect(drawn(null, 'battle')).toBe(false)
  expect(drawn('luck', 'enlist')).toBe(false)
})
