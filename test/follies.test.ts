// What a bot once did and must not do again, each on a drawn position.

import { type Bot, botCalled } from '@muster/bots'
import { type Game, type GameTypes, must, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { acesAndArmor } from '../games/aces-and-armor/src/index.ts'
import { table as hexes } from '../games/aces-and-armor/test/table.ts'
import { rivetWars } from '../games/rivet-wars/src/index.ts'
import { table as trenches } from '../games/rivet-wars/test/table.ts'
import { table as hall, hex, game as wravity } from '../games/wravity/test/table.ts'

const TIMES = 12

/** What a bot chooses there, again and again. */
function choices<T extends GameTypes>(game: Game<T>, state: T['State'], seat: T['Seat'], level: string): T['Action'][] {
  const bot = botCalled(level) as Bot
  const view = game.view(state, seat)
  const listed = offers(game, state, seat)
  return Array.from({ length: TIMES }, (_, i) =>
    bot.choose({ game, seat, view, offers: listed, chance: seeded(`folly/${i}`), budget: { visits: 60 } }),
  )
}

const types = (actions: readonly GameTypes['Action'][]): string[] => [...new Set(actions.map((a) => a.type))]

for (const level of ['sergeant', 'captain']) {
  test(`${level}: gas is not laid among friends with no enemy near`, () => {
    const t = trenches('p p p . . . . R\np g p . . . . .\np p p . . . . .', { turn: 'blight', phase: 'combat' })
    expect(types(choices(rivetWars(), t.state, 'blight', level))).toEqual(['endPhase'])
  })

  test(`${level}: the Hammer does not fire at empty grids`, () => {
    const t = trenches('H . . . . . . . p', { phase: 'combat' })
    expect(types(choices(rivetWars(), t.state, 'allies', level))).toEqual(['endPhase'])
  })

  test(`${level}: infantry beside a free factory takes it, however many coins there are`, () => {
    const t = hexes('I X . . . i', { coins: { g1: 60 } })
    for (const a of choices(acesAndArmor(), t.state, 'g1', level)) expect(a).toMatchObject(t.moves('I', 'B1'))
  })

  test(`${level}: whoever stands in the own door goes on while others wait`, () => {
    const t = hall('A1')
    t.soldier('A1').at = must(t.state.doors[0])
    for (const a of choices(wravity, t.state, 'p1', level)) expect(a.type).not.toBe('endTurn')
  })

  test(`${level}: whoever can walk through a door that a comrade holds open does`, () => {
    const door = must(hall('A1').state.doors[1])
    const t = hall('A4 . A2 . b1', {}, { at: [-2, 0] })
    Object.assign(t.soldier('A4'), { at: hex(-8, 3) })
    Object.assign(t.soldier('A2'), { at: hex(-8, 6) })
    for (const a of choices(wravity, t.state, 'p1', level)) expect(a).toMatchObject({ type: 'walk', to: door })
  })

  test(`${level}: nobody pushes a friend into the wall`, () => {
    const t = hall('A2 A4 . . . . b1')
    for (const a of choices(wravity, t.state, 'p1', level)) expect(a.type).not.toBe('push')
  })
}

test('what lies in the hand is played where it does something', () => {
  const play = (card: string, drawn: string, phase: 'deployment' | 'combat'): string[] => {
    const t = trenches(drawn, { phase, hands: { allies: [card] }, supply: { points: 0 } })
    return types(choices(rivetWars(), t.state, 'allies', 'sergeant'))
  }
  expect(play('secondWave', 'R:A . . . p', 'deployment')).toContain('play')
  expect(play('barrage', 'R . . . . ppp ppp ppp', 'combat')).toContain('play')
})

test('whoever has no tank and the coins for one buys it', () => {
  const t = hexes('. X . I . i', { phase: 'money', flags: { B1: 'g1' }, coins: { g1: 5 } })
  const bought = choices(acesAndArmor(), t.state, 'g1', 'sergeant').map((a) => ('kind' in a ? a.kind : a.type))
  expect([...new Set(bought)]).toEqual(['tiger'])
})

test('in a long war whoever has no infantry left buys one before anything that only fights', () => {
  const t = hexes('. X . J . i', { phase: 'money', round: 16, flags: { B1: 'g1' }, coins: { g1: 5 } })
  const bought = choices(acesAndArmor(), t.state, 'g1', 'sergeant').map((a) => ('kind' in a ? a.kind : a.type))
  for (const kind of bought) expect(kind).toMatch(/infantry$/)
})

test('a dear tank that is lacking is saved for when a single coin is missing', () => {
  const t = hexes('. X . I M P J U . . i', { phase: 'money', flags: { B1: 'g1' }, coins: { g1: 4 } })
  expect(types(choices(acesAndArmor(), t.state, 'g1', 'sergeant'))).toEqual(['endTurn'])
})

test('with a bomber and a coin too few for the fighter that is lacking, no second bomber is bought', () => {
  const t = hexes('. X . i m t h b . . I', { turn: 'us', phase: 'money', flags: { B1: 'us' }, coins: { us: 4 } })
  const bought = choices(acesAndArmor(), t.state, 'us', 'sergeant').map((a) => ('kind' in a ? a.kind : a.type))
  for (const kind of bought) expect(kind).not.toBe('b-17')
})

test('nobody sits in the only factory while the purse is full', () => {
  const t = hexes('JX b . .\n. . . .', { flags: { A1: 'g1' }, coins: { g1: 20 } })
  for (const a of choices(acesAndArmor(), t.state, 'g1', 'sergeant')) expect(a.type).toBe('move')
  const out = hexes('X b . .\nJ . . .', { flags: { A1: 'g1' }, coins: { g1: 20 } })
  for (const a of choices(acesAndArmor(), out.state, 'g1', 'sergeant'))
    expect(a).not.toMatchObject(out.moves('J', 'A1'))
})

test('in a long war infantry crosses the river rather than wait at it', () => {
  const t = hexes('I ~ . X . . . b\n. ~ . . . . . .', { round: 16 })
  for (const a of choices(acesAndArmor(), t.state, 'g1', 'sergeant')) expect(a).toMatchObject({ type: 'move' })
})

test('in a long war whoever has neither factory nor infantry is attacked, be it for the worse', () => {
  const t = hexes('X J b . .', { phase: 'declare', round: 16, flags: { A1: 'g1' }, units: { J: { damage: 4 } } })
  for (const a of choices(acesAndArmor(), t.state, 'g1', 'sergeant')) expect(a).toMatchObject(t.attacks('J', 'b'))
})
