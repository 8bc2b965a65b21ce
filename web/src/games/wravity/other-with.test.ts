import type { Soldier } from '@muster/wravity'
import { expect, test } from 'vitest'
import { otherWith } from './other-with.ts'

const soldiers = [{ number: 1 }, { number: 2 }] as unknown as readonly Soldier[]
const who = (selected: number | null): number | null =>
  otherWith({ view: { soldiers }, marks: { selected }, cards: { by: new Map([['cable', [1]]]) } }, 'cable')?.number ??
  null

test('a card names who can play it only if that is not the one in hand', () => {
  expect([who(null), who(1), who(0)]).toEqual([null, null, 2])
})
