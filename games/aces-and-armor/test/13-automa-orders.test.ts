import { at } from '@muster/engine/testkit'
import type { Action } from '../src/index.ts'
import { duel, orders, ROAD, why } from './13-automa-table.ts'
import { miss, rule } from './table.ts'

const DECLINE: Action = { type: 'decline' }
const intercept = (unit: number): Action => ({ type: 'intercept', unit })

const FAR = '. '.repeat(24)

rule('13.8', 'regular infantry, special infantry, artillery, aircraft, tanks', () => {
  const t = duel(`N W K C R ${FAR} i`)
  const played = t.turn()
  t.shows(
    orders(played).map(([unit]) => unit),
    ['R', 'C', 'K', 'W', 'N'].map(t.id),
  )
})

rule('13.9', 'the one that can fulfil the best order acts first', () => {
  const t = duel('K . . . . . K . . i')
  t.turn().gives({ type: 'unitsFought', unit: t.id('K2') }, { type: 'unitMoved', unit: t.id('K') })
})

rule('13.9', 'then the one with the best attack letter', () => {
  const t = duel('N . t . . . . . . . i N', { units: { i: { damage: 4 }, N: { at: 1 } } })
  const played = t.turn(...miss(4), ...miss(12))
  played.gives({ type: 'unitsFought', unit: t.id('N2') }, { type: 'unitsFought', unit: t.id('N') })
})

rule('13.9', 'then chance decides', () => {
  const t = duel('t N . . . . . . . . N t')
  const played = t.turn(at(1), ...miss(12), ...miss(12))
  played.gives({ type: 'unitsFought', unit: t.id('N2') }, { type: 'unitsFought', unit: t.id('N') })
})

rule('13.9', 'it looks again after each unit', () => {
  const t = duel('K . . t . N N', { units: { t: { damage: 1 }, N: { at: 4 }, N2: { at: 2 } } })
  const played = t.turn(at(0), ...miss(6))
  played.gives({ type: 'unitsFought', unit: t.id('K') }, { type: 'unitsFought', target: t.id('t') })
})

rule('13.10', 'a unit follows the highest order it can fulfil', () => {
  const t = duel('X R i', { units: { i: { damage: 5 } } })
  const played = t.turn()
  played.gives({ type: 'factoryOccupied', unit: t.id('R'), why: why('I.1') }).without({ type: 'unitsFought' })
})

rule('13.11', 'what is level after all letters is decided by chance', () => {
  const t = duel('i N i')
  t.turn(at(1), ...miss(12)).gives({ type: 'unitsFought', target: t.id('i2') })
  const other = duel('i N i')
  other.turn(at(0), ...miss(12)).gives({ type: 'unitsFought', target: other.id('i') })
})

rule('13.12', 'near and far are measured in movement points', () => {
  const t = duel(`i X f f f f f f R ${ROAD(16)} X`)
  t.turn().gives({ type: 'unitMoved', unit: t.id('R'), why: why('I.5') })
  t.shows(t.at('R'), 'O1')
})

rule('13.12', 'water costs infantry its full speed', () => {
  const dry = duel(`i X ~ ~ ~ R ${ROAD(17)} X`)
  dry.turn().gives({ type: 'unitMoved', unit: dry.id('R'), why: why('I.5') })
  dry.shows(dry.at('R'), 'L1')
  const wet = duel(`i X ~ ~ ~ R ${ROAD(19)} X`)
  wet.turn().gives({ type: 'unitMoved', unit: wet.id('R'), why: why('I.5') })
  wet.shows(wet.at('R'), 'E1')
})

rule('13.12', 'strange factories are closed except as the goal, units are no hindrance', () => {
  const t = duel(`N ~ ${FAR} t\n= X = = . . . . . . . . . . . . . . . . . . . . . . .`)
  t.turn().without({ type: 'unitMoved' })
})

rule('13.12', 'where there is no way hexes are counted', () => {
  const t = duel('N . . ~ . . i')
  t.turn().gives({ type: 'unitMoved', unit: t.id('N'), why: why('II.2', 'i') })
  t.shows(t.at('N'), 'C1')
})

rule('13.13', 'a bound interceptor stays and attacks its target', () => {
  const t = duel('i N t .', { units: { N: { holds: 0 }, t: { damage: 5 } } })
  const played = t.turn(...miss(12))
  played.gives({ type: 'unitsFought', unit: t.id('N'), target: t.id('i'), why: why('bound') })
  played.without({ type: 'unitMoved' })
})

rule('13.13', 'also if its army is not used; if the target is out of reach it acts normally', () => {
  const t = duel('i N . . . . . . . R', { round: 1, units: { N: { holds: 0, army: 0 }, R: { army: 1 } } })
  Object.assign(t.state, { first: 1 })
  Object.assign(t.state.players[1] ?? {}, { used: [0] })
  t.turn(...miss(12)).gives({ type: 'armiesUsed', armies: [1] }, { type: 'unitsFought', unit: t.id('N') })
  const free = duel('i . N', { units: { N: { holds: 0 } } })
  free.turn().gives({ type: 'unitMoved', unit: free.id('N'), why: why('II.1', 'i') })
})

rule('13.24', 'II.1: into range and at the enemy that the letters choose', () => {
  const t = duel('N . . h t')
  const because = why('II.1', 'c')
  t.turn().gives(
    { type: 'unitMoved', unit: t.id('N'), why: because },
    { type: 'unitsFought', unit: t.id('N'), target: t.id('h'), why: because },
  )
})

rule('13.25', 'II.2: as near as possible to the best of all targets', () => {
  const t = duel(`t . . . . . . N ${FAR} h`)
  t.turn().gives({ type: 'unitMoved', unit: t.id('N'), why: why('II.2', 'c') })
  t.shows(t.at('N'), 'L1')
})

rule('13.25', 'letter c is read at its longest range', () => {
  const t = duel(`t ${FAR} K ${FAR} i`, { units: { t: { xp: 1 } } })
  t.turn().gives({ type: 'unitMoved', unit: t.id('K'), why: why('II.2', 'ch') })
  t.shows(t.at('K'), 'X1')
})

rule('13.25', 'without a target or a nearer hex it stays', () => {
  const t = duel('N . . . p')
  t.turn().gives({ type: 'planMade' }).without({ type: 'unitMoved' })
  const shut = duel('N ~ . . t')
  shut.turn().gives({ type: 'planMade' }).without({ type: 'unitMoved' })
})

rule('13.26', 'stopped, it attacks the best target from there by the same letters, and the turn goes on', () => {
  const t = duel('N . . . h N\n. . i . . .')
  t.turn(at(0)).gives({ type: 'unitMoved', unit: t.id('N') }, { type: 'interceptionOffered' })
  t.asks('us')
  t.shows([t.state.plan?.unit, t.state.plan?.target], [t.id('N'), t.id('h')])
  t.does('us', intercept(t.id('i')), ...miss(12), ...miss(4)).gives(
    { type: 'unitIntercepted', unit: t.id('N'), by: t.id('i') },
    { type: 'unitsFought', unit: t.id('N'), target: t.id('i'), why: why('II.1', 'i') },
    { type: 'planMade' },
    { type: 'unitsFought', unit: t.id('N2'), target: t.id('i'), why: why('II.1', 'a', 'f') },
    { type: 'incomeCollected', turn: 1 },
    { type: 'turnEnded', turn: 1 },
  )
})

rule('13.27', 'let pass, it goes on as it meant to', () => {
  const t = duel('N . . . h\n. . i . .')
  t.turn().gives({ type: 'interceptionOffered' })
  t.shows([t.state.move?.way.length, t.state.plan?.to], [2, t.hex('D1')])
  t.does('us', DECLINE)
  t.does('us', DECLINE).gives({ type: 'unitMoved', unit: t.id('N'), why: why('II.1', 'c', 'g') })
  t.does('us', DECLINE).gives({ type: 'unitsFought', unit: t.id('N'), target: t.id('h'), why: why('II.1', 'c', 'g') })
})

rule('13.26', 'an order that does not attack does not do so when stopped', () => {
  const t = duel('R . . X\n. i . .', { units: { i: { damage: 5 } } })
  t.turn().gives({ type: 'interceptionOffered' })
  const stopped = t.does('us', intercept(t.id('i')))
  stopped.gives({ type: 'unitIntercepted' }, { type: 'turnEnded', turn: 1 }).without({ type: 'unitsFought' })
})

rule('13.26', 'a Katyusha that is stopped chooses anew', () => {
  const t = duel('k . . . . . . . T\n. I . . . . . . .\n. . . . . . . . .', {
    automa: 'su',
    units: { T: { damage: 5 } },
  })
  t.turn(at(0), at(0)).gives({ type: 'planMade' }, { type: 'interceptionOffered' })
  t.shows(t.state.plan?.target, t.id('T'))
  const stopped = t.does('g1', intercept(t.id('I')), at(0))
  stopped.gives({ type: 'hexBombarded', unit: t.id('k'), damage: [[t.id('I'), 2]], why: why('II.1', 'c') })
})

rule('13.26', 'and does not fire where it can hit nobody', () => {
  const t = duel('k . . . . . . . T\n. I . . . . . . .', { automa: 'su', units: { T: { damage: 5 } } })
  t.turn(at(0), at(0))
  t.does('g1', intercept(t.id('I')))
    .gives({ type: 'turnEnded', turn: 1 })
    .without({ type: 'hexBombarded' })
})
