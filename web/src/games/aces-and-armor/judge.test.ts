import { preview, say } from '@muster/engine'
import { expect, test } from 'vitest'
import { foretoldIn } from './judge.ts'

const blow = (key: string, percent: number) => say(key, { unit: say('unit.tiger'), damage: 1, percent })

test('a declared attack is tagged with its best chance to destroy an enemy, never one’s own', () => {
  expect(
    foretoldIn(preview({ notes: [blow('note.ownBlow', 80), blow('note.blow', 12.5), blow('note.blow', 41)] })),
  ).toBe(0.41)
  expect(foretoldIn(preview({ notes: [blow('note.ownBlow', 80)] }))).toBeNull()
  expect(foretoldIn(preview())).toBeNull()
})
