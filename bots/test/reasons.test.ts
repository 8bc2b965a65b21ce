import { seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { reasons } from '../src/reasons.ts'
import { duel } from './duel.ts'
import { minded } from './minded.ts'

const seen = (life: { readonly left: number; readonly right: number }) => {
  const state = minded.setup({ mission: 2, rounds: 60 }, seeded('r'))
  Object.assign(state.life, life)
  return minded.view(state, 'left')
}
const even = seen({ left: 5, right: 5 })

test('a rival who was hurt is why, with what it gained', () => {
  const [first, ...more] = reasons(minded, 'left', even, seen({ left: 3, right: 5 }), 'right')
  expect(first).toMatchObject({ theme: 'force' })
  expect(first?.gain).toBeCloseTo(1 / (1 + Math.exp(-1)) - 0.5)
  expect(more).toEqual([])
})

test('what was lost is no reason, and neither is nothing', () => {
  expect(reasons(minded, 'left', even, seen({ left: 5, right: 3 }), 'right')).toEqual([])
  expect(reasons(minded, 'left', even, even, 'right')).toEqual([])
})

test('of a game that says nothing of itself there is nothing to say', () => {
  expect(reasons(duel, 'left', even, seen({ left: 3, right: 5 }), 'right')).toEqual([])
})

test('also of a match that is nearly won something can be said', () => {
  const won = (right: number) => seen({ left: 40, right })
  expect(reasons(minded, 'left', won(3), won(1), 'left')).toMatchObject([{ theme: 'force' }])
})

test('also of a match that is nearly won something can be said', () => {
  const won = (right: number) => seen({ left: 40, right })
  expect(reasons(minded, 'left', won(3), won(1), 'left')).toMatchObject([{ theme: 'force' }])
})
