import { advise } from '@muster/bots'
import { chooseOptions, newMatch, offers, plainDice, play, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { lay } from '../../games/wravity/lessons/draw.ts'
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

test('choices that bring the same piece to the same place by the same way are one', async () => {
  const { game } = await loadGame('wravity', null)
  // Forces that would carry it past the wall all end there.
  const { state, id } = lay({ A1: [4, 3], B1: [-6, 0] }, [[3, 3]])
  const soldier = id('A1')
  const off = (force: number): Action => ({ type: 'impulse', soldier, heading: 1, force }) as Action
  const listed = offers(game, state, 'p1').filter(
    (a: Action) => a.type === 'impulse' && Reflect.get(a, 'heading') === 1,
  )
  const same = (force: number) => JSON.stringify(game.aim(state, off(force)))
  expect(listed.length).toBeGreaterThan(2)
  const places = new Set(listed.map((_, i) => same(i + 1)))
  expect(places.size).toBeLessThan(listed.length)
  const weighed = (action: Action) => ({ action, chance: 0.5, within: 0.1 })
  const [first, ...rest] = listed
  const advice = { ...weighed(first as Action), gain: 0, line: [], reasons: [], others: rest.map(weighed) }
  const { others } = counselFrom({ game, state }, 'p1', advice as never)
  expect(others).toHaveLength(places.size - 1)
})
