import { expect, test } from 'vitest'
import type { Die } from '../face.ts'
import { byThrower, heapOf } from './thrown.ts'

const die = (value: number, side?: string): Die => ({ sides: 12, value, ...(side === undefined ? {} : { side }) })

test('attacker and defender have a heap each, in the order in which they threw', () => {
  const dice = [die(3, 'germany'), die(9, 'germany'), die(5, 'allies')]
  expect(byThrower(dice, 'germany')).toEqual([
    { side: 'germany', dice: dice.slice(0, 2) },
    { side: 'allies', dice: dice.slice(2) },
  ])
})

test('dice of nobody in particular are those of whoever acted', () => {
  expect(byThrower([die(1), die(2)], 'blight')).toEqual([{ side: 'blight', dice: [die(1), die(2)] }])
})

test('many dice are drawn smaller, and a phone has smaller ones', () => {
  const wide = { width: 900, height: 600 }
  const [few, many] = [2, 12].map((n) =>
    heapOf(
      byThrower(
        Array.from({ length: n }, () => die(1)),
        'a',
      ),
      wide,
    ),
  )
  expect(many?.die).toBeLessThan(few?.die ?? 0)
  expect(heapOf(byThrower([die(1)], 'a'), { width: 390, height: 366 }).die).toBeLessThan(few?.die ?? 0)
})
