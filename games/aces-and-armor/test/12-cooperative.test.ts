import type { Action } from '../src/index.ts'
import { miss, opening, rule, table } from './table.ts'

const COOP = { options: { mode: 'cooperative', team: 'allies', coopEnemy: 'g1' } } as const
const CONFIRM: Action = { type: 'confirm' }
const END: Action = { type: 'endMovement' }

rule('12.1', 'the two seats share rolls, armies, coins and flags', () => {
  const t = opening({ mode: 'cooperative', coopEnemy: 'g1' })
  t.shows(
    t.state.players.map((p) => p.factions),
    [['g1'], ['us', 'su']],
  )
  const shared = table('i r X X . I', { ...COOP, turn: 'us', flags: { C1: 'us', D1: 'su' } })
  shared.does('us', END)
  shared.does('su', END).gives({ type: 'incomeCollected', turn: 1, coins: 2 })
})

rule('12.1', 'and armies and repairs', () => {
  const limits = table('i r X I', { ...COOP, turn: 'us', round: 1, phase: 'armies' })
  Object.assign(limits.state, { first: 1 })
  limits.asks('us')
  limits.does('us', { type: 'useArmies', armies: [2] }).gives({ type: 'armiesUsed', armies: [2] })
  limits.shows(limits.state.players[1]?.used, [2])
  const t = table('i rX . I', {
    ...COOP,
    turn: 'us',
    phase: 'money',
    flags: { B1: 'us' },
    coins: { us: 2 },
    units: { r: { damage: 2 } },
  })
  t.refuses('us', { type: 'repair', unit: t.id('r') }, '9.5', 'notYourUnit')
  t.does('us', { type: 'endTurn' })
  t.does('su', { type: 'repair', unit: t.id('r') }).gives({ type: 'repairStarted', coins: 2 })
})

rule('12.2', 'in each phase seat 1 acts, then seat 2', () => {
  const t = table('i r . . I', { ...COOP, turn: 'us' })
  t.asks('us')
  t.does('us', END).gives({ type: 'phaseBegan', phase: 'move', seat: 'su' })
  t.asks('su')
})

rule('12.2', 'in a shared army too: a hex that no unit of the placing seat may occupy counts as filled', () => {
  const waiting = { at: -1, army: 2 }
  const t = table('~ ~ ~\n~ i ~\n~ ^ ~\n. t r\nI . .', {
    options: { ...COOP.options, mountains: true },
    turn: 'us',
    phase: 'place',
    units: { t: waiting, r: waiting },
    state: { placing: { token: 2, hex: 4 } },
  })
  t.asks('us')
  t.does('us', { type: 'place', unit: t.id('t'), hex: t.hex('A4') })
  t.asks('su')
  t.offered('su', { type: 'place', unit: t.id('r'), hex: t.hex('B3') })
  t.refuses('su', { type: 'place', unit: t.id('r'), hex: t.hex('C4') }, '2.12', 'notInRing')
})

rule('12.3', 'both declare into one list', () => {
  const t = table('i I r', { ...COOP, turn: 'us', phase: 'declare' })
  t.does('us', t.attacks('i', 'I')).gives({ type: 'attackDeclared' })
  t.does('us', CONFIRM).gives({ type: 'phaseBegan', phase: 'declare', seat: 'su' })
  t.does('su', t.attacks('r', 'I'))
  t.does('su', CONFIRM, ...miss(12), ...miss(12)).gives({ type: 'unitsFought' }, { type: 'unitsFought' })
})

rule('12.4', 'one token each, and one that both may use', () => {
  const t = opening({ mode: 'cooperative', coopEnemy: 'g1', level: 'easy' })
  const first = t.state.units.findIndex((u) => u.faction === 'us')
  t.offered('us', { type: 'assign', unit: first, token: 0 }, { type: 'assign', unit: first, token: 2 })
  t.refuses('us', { type: 'assign', unit: first, token: 1 }, '12.4', 'notYourToken')
  const full = opening({ mode: 'cooperative', field: 'full' })
  full.shows(full.state.pools[0]?.length, 12)
})

rule('12.5', 'support counts both seats’ units', () => {
  const t = table('t I r', { ...COOP, turn: 'us', phase: 'declare' })
  t.does('us', t.attacks('t', 'I'))
  t.does('us', CONFIRM)
  t.does('su', CONFIRM, ...miss(14)).gives({ type: 'unitsFought', red: miss(2) })
})

rule('12.6', 'each seat buys its own faction’s types', () => {
  const t = table('i X r I', { ...COOP, turn: 'us', phase: 'money', flags: { B1: 'us' }, coins: { us: 9 } })
  t.refuses('us', { type: 'buy', kind: 't-34', hex: t.hex('B1') }, '12.6', 'notYourType')
  t.does('us', { type: 'buy', kind: 'sherman', hex: t.hex('B1') }).gives({ type: 'unitBought', faction: 'us' })
})
