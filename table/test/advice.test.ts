import { advise } from '@muster/bots'
import { chooseOptions, newMatch, offers, plainDice, play, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Action, counselFrom, loadGame } from '../src/index.ts'

test('what would follow an advice is named where it is open: whoever is still outside enters first', async () => {
  const { game } = await loadGame('wravity', null)
  const chosen = chooseOptions(game.options, {})
  if (!chosen.ok) throw new Error(chosen.why.key)
  const match = newMatch(game, chosen.options, plainDice('advice'))
  const listed = (): readonly Action[] => offers(game, match.state, seat)
  let [seat = ''] = game.toAct(match.state)
  for (let [first] = listed(); first && first.type !== 'enter'; [first] = listed()) {
    play(match, seat, first)
    ;[seat = ''] = game.toAct(match.state)
  }
  const open: boolean[] = []
  const action: typeof game.words.action = (state, by, named) => {
    open.push(offers(game, state, by).some((o) => JSON.stringify(o) === JSON.stringify(named)))
    return game.words.action(state, by, named)
  }
  const listening = { ...game, words: { ...game.words, action } }
  const ask = { game: listening, seat, view: game.view(match.state, seat), offers: listed(), chance: seeded('a') }
  const { line } = counselFrom({ ...match, game: listening }, seat, advise(ask, 8))
  expect(line.length).toBeGreaterThan(0)
  expect(open).not.toContain(false)
})
