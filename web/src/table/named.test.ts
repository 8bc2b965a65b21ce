import { say } from '@muster/engine'
import { expect, test } from 'vitest'
import { isNamedIn, isSquadNamedIn } from './named.ts'

test('who is named in a sentence, with or without an article, needs no name before it', () => {
  expect(isNamedIn(say('event.turnStarted', { side: say('side.the.blight') }), ['blight', 'blight'])).toBe(true)
  expect(isNamedIn(say('event.turnBegan', { player: say('seat.us') }), ['us', 'allies'])).toBe(true)
  expect(isNamedIn(say('event.turnBegan', { player: say('seat.us') }), ['g1', 'germany'])).toBe(false)
  expect(isNamedIn(say('event.moved', { unit: say('unit.tiger') }), ['g1', 'germany'])).toBe(false)
})

test('a soldier named with its squad needs nobody’s name before it', () => {
  const soldier = say('soldier', { squad: say('squad.water'), number: 2 })
  expect(isSquadNamedIn(say('event.soldierFlew', { soldier, hex: 'H10' }))).toBe(true)
  expect(isSquadNamedIn(say('event.turnBegan', { seat: say('seat.p1'), round: 1 }))).toBe(false)
})
