import { expect, test } from 'vitest'
import { course, fold, isOver, offers, play, seeded, undo, undoByConsent } from '../src/index.ts'
import { toyMatch } from './table.ts'
import { toy } from './toy/game.ts'

test('a record followed entry by entry is the record folded, however much is taken back', () => {
  const match = toyMatch('course', { mode: 'hidden', rounds: 60 })
  const chance = seeded('course')
  while (match.record.entries.length < 300 && !isOver(match)) {
    const [seat] = toy.toAct(match.state)
    if (!seat) break
    play(match, seat, chance.pick(offers(toy, match.state, seat)))
    if (chance.below(4) === 0) undo(match, seat)
    if (chance.below(40) === 0) undoByConsent(match, seat, chance.below(match.record.entries.length))
  }
  expect(match.record.entries.filter((e) => 'undo' in e).length).toBeGreaterThan(10)
  const followed = course(toy, match.record.opening)
  for (const [i, entry] of match.record.entries.entries()) {
    followed.enter(entry)
    expect(followed.state()).toEqual(fold(toy, match.record, i + 1))
  }
  expect(match.record.entries.length).toBeGreaterThan(64)
})
