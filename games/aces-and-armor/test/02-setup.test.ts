import { at } from '@muster/engine/testkit'
import { hexName, hexNamed } from '../src/board.ts'
import type { Action, Seat, Unit } from '../src/index.ts'
import { opening, rule, table } from './table.ts'

type Opened = ReturnType<typeof opening>

/** Puts every unit of every seat on the token of its turn; the last one loads the dice for the order. */
function distribute(t: Opened, token: (i: number) => number, ...dice: number[]): void {
  const seats = t.game.toAct(t.state)
  const all = t.state.units.length
  t.state.units.forEach((u, unit) => {
    const last = unit === all - 1
    if (seats.includes(u.faction))
      t.does(u.faction, { type: 'assign', unit, token: token(unit) }, ...(last ? dice : []))
  })
}

const flip = (token: number): Action => ({ type: 'flip', token })
const at2 = (t: Opened, name: string): number => hexNamed(t.state.table.board, name)
const place = (t: Opened, unit: number, name: string): Action => ({ type: 'place', unit, hex: at2(t, name) })

/** A two-player match with all units on the first token, German first, whose number 3 lies at F9. */
function deployed(): Opened {
  const t = opening({ mode: 'two' })
  distribute(t, () => 0, 12, 1)
  t.does('g1', flip(0), at(2))
  return t
}

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
  t.refuses('g1', { type: 'assign', unit: 0, token: 3 }, '2.6', 'notYourToken')
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
  t.refuses('g1', flip(3), '2.10', 'noSuchToken')
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

rule('2.11', 'the first unit goes on the number', () => {
  const t = deployed()
  t.offered('g1', place(t, 0, 'F9'), place(t, 5, 'F9'))
  t.refuses('g1', place(t, 0, 'F8'), '2.12', 'notInRing')
})

rule('2.12', 'the others fill the first ring, then the second', () => {
  const t = deployed()
  t.does('g1', place(t, 0, 'F9')).gives({ type: 'unitPlaced' })
  t.refuses('g1', place(t, 1, 'F7'), '2.12', 'notInRing')
  t.offered('g1', place(t, 1, 'F8'), place(t, 1, 'F10'))
})

rule('2.12', 'the second ring opens when the first is full', () => {
  const t = deployed()
  for (const [unit, name] of ['F9', 'F8', 'F10', 'G9', 'G10'].entries()) t.does('g1', place(t, unit, name))
  t.refuses('g1', place(t, 5, 'F7'), '2.12', 'notInRing')
  const full = drawn('. i .\ni I i\ni i i\n. P .', { P: waiting })
  const hexes = full.offers('g1').flatMap((a) => (a.type === 'place' ? [hexName(full.state.table.board, a.hex)] : []))
  full.shows(hexes.sort(), ['A1', 'A4', 'B4', 'C1', 'C4'])
})

const drawn = (map: string, units: Readonly<Record<string, Partial<Unit>>>, hex = 4): ReturnType<typeof table> =>
  table(map, { phase: 'place', units, state: { placing: { token: 0, hex } } })

const waiting = { at: -1, army: 0 }

rule('2.13', 'water may be left empty', () => {
  const t = drawn('. ~ .\n~ I ~\n. ~ .\n. P M', { P: waiting, M: waiting })
  t.offered(
    'g1',
    { type: 'place', unit: t.id('M'), hex: t.hex('B1') },
    { type: 'place', unit: t.id('M'), hex: t.hex('A3') },
  )
})

rule('2.14', 'only infantry and aircraft are placed on water', () => {
  const t = drawn('. . .\n~ I .\n. P J', { P: waiting, J: waiting })
  t.refuses('g1', { type: 'place', unit: t.id('P'), hex: t.hex('A2') }, '2.14', 'cannotStand')
  t.offered('g1', { type: 'place', unit: t.id('J'), hex: t.hex('A2') })
})

rule('2.15', 'a hex that no remaining unit may occupy counts as filled', () => {
  const t = table('~ ~ ~\n~ I ~\n~ ^ ~\n. T .', {
    phase: 'place',
    options: { mountains: true },
    units: { T: waiting },
    state: { placing: { token: 0, hex: 4 } },
  })
  t.offered('g1', { type: 'place', unit: t.id('T'), hex: t.hex('A4') })
})

rule('2.16', 'nobody is placed on a factory', () => {
  const t = drawn('. X .\n. I .\n. P .', { P: waiting })
  t.refuses('g1', { type: 'place', unit: t.id('P'), hex: t.hex('B1') }, '2.16', 'noFactoryStart')
})

rule('2.17', 'a taken hex is skipped', () => {
  const t = drawn('. i .\n. I .\n. P .', { P: waiting })
  t.refuses('g1', { type: 'place', unit: t.id('P'), hex: t.hex('B1') }, '2.17', 'hexTaken')
})

rule('2.18', 'the player chooses which unit goes where', () => {
  const t = drawn('. . .\n. I .\n. P M', { P: waiting, M: waiting })
  t.offered(
    'g1',
    { type: 'place', unit: t.id('P'), hex: t.hex('B1') },
    { type: 'place', unit: t.id('M'), hex: t.hex('B1') },
  )
  t.refuses('g1', { type: 'place', unit: t.id('I'), hex: t.hex('B1') }, '2.18')
})

rule('2.18', 'or lets the rest take position: in table order, clockwise from the north, dry hexes first', () => {
  const t = drawn('. ~ .\n. I .\n. P M', { P: waiting, M: waiting })
  const hexes = t
    .does('g1', { type: 'deploy' }, 12, 1, 1, 1)
    .events.flatMap((e) => (e.type === 'unitPlaced' ? [e] : []))
  t.shows(
    hexes.map((e) => [e.unit, hexName(t.state.table.board, e.hex)]),
    [
      [t.id('P'), 'C2'],
      [t.id('M'), 'C3'],
    ],
  )
  t.refuses('g1', { type: 'deploy' }, '2.9', 'notNow')
})

rule('2.18', 'one unit with one hex to go to takes position at once', () => {
  const t = drawn('~ ~ ~\n~ I .\n~ P M', { I: { ...waiting, at: -1 }, P: { at: 7 }, M: { at: 8 } }, 4)
  t.state.placing = null
  for (const p of t.state.players) p.tokens = [0, 0, 1]
  t.state.pools = [[1, 2]]
  Object.assign(t.state.table.board, { starts: [4, 4, ...Array(10).fill(-1)] })
  t.does('g1', flip(0), at(0)).gives({ type: 'unitPlaced', unit: t.id('I'), hex: t.hex('B2') })
})

rule('2.19', 'the units of one token are one army; bought units belong to none', () => {
  const t = table('I X i', { phase: 'money', flags: { B1: 'g1' }, coins: { g1: 9 } })
  t.does('g1', { type: 'buy', kind: 'pak-40', hex: t.hex('B1') }).gives({ type: 'unitBought' })
  t.shows(t.state.units.at(-1)?.army, -1)
  const first = table('I P . i', { round: 1, units: { I: { army: 0 }, P: { army: 1 } } })
  const g1 = first.state.players[0]
  if (g1) g1.active = [0]
  first.notOffered('g1', { type: 'move', unit: first.id('P') })
})
