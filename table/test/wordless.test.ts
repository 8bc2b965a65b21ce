import { type GameTypes, isOver, newMatch, offers, optionsFor, plainDice, play, seeded } from '@muster/engine'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import { loadGame } from '../src/games.ts'
import { passageOf } from '../src/tell.ts'
import { wordlessSteps } from '../src/wordless.ts'

test.each(GAMES.map((g) => g.id))('%s: several are told what each alone would have been told', async (id) => {
  const { game } = await loadGame(id, null)
  const options = optionsFor(game, {}) as GameTypes['Options']
  const match = newMatch(game, options, plainDice('told'))
  const viewers = [...match.record.seats.map((s) => s.seat), 'spectator']
  const chance = seeded(`told/${id}`)
  let [shared, apart] = [0, 0]
  for (let n = 0; n < 150 && !isOver(match); n++) {
    const from = match.walk.count
    const [seat = ''] = game.toAct(match.state)
    play(match, seat, chance.pick(offers(game, match.state, seat)))
    const passage = passageOf(match.walk, from)
    const together = wordlessSteps(game, { ...passage, end: match.state }, viewers)
    const alone = viewers.map((viewer) => wordlessSteps(game, passage, [viewer])[0])
    expect(together).toEqual(alone)
    if (together.every((steps) => steps === together[0])) shared++
    else apart++
  }
  expect(apart).toBeGreaterThan(0)
  // In the others there is always a hand.
  if (id === 'aces-and-armor') expect(shared).toBeGreaterThan(50)
})
