import { say } from '@muster/engine'
import { expect } from 'vitest'
import type { Action, Faction } from '../src/index.ts'
import { miss, rule, table } from './table.ts'

const END_TURN: Action = { type: 'endTurn' }
const END: Action = { type: 'endMovement' }
const use = (...armies: number[]): Action => ({ type: 'useArmies', armies })

/** The end of a turn in the money phase, with a coin to keep it open. */
const money = (turn: Faction, round: number, extra: Parameters<typeof table>[1] = {}) =>
  table('I R X i r', { turn, round, phase: 'money', ...extra })

rule('3.1', 'a second roll decides who moves first', () => {
  const t = table('I . i', { options: { mode: 'two' }, phase: 'place', turn: 'us', units: { i: { at: -1, army: 0 } } })
  t.state.placing = { token: 0, hex: t.hex('C1') }
  t.does('us', { type: 'place', unit: t.id('i'), hex: t.hex('C1') }, 3, 3, 2, 11).gives(
    { type: 'orderRolled', for: 'move', first: 1 },
    { type: 'turnBegan', turn: 1, round: 1 },
  )
})

rule('3.2', 'turns go clockwise, round after round', () => {
  const t = money('su', 5, { state: { first: 0 } })
  t.does('su', END_TURN).gives({ type: 'turnBegan', turn: 0, round: 6 })
  const u = money('su', 5, { state: { first: 1 } })
  u.does('su', END_TURN).gives({ type: 'turnBegan', turn: 0, round: 5 })
})

rule('3.3', 'movement, declaration, combat, money', () => {
  const t = table('I i . X', { flags: { D1: 'g1' }, coins: { g1: 4 } })
  t.does('g1', END).gives({ type: 'phaseBegan', phase: 'declare' })
  t.does('g1', { type: 'confirm' }).gives(
    { type: 'phaseBegan', phase: 'combat' },
    { type: 'phaseBegan', phase: 'money' },
  )
  t.does('g1', END_TURN).gives({ type: 'turnEnded' }, { type: 'turnBegan', turn: 1 })
})

rule('3.4', 'with four seats 1, 1, 2 and 3 armies in the first round', () => {
  const due = (['g1', 'us', 'g2', 'su'] as const).map((seat) => {
    const t = money(before(seat), seat === 'g1' ? 0 : 1)
    const { events } = t.does(before(seat), END_TURN)
    return events.some((e) => e.type === 'phaseBegan' && e.phase === 'armies') ? t.offers(seat).length : 0
  })
  const t = money('g1', 1)
  t.shows(due, [3, 3, 3, 0])
  t.does('g1', END_TURN)
  t.refuses('us', use(0, 1), '3.4', 'noSuchArmies')
  t.does('us', use(2)).gives({ type: 'armiesUsed', armies: [2] })
})

const before = (seat: Faction): Faction => ({ g1: 'su', us: 'g1', g2: 'us', su: 'g2' })[seat] as Faction

rule('3.4', 'from the second round on everything', () => {
  const t = money('su', 1)
  t.does('su', END_TURN).gives({ type: 'phaseBegan', phase: 'move' }).without({ type: 'phaseBegan', phase: 'armies' })
})

rule('3.5', 'the question says how many armies act now, of how many, and from when all do', () => {
  const t = table('I X i', { options: { mode: 'two' }, turn: 'us', round: 0, phase: 'money' })
  t.does('us', END_TURN).gives({ type: 'phaseBegan', phase: 'armies' })
  expect(t.game.words.prompt(t.state, 'g1')).toEqual(
    say('prompt.armies.others', { next: 2, count: 1, open: 3, all: 3 }),
  )
  t.does('g1', use(1))
  Object.assign(t.state, { phase: 'money', seat: 'g1' })
  t.does('g1', END_TURN)
  expect(t.game.words.prompt(t.state, 'us')).toEqual(say('prompt.armies.all', { next: 2, count: 2, open: 3, all: 2 }))
})

rule('3.5', 'with two sides 1 and 2, then the two others and all', () => {
  const t = table('I X i', { options: { mode: 'two' }, turn: 'us', round: 0, phase: 'money' })
  t.does('us', END_TURN)
  t.does('g1', use(1)).gives({ type: 'armiesUsed', armies: [1] })
  Object.assign(t.state, { phase: 'money', seat: 'g1' })
  t.does('g1', END_TURN)
  t.refuses('us', use(0), '3.5', 'noSuchArmies')
  t.does('us', use(0, 2))
  Object.assign(t.state, { phase: 'money', seat: 'us' })
  t.does('us', END_TURN).gives({ type: 'armiesUsed', armies: [0, 2] })
  Object.assign(t.state, { phase: 'money', seat: 'g1' })
  t.does('g1', END_TURN).without({ type: 'armiesUsed' })
})

rule('3.6', 'a unit of an unused army neither moves nor attacks', () => {
  const t = table('I i P', { units: { I: { army: 0 }, P: { army: 1 } } })
  const g1 = t.state.players[0]
  if (g1) Object.assign(g1, { active: [1] })
  Object.assign(t.state, { phase: 'declare' })
  t.refuses('g1', t.attacks('I', 'i'), '3.6', 'armyNotUsed')
  t.offered('g1', t.attacks('P', 'i'))
})

rule('3.6', 'nor does it move', () => {
  const t = table('I . i P', { units: { I: { army: 0 }, P: { army: 1 } } })
  const g1 = t.state.players[0]
  if (g1) Object.assign(g1, { active: [1] })
  t.refuses('g1', t.moves('I', 'B1'), '3.6', 'armyNotUsed')
})

rule('3.7', 'any army may be picked', () => {
  const t = money('su', 0)
  t.does('su', END_TURN)
  t.offered('g1', use(0), use(1), use(2))
  t.refuses('g1', END, '3.3')
})

rule('3.8', 'a seat without units still has its money phase', () => {
  const t = table('I X X', { phase: 'money', flags: { B1: 'us' }, coins: { us: 3 }, state: { round: 5 } })
  t.does('g1', END_TURN).gives({ type: 'turnBegan', turn: 1 }, { type: 'phaseBegan', phase: 'money', seat: 'us' })
  t.offered('us', { type: 'buy', kind: 'regular-infantry', hex: t.hex('B1') })
})

rule('3.6', 'but it still intercepts, counter-attacks and supports', () => {
  const t = table('. T .\n. i .\nI . .', { units: { T: { army: 0 }, I: { army: 1 } } })
  const [g1] = t.state.players
  if (g1) Object.assign(g1, { active: [1] })
  Object.assign(t.unit('I'), { at: t.hex('A2') })
  Object.assign(t.state, { phase: 'declare' })
  t.refuses('g1', t.attacks('T', 'i'), '3.6')
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', { type: 'confirm' }, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', red: miss(2) })
  const idle = table('. T .\n. . .\ni . .', { turn: 'us', units: { T: { army: 0 }, i: { army: 1 } } })
  const [other] = idle.state.players
  if (other) Object.assign(other, { active: [1] })
  idle.does('us', idle.moves('i', 'A2')).gives({ type: 'interceptionOffered', seats: ['g1'] })
  idle.does('g1', { type: 'decline' })
  idle.does('us', END)
})
