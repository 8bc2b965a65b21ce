// Whatever the table allows, `verify` believes: undos, consent, standing orders and an end by the table, in every game.

import { fairDice, verify } from '@muster/dice'
import {
  answerByStandingOrders,
  type Chance,
  consentLimit,
  end,
  type GameTypes,
  isOver,
  load,
  type Match,
  newMatch,
  offers,
  optionsFor,
  play,
  save,
  seeded,
  setStandingOrders,
  undo,
  undoByConsent,
} from '@muster/engine'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'

const SEED = 'f'.repeat(64)
const STEPS = 250

/** One thing that people do at a table, at random. */
function doSomething(match: Match<GameTypes>, chance: Chance): void {
  const { game } = match
  const seat = chance.pick(game.toAct(match.state))
  const dice = chance.below(100)
  const back = consentLimit(match, seat)
  if (dice < 15) undo(match, seat)
  else if (dice < 17 && back !== null) undoByConsent(match, seat, back)
  else if (dice < 22) setStandingOrders(match, seat, anyOrders(match, seat, chance))
  else expect(play(match, seat, chance.pick(offers(game, match.state, seat))).ok).toBe(true)
  answerByStandingOrders(match)
}

function anyOrders({ game, state }: Match<GameTypes>, seat: string, chance: Chance) {
  const sheet = game.orderable(state, seat)
  return Object.fromEntries(sheet.map((s) => [s.key, s.values?.length ? chance.pick(s.values) : s.default]))
}

test.each(GAMES)('a match of $id as people play it checks out', async ({ load: fetch }) => {
  const { game } = await fetch()
  const match = newMatch(game, optionsFor(game), fairDice(SEED, { [game.id]: 'thrown in' }))
  const chance = seeded(game.id)
  for (let i = 0; i < STEPS && !isOver(match); i++) doSomething(match, chance)
  if (!isOver(match)) end(match, 'agreed', null)
  const { entries } = match.record
  expect(entries.filter((e) => 'undo' in e && !e.agreed).length).toBeGreaterThan(3)
  const loaded = load(game, save(match.record))
  if (!loaded.ok) throw new Error(loaded.why.key)
  const agreed = entries.filter((e) => 'undo' in e && e.agreed).length
  expect(verify(game, loaded.record)).toMatchObject({ ok: true, checked: 'everything', agreed })
})
