import { must } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Action } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { game, type Table, table } from './table.ts'

const notes = (t: Table, a: Action) => game.preview(t.state, t.state.seat, a).notes

test('an attack to be declared says what it does to its target, and claims no odds of its own', () => {
  const t = table('T i . P h', { phase: 'declare' })
  const { odds, expected } = game.preview(t.state, 'g1', t.attacks('T', 'i'))
  expect([odds, expected]).toEqual([[], []])
  const [blow, back] = notes(t, t.attacks('T', 'i'))
  t.does('g1', t.attacks('T', 'i'))
  const confirmed = game.preview(t.state, 'g1', { type: 'confirm' })
  const [kill, lost] = confirmed.odds
  const [dealt, taken] = confirmed.expected
  const figures = (chance: number, mean: number) => ({
    percent: Math.round(chance * 1000) / 10,
    damage: Math.round(mean * 10) / 10,
  })
  expect(blow).toMatchObject({ key: 'note.blow', args: figures(must(kill).chance, must(dealt).mean) })
  expect(back).toMatchObject({ key: 'note.back', args: figures(lost?.chance ?? 0, must(taken).mean) })
})

test('own units in the area of a barrage are told apart from enemies', () => {
  const t = table('k . . I r', { turn: 'su', phase: 'declare' })
  const keys = notes(t, { type: 'barrage', unit: t.id('k'), hex: t.hex('D1') }).map((n) => n.key)
  expect(keys.toSorted()).toEqual(['note.blow', 'note.ownBlow'])
  expect(keys.every((key) => key in en)).toBe(true)
})

test('an attack at the end of a list too long to be counted is foretold by itself', () => {
  const t = table('I i . T i', { phase: 'declare' })
  const alone = notes(t, t.attacks('T', 'i2'))
  t.state.attacks.push({ type: 'launch', hex: t.hex('A1') })
  expect(notes(t, t.attacks('T', 'i2'))).toEqual([...alone, { key: 'note.alone' }])
})
