import { say } from '@muster/engine'
import { expect, test } from 'vitest'
import { isNamedIn } from './named.ts'

test('who is named in a sentence, with or without an article, needs no name before it', () => {
  expect(isNamedIn(say('event.turnStarted', { side: say('side.the.blight') }), ['blight', 'blight'])).toBe(true)
  expect(isNamedIn(say('event.turnBegan', { player: say('seat.us') }), ['us', 'allies'])).toBe(true)
  expect(isNamedIn(say('event.turnBegan', { player: say('seat.us') }), ['g1', 'germany'])).toBe(false)
  expect(isNamedIn(say('event.moved', { unit: say('unit.tiger') }), ['g1', 'germany'])).toBe(false)
})
