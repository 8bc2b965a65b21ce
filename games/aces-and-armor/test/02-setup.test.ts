import { at } from '@muster/engine/testkit'
import type { Action, Seat } from '../src/index.ts'
import { distribute, flip } from './02-table.ts'
import { opening, rule } from './table.ts'

rule('2.1', 'units and purses begin empty', () => {
  const t = opening()
  t.shows(
    t.state.units.every((u) => u.damage === 0 && u.xp === 0),
    true,
  )
  t.shows(
    t.state.players.map((p) => p.coins),
    [0, 0],
  )
})

rule('2.2', 'all factories begin neutral', () => {
  const t = opening({ mode: 'four' })
  t.shows(new Set(t.state.flags), new Set([-1]))
})

rule('2.3', 'nobody knows a number before its token is flipped', () => {
  const t = opening({ mode: 'two' })
  distribute(t, (i) => i % 3, 12, 1)
  t.shows(
    t.state.players.map((p) => p.tokens),
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  )
  t.does('g1', flip(1), at(5)).gives({ type: 'tokenFlipped', token: 1, number: 6 })
})

rule('2.4', 'everybody distributes at the same time, unseen until all are done', () => {
  const t = opening({ mode: 'two' })
  t.asks('g1', 'us')
  t.shows(t.game.situation(t.state).turn, null)
  t.does('us', { type: 'assign', unit: 6, token: 2 })
  const armies = (who: Seat): number[] => t.game.view(t.state, who).units.map((u) => u.army)
  t.shows([armies('us')[6], armies('g1')[6]], [2, -3])
  t.refuses('us', { type: 'flip', token: 0 }, '2.9')
})

rule('2.4', 'then all is open', () => {
  const t = opening({ mode: 'two' })
  distribute(t, () => 1, 12, 1)
  t.shows(t.game.view(t.state, 'g1').units[6]?.army, 1)
})

rule('2.5', 'unit by unit in table order, by default two on each token', () => {
  const t = opening({ mode: 'two' })
  t.refuses('g1', { type: 'assign', unit: 3, token: 0 }, '2.5', 'notNext')
  const given = Array.from({ length: 6 }, () => {
    const a = t.game.fallback(t.state, 'g1') as Extract<Action, { type: 'assign' }>
    t.does('g1', a)
    return a.token
  })
  t.shows(given, [0, 0, 1, 1, 2, 2])
})

rule('2.5', 'or all that are left at once, where the default puts them', () => {
  const t = opening({ mode: 'two' })
  t.does('g1', { type: 'assign', unit: 0, token: 2 })
  const spread = t.does('g1', { type: 'spread' })
  t.shows(
    spread.events.map((e) => (e.type === 'unitAssigned' ? e.token : -1)),
    [0, 1, 1, 2, 2],
  )
  t.asks('us')
  const deed = { seat: 'g1', action: { type: 'spread' }, events: spread.events } as const
  const seen = t.game.redact(deed, 'us')
  t.shows(
    [seen.action, new Set(seen.events.map((e) => (e.type === 'unitAssigned' ? e.token : 0)))],
    [null, new Set([-3])],
  )
})

rule('2.6', 'any spread is allowed, all on one token too', () => {
  const t = opening({ mode: 'two' })
  t.offered('g1', ...[0, 1, 2].map((token) => ({ type: 'assign', unit: 0, token }) as const))
  distribute(t, () => 2, 12, 1)
  t.shows(new Set(t.state.units.map((u) => u.army)), new Set([2]))
})

rule('2.7', 'the extras are four different units, chosen before distributing', () => {
  const t = opening({ mode: 'two', sets: 'extra' })
  t.refuses('us', { type: 'assign', unit: 10, token: 0 }, '2.4')
  for (const kind of ['sherman', 'b-17', 'howitzer', 'p-51']) t.does('us', { type: 'chooseExtra', kind })
  t.asks('g1')
  t.does('g1', { type: 'chooseExtra', kind: 'tiger' })
  t.refuses('g1', { type: 'chooseExtra', kind: 'tiger' }, '2.7', 'noSuchExtra')
})

rule('2.8', 'the highest d12 places first; ties roll again among the tied', () => {
  const t = opening({ mode: 'four' })
  distribute(t, () => 0, 7, 9, 3, 9, 2, 5)
  t.shows(t.state.players[t.state.turn]?.factions, ['su'])
  t.asks('su')
})

rule('2.9', 'players flip in turn, clockwise', () => {
  const t = opening({ mode: 'four' })
  distribute(t, () => 0, 1, 1, 12, 1)
  t.asks('g2')
  t.does('g2', flip(2), at(0)).gives({ type: 'armyPlaced' })
  t.asks('su')
  t.refuses('su', { type: 'place', unit: 0, hex: 0 }, '2.9')
})

rule('2.10', 'the player chooses which own token to flip', () => {
  const t = opening({ mode: 'two' })
  distribute(t, () => 0, 12, 1)
  t.offered('g1', flip(0), flip(1), flip(2))
  t.does('g1', flip(2), at(0))
  t.does('us', flip(1), at(0))
  t.refuses('g1', flip(2), '2.10', 'noSuchToken')
})

rule('2.10', 'the last one is flipped without asking', () => {
  const t = opening({ mode: 'two' })
  distribute(t, () => 0, 12, 1)
  for (const [seat, token] of [
    ['g1', 1],
    ['us', 1],
    ['g1', 2],
  ] as const)
    t.does(seat, flip(token), at(0))
  t.does('us', flip(2), at(0), at(0)).gives({ type: 'tokenFlipped', token: 2 }, { type: 'tokenFlipped', token: 0 })
  t.asks('g1')
  t.offered('g1', { type: 'deploy' })
})
