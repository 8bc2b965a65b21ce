import { at } from '@muster/engine/testkit'
import { hexName, hexNamed } from '../src/board.ts'
import type { Action } from '../src/index.ts'
import { hit, miss, opening, rule, table } from './table.ts'

const CONFIRM: Action = { type: 'confirm' }
const END_TURN: Action = { type: 'endTurn' }

const ARDENNES = { mode: 'four', mission: 'ardennes' } as const

rule('M3', 'the Ardennes are played on the full winter map', () => {
  const t = opening(ARDENNES)
  t.shows([t.state.table.board.map, t.state.table.board.columns], ['winter', 26])
  t.shows(t.state.table.goal, 0)
})

rule('M3.1', 'the Allies begin with the four coast factories', () => {
  const t = opening(ARDENNES)
  const { board } = t.state.table
  const held = (player: number): string[] =>
    board.factories.flatMap((hex, i) => (t.state.flags[i] === player ? [hexName(board, hex)] : []))
  t.shows([held(1), held(3), t.state.flags[0]], [['C6', 'K6'], ['S6', 'Y6'], -1])
})

rule('M3.2', 'Germany 1 divides the three at the bottom, two for itself by default', () => {
  const t = opening(ARDENNES)
  t.asks('g1')
  t.refuses('g1', { type: 'giveFlag', hex: 0, to: 'g1' }, 'M3.2')
  const given = [0, 1, 2].map(() => {
    const a = t.game.fallback(t.state, 'g1') as Extract<Action, { type: 'giveFlag' }>
    t.offered('g1', a)
    t.does('g1', a)
    return a.to
  })
  t.shows(given, ['g1', 'g1', 'g2'])
  t.asks('g1', 'us', 'g2', 'su')
})

rule('M3.3', 'the Allies are dealt the upper starts, the Germans the lower ones', () => {
  const t = opening(ARDENNES)
  t.shows(t.state.pools, [
    [4, 5, 6, 10, 11, 12],
    [1, 2, 3, 7, 8, 9],
  ])
  Object.assign(t.state, { phase: 'place', divide: [], turn: 1, seat: 'us' })
  t.does('us', { type: 'flip', token: 0 }, at(3)).gives({ type: 'tokenFlipped', number: 7 })
})

const shore = (map: string, extra: Parameters<typeof table>[1] = {}) =>
  table(map, { options: ARDENNES, round: 7, ...extra })

rule('M3.4', 'a German tank that ends a move on the shore wins', () => {
  const t = shore('~ . .\n. . .\nT . i')
  t.does('g1', t.moves('T', 'A2')).gives({
    type: 'matchEnded',
    result: { winners: ['germany'], rule: 'M3.4', why: 'shore' },
  })
  const infantry = shore('~ . .\n. . .\nI . i')
  infantry.does('g1', infantry.moves('I', 'A2')).without({ type: 'matchEnded' })
})

rule('M3.4', 'an interception on the shore ends its move there', () => {
  const t = shore('~ p~ ~ ~\n. = = .\nT . . i')
  t.does('g1', t.moves('T', 'C2')).gives({ type: 'interceptionOffered' }).without({ type: 'matchEnded' })
  t.does('us', { type: 'intercept', unit: t.id('p') }).gives(
    { type: 'unitIntercepted', unit: t.id('T') },
    { type: 'matchEnded', result: { winners: ['germany'], rule: 'M3.4', why: 'shore' } },
  )
})

rule('M3.4', 'the shore is mainland of the top rows, not the island', () => {
  const { board } = opening(ARDENNES).state.table
  const t = shore('~ . .\n. . .\nT . i')
  t.shows(
    board.shore.every((hex) => hex < 6 * 26),
    true,
  )
  t.shows(board.shore.includes(hexNamed(board, 'L3')), false)
  t.does('g1', t.moves('T', 'B2')).without({ type: 'matchEnded' })
})

rule('M3.5', 'not before the seventh round', () => {
  const t = shore('~ . .\n. . .\nT . i', { round: 6 })
  t.does('g1', t.moves('T', 'A2')).without({ type: 'matchEnded' })
})

rule('M3.6', 'Germany loses without a tank and a factory', () => {
  const t = shore('I TX t . i', { turn: 'us', phase: 'declare', units: { T: { damage: 5 } } })
  t.does('us', t.attacks('t', 'T'))
  t.does('us', CONFIRM, ...hit(12), ...miss(2)).gives({
    type: 'matchEnded',
    result: { winners: ['allies'], rule: 'M3.6', why: 'noTanks' },
  })
})

rule('M3.6', 'and after eight rounds', () => {
  const t = shore('T . . r', { turn: 'su', phase: 'money', round: 8 })
  t.does('su', END_TURN).gives({ type: 'matchEnded', result: { winners: ['allies'], rule: 'M3.6', why: 'shoreHeld' } })
})

rule('M3.7', 'the number of factories does not win', () => {
  const t = shore('I X . X X X X X . i', { flags: { D1: 'g1', E1: 'g1', F1: 'g2', G1: 'g2', H1: 'g2' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'factoryOccupied' }).without({ type: 'matchEnded' })
})
