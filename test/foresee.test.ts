// A preview says whether the action can be taken back: just what undo says once it is done.
import { foresee, isOver, newMatch, offers, optionsFor, plainDice, play, seeded, undo, undoLimit } from '@muster/engine'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'

const ACTIONS = 150

test.each(GAMES)('$id: what the preview says of undo is what undo says', async ({ load }) => {
  const { game } = await load()
  const match = newMatch(game, optionsFor(game), plainDice('foresee'))
  const chance = seeded('foresee')
  const said = new Set<string>()
  for (let i = 0; i < ACTIONS && !isOver(match); i++) {
    const seat = chance.pick(game.toAct(match.state))
    const action = chance.pick(offers(game, match.state, seat))
    const { undo: foreseen } = foresee(match, seat, action)
    play(match, seat, action)
    const limit = undoLimit(match, seat)
    said.add(foreseen.ok ? 'free' : foreseen.why.key)
    if (!isOver(match)) expect(limit).toMatchObject(foreseen)
    if (limit.ok && chance.below(4) === 0) undo(match, seat)
  }
  expect(said).toContain('free')
  expect(said.size).toBeGreaterThan(1)
})
