import { at } from '@muster/engine/testkit'
import { hexName, hexNamed } from '../src/board.ts'
import type { Action, Unit } from '../src/index.ts'
import { distribute, flip, type Opened } from './02-table.ts'
import { opening, rule, table } from './table.ts'

const at2 = (t: Opened, name: string): number => hexNamed(t.state.table.board, name)
const place = (t: Opened, unit: number, name: string): Action => ({ type: 'place', unit, hex: at2(t, name) })

/** A two-player match with all units on the first token, German first, whose number 3 lies at F9. */
function deployed(): Opened {
  const t = opening({ mode: 'two' })
  distribute(t, () => 0, 12, 1)
  t.does('g1', flip(0), at(2))
  return t
}

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
  t.state.players = t.state.players.map((p) => ({ ...p, tokens: [0, 0, 1] }))
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
  if (g1) Object.assign(g1, { active: [0] })
  first.notOffered('g1', { type: 'move', unit: first.id('P') })
})
