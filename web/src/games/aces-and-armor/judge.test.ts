import { preview, say } from '@muster/engine'
import { expect, test } from 'vitest'
import { foretoldIn, tagOf } from './judge.ts'

const blow = (key: string, percent: number) => say(key, { unit: say('unit.tiger'), damage: 1, percent })

test('a declared attack is tagged with its best chance to destroy an enemy, never one’s own', () => {
  expect(
    foretoldIn(preview({ notes: [blow('note.ownBlow', 80), blow('note.blow', 12.5), blow('note.blow', 41)] })),
  ).toBe(0.41)
  expect(foretoldIn(preview({ notes: [blow('note.ownBlow', 80)] }))).toBeNull()
  expect(foretoldIn(preview())).toBeNull()
})

test('a tag has what an attack deals and takes, and the chance to destroy where it is one', () => {
  const note = (key: string, damage: number, percent: number) => say(key, { unit: 'T', damage, percent })
  const keys = (...notes: ReturnType<typeof note>[]) => tagOf(preview({ notes })).map((m) => [m.key, m.args])
  expect(keys(note('note.blow', 2.4, 12.2), note('note.back', 0.8, 0))).toEqual([
    ['tag.blow', { dealt: 2.4, taken: 0.8 }],
    ['tag.destroyed', { percent: 12 }],
  ])
  expect(keys(note('note.blow', 2, 0))).toEqual([['tag.free', { dealt: 2 }]])
  expect(keys(note('note.ownBlow', 2, 0))).toEqual([])
})

test('each answer to a unit on its way says what it comes to: stopped and attacked next turn, or gone on', () => {
  const keys = (parts: Parameters<typeof preview>[0]) => tagOf(preview(parts)).map((m) => m.key)
  const duel = [
    say('note.blow', { unit: 'T', damage: 2.4, percent: 12.2 }),
    say('note.back', { damage: 0.8, percent: 20.1 }),
  ]
  const warnings = [say('warning.duty')]
  const notes = [say('note.stops', { hex: 'C3' }), ...duel]
  expect(keys({ notes, warnings })).toEqual(['tag.stops', 'tag.blow', 'tag.destroyed', 'tag.lost'])
  expect(keys({ notes: duel, warnings })[0]).toBe('tag.next')
  expect(keys({ notes: [say('note.goesOn', { unit: 'T', points: 1.5 })] })).toEqual(['tag.goesOn'])
  expect(keys({ notes: [say('note.staysAnyway', { unit: 'T' })] })).toEqual(['tag.staysAnyway'])
})
