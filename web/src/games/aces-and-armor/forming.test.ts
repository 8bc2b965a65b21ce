import { acesAndArmor } from '@muster/aces-and-armor'
import { act, check, offers, optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { whyOf } from './Armies.tsx'
import { formsIn } from './Forming.tsx'
import { attemptsOf, firstToPlace, reachesOf } from './judge.ts'

const game = acesAndArmor()
const state = game.setup(optionsFor(game, { mode: 'two', mission: 'skirmish' }), seeded(1))
const view = game.view(state, 'us')

test('an army is formed by pressing it: each offer to put a unit into one belongs to a card', () => {
  const forms = formsIn(offers(game, state, 'us'))
  expect(forms.map(({ token }) => token)).toEqual([0, 1, 2])
})

test('whoever presses the map first is told what comes before', () => {
  const tried = attemptsOf(view, 'us', { piece: null, place: 5, target: null })
  expect(tried.map((action) => check(game, state, 'us', action))).toMatchObject([
    { ok: false, why: { key: 'refusal.formFirst' } },
  ])
})

test('whoever presses the map before an army is opened is told to choose one', () => {
  const laid = game.setup(optionsFor(game, { mode: 'two', mission: 'skirmish' }), seeded(1))
  for (const seat of game.toAct(laid)) act(game, laid, seat, { type: 'spread' }, seeded(2))
  const [first] = game.toAct(laid)
  if (laid.phase !== 'place' || !first) throw new Error('nobody deploys')
  const tried = attemptsOf(game.view(laid, first), first, { piece: null, place: 5, target: null })
  expect(tried.map((action) => check(game, laid, first, action))).toMatchObject([
    { ok: false, why: { key: 'refusal.flipFirst' } },
  ])
})

test('the first unit of the army being placed is taken up by itself, and no other', () => {
  const placing = { ...view, phase: 'place', placing: { token: 1, hex: 3 } } as const
  const units = view.units.map((u, id) => ({ ...u, army: (id % 3) as 0 | 1 | 2 }))
  const first = units.findIndex((u) => u.faction === 'us' && u.army === 1)
  expect(firstToPlace({ ...placing, units }, 'us')).toBe(first)
  expect(firstToPlace({ ...placing, units, placing: null }, 'us')).toBeNull()
})

test('while armies are chosen, whoever stands on the map shows how far it gets, and nobody else', () => {
  const at = view.table.board.starts[0] ?? 0
  const laid = { ...view, phase: 'armies', units: view.units.map((u, id) => (id === 0 ? { ...u, at } : u)) } as const
  expect(reachesOf(game.content, laid, 0)?.length).toBeGreaterThan(0)
  expect(reachesOf(game.content, laid, 1)).toBeNull()
  expect(reachesOf(game.content, { ...laid, phase: 'move' }, 0)).toBeNull()
})

test('where a next round has its limits too, both are told', () => {
  const charts = {
    armies: {
      four: [[1, 1, 2, 3]],
      two: [
        [1, 2],
        [2, 3],
      ],
    },
  }
  expect(whyOf({ players: view.players, first: 0, round: 1 }, charts).key).toBe('face.armies.whyBoth')
  expect(whyOf({ players: view.players, first: 0, round: 2 }, charts).key).toBe('face.armies.why')
})

test('each player’s share of armies is told in turn order', () => {
  const why = whyOf({ players: view.players, first: 1, round: 1 }, { armies: { four: [[1, 1, 2, 3]], two: [[1, 2]] } })
  expect(why).toMatchObject({
    key: 'face.armies.why',
    args: {
      shares: [
        { args: { player: { key: `seat.${view.players[1]?.factions[0]}` }, count: 1 } },
        { args: { player: { key: `seat.${view.players[0]?.factions[0]}` }, count: 2 } },
      ],
    },
  })
})
