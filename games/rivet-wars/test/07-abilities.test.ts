import { must } from '@muster/engine'
import { BOX, type Content, type UnitSpec, WIRE } from '../src/index.ts'
import { attacks, END, goes, plays, pushes, rule, snipes, table } from './table.ts'

/** The box with one unit changed. */
const altered = (kind: string, change: Partial<UnitSpec>): Content => ({
  ...BOX,
  units: { ...BOX.units, [kind]: { ...must(BOX.units[kind]), ...change } },
})

rule('7.1', 'the example of Bolster Defense: three dice become two, and never none', () => {
  const three = table('R k:b')
  three
    .does('allies', attacks(three, 'R', 'B1'), 1, 1)
    .gives({ type: 'attacked', dice: [1, 1], mods: [{ rule: '7.1', value: -1 }] })
  const one = table('p R:b', { turn: 'blight' })
  one.does('blight', attacks(one, 'p', 'B1'), 1).gives({ type: 'attacked', dice: [1] })
})

rule('7.2', 'a bunker and the Wolverine do not add up', () => {
  const t = table('s RW:b', { turn: 'blight' })
  t.does('blight', attacks(t, 's', 'B1'), 1).gives({ type: 'attacked', mods: [{ rule: '7.1', value: -1 }] })
})

rule('7.3', 'Bolster Defense works against gas and mines', () => {
  const gas = table('W .', { phase: 'movement', gas: ['B1'] })
  gas.does('allies', goes(gas, 'move', 'W', 'B1'), 1).gives({ type: 'attacked', by: 'gas', dice: [1] })
  const mine = table('WC . .:m', { phase: 'movement' })
  mine.does('allies', goes(mine, 'move', 'C', 'C1'), 1).gives({ type: 'attacked', by: 'mine', dice: [1] })
})

rule('7.4', 'a reduction never turns no dice into one', () => {
  const t = table('k WR', { turn: 'blight' })
  t.refuses('blight', snipes(t, 'k', 'B1', 'W'), '5.16')
  t.does('blight', snipes(t, 'k', 'B1', 'R'), 1, 1).gives({ type: 'attacked', dice: [1, 1] })
})

rule('7.5', 'Chain Grid goes on after a hit and ends with a miss', () => {
  const t = table('d RRR', { turn: 'blight' })
  t.does('blight', attacks(t, 'd', 'B1'), 5, 1, 1, 1)
    .gives({ type: 'attacked', unit: t.id('R'), hit: true }, { type: 'attacked', unit: t.id('R2'), hit: false })
    .without({ type: 'attacked', unit: t.id('R3') })
})

rule('7.6', 'Flat Grid attacks everyone there', () => {
  const t = table('H ppd')
  t.does('allies', attacks(t, 'H', 'B1'), 1, 1, 1, 1, 5).gives(
    { type: 'attacked', unit: t.id('p'), hit: false },
    { type: 'attacked', unit: t.id('p2'), hit: false },
    { type: 'attacked', unit: t.id('d'), hit: true },
  )
})

rule('7.7', 'Chain Grid skips units it has no dice against', () => {
  const t = table('d O', { turn: 'blight' })
  t.refuses('blight', attacks(t, 'd', 'B1'), '7.7')
})

rule('7.7', 'Flat Grid and Chain Grid pass over a unit they have no dice against', () => {
  const content = altered('rifleman', { armour: 4 })
  const chain = table('d CR', { turn: 'blight', content })
  chain
    .does('blight', attacks(chain, 'd', 'B1'), 5)
    .gives({ type: 'attacked', unit: chain.id('C'), hit: true })
    .without({ type: 'attacked', unit: chain.id('R') })
  const first = table('d RC', { turn: 'blight', content })
  first
    .does('blight', attacks(first, 'd', 'B1'), 1)
    .exactly(
      { type: 'activated', unit: 0, at: 0, members: [] },
      { type: 'attackMade', unit: 0, line: 0, at: 1 },
      { type: 'attacked', unit: first.id('C'), by: 'unit', from: 0, dice: [1], hit: false, down: false },
      { type: 'strikeEnded' },
    )
})

rule('7.8', 'Dash moves in the combat phase', () => {
  const t = table('t . .', { turn: 'blight' })
  t.does('blight', goes(t, 'dash', 't', 'C1')).gives({ type: 'moved', how: 'dash', path: [1, 2], left: 0 })
  const none = table('d . .', { turn: 'blight' })
  none.refuses('blight', goes(none, 'dash', 'd', 'B1'), '7.8')
})

rule('7.8', 'a Dash that began with a friend’s ability goes on without it', () => {
  const content = altered('rifleman', { abilities: [{ name: 'dash', by: 3, buff: true }] })
  const t = table('P R . . .', { content })
  t.does('allies', goes(t, 'assault', 'P', 'B1'))
  t.does('allies', goes(t, 'dash', 'P', 'C1')).gives({ type: 'moved', how: 'dash' })
  t.offered('allies', goes(t, 'dash', 'P', 'D1'))
  t.does('allies', goes(t, 'dash', 'P', 'D1')).gives({ type: 'moved', how: 'dash' })
})

rule('7.9', 'a Dash has one diagonal of its own', () => {
  const t = table(
    `t . .
     . . .
     . . .`,
    { turn: 'blight' },
  )
  t.refuses('blight', goes(t, 'dash', 't', 'C3'), '9.2')
  t.does('blight', goes(t, 'dash', 't', 'C2')).gives({ type: 'moved', how: 'dash' })
})

rule('7.10', 'a Dash replaces the plugs’ attacks too', () => {
  const t = table('t . . R', { turn: 'blight', plugs: { t: ['cyclops'] } })
  t.does('blight', goes(t, 'dash', 't', 'B1')).gives({ type: 'moved', how: 'dash' })
  t.notOffered('blight', { type: 'attack' })
})

rule('7.11', 'a unit that dashed may still move', () => {
  const t = table('t . . .', { turn: 'blight' })
  t.does('blight', goes(t, 'dash', 't', 'C1'))
  t.does('blight', END).gives({ type: 'phaseStarted', phase: 'movement' })
  t.does('blight', goes(t, 'move', 't', 'D1')).gives({ type: 'moved', how: 'move' })
})

rule('7.12', 'gas does the immune no harm, nor friends in their grid', () => {
  const t = table('g p', { turn: 'blight', phase: 'movement', gas: ['A1'] })
  t.does('blight', goes(t, 'move', 'p', 'A1')).without({ type: 'attacked' })
})

rule('7.13', 'Move Bonus adds to the move', () => {
  const t = table('O . . .', { phase: 'movement', plugs: { O: ['patston'] } })
  t.does('allies', goes(t, 'move', 'O', 'D1')).gives({ type: 'moved', left: 0 })
})

rule('7.14', 'the example of Precision: a 4 becomes a 5', () => {
  const t = table('t R', { turn: 'blight', plugs: { t: ['romler'] } })
  t.does('blight', attacks(t, 't', 'B1'), 4).gives({ type: 'attacked', bonus: 1, hit: true })
})

rule('7.15', 'Precision helps Tank Shock too', () => {
  const t = table('t R .:A', { turn: 'blight', phase: 'movement', plugs: { t: ['romler'] } })
  t.does('blight', goes(t, 'move', 't', 'B1'), 4, 1).gives({ type: 'attacked', by: 'shock', bonus: 1, hit: true })
})

rule('7.15', 'Precision does not help the gas a unit has laid', () => {
  const t = table('g R .', { turn: 'blight', phase: 'movement', gas: ['C1'] })
  t.unit('g').aim = 1
  t.state.turn = 'allies'
  t.does('allies', goes(t, 'move', 'R', 'C1'), 4, 4).gives({ type: 'attacked', by: 'gas', hit: false })
})

rule('7.16', 'Range Bonus adds to a range, but not to 0', () => {
  const t = table('kp . . R', { turn: 'blight' })
  t.does('blight', attacks(t, 'p', 'D1'), 1).gives({ type: 'attacked', unit: t.id('R') })
})

rule('7.16', 'a range of 0 stays 0', () => {
  const t = table('kp R', { turn: 'blight', content: altered('panzerfaust', { land: 0 }) })
  t.notOffered('blight', { type: 'attack', unit: t.id('p') })
  t.refuses('blight', attacks(t, 'p', 'B1'), '5.4', 'outOfRange')
})

rule('7.17', 'Rapid Assault moves before the attacks', () => {
  const t = table('d . . R', { turn: 'blight' })
  t.does('blight', goes(t, 'assault', 'd', 'C1')).gives({ type: 'moved', how: 'assault', left: 0 })
  t.does('blight', attacks(t, 'd', 'D1'), 1, 1).gives({ type: 'attacked', unit: t.id('R') })
})

rule('7.18', 'Rapid Assault forfeits the movement phase', () => {
  const t = table('d . . .', { turn: 'blight' })
  t.does('blight', goes(t, 'assault', 'd', 'B1'))
  t.does('blight', END).gives({ type: 'phaseStarted', phase: 'movement' })
  t.refuses('blight', goes(t, 'move', 'd', 'C1'), '7.18')
  t.notOffered('blight', { type: 'move' })
})

rule('7.19', 'no Rapid Assault after an attack', () => {
  const t = table('. d R', { turn: 'blight' })
  t.does('blight', attacks(t, 'd', 'C1'), 1, 1).gives({ type: 'attacked' })
  t.refuses('blight', goes(t, 'assault', 'd', 'A1'), '7.19')
})

rule('7.20', 'a Rapid Assault has one diagonal of its own', () => {
  const t = table(
    `d . .
     . . .
     . . .`,
    { turn: 'blight' },
  )
  t.refuses('blight', goes(t, 'assault', 'd', 'C3'), '9.2')
  t.does('blight', goes(t, 'assault', 'd', 'C2')).gives({ type: 'moved', how: 'assault' })
})

rule('7.21', 'a runner on duckboards moves one farther', () => {
  const t = table('R:= . .', { phase: 'movement' })
  t.does('allies', goes(t, 'move', 'R', 'C1')).gives({ type: 'moved', path: [1, 2], left: 0 })
  const mud = table('R .:= .', { phase: 'movement' })
  mud.refuses('allies', goes(mud, 'move', 'R', 'C1'), '9.2')
})

rule('7.22', 'Runner does not lengthen a Rapid Assault', () => {
  const t = table('PR:= . . . .')
  t.refuses('allies', goes(t, 'assault', 'R', 'E1'), '9.2')
  t.does('allies', goes(t, 'assault', 'R', 'D1')).gives({ type: 'moved', how: 'assault' })
})

rule('7.23', 'a sniper picks behind a screen', () => {
  const t = table('k CR', { turn: 'blight' })
  t.offered('blight', snipes(t, 'k', 'B1', 'R'))
  t.refuses('blight', attacks(t, 'k', 'B1'), '7.23')
})

rule('7.24', 'Tank Shock enters a grid of enemy infantry only', () => {
  const t = table('O p', { phase: 'movement' })
  t.offered('allies', goes(t, 'move', 'O', 'B1'))
  const mixed = table('O pd', { phase: 'movement' })
  mixed.refuses('allies', goes(mixed, 'move', 'O', 'B1'), '9.4')
  const bunker = table('O p:b', { phase: 'movement' })
  bunker.refuses('allies', goes(bunker, 'move', 'O', 'B1'), '10.1')
})

rule('7.24', 'whoever has the ability, infantry too', () => {
  const content = altered('rifleman', { abilities: [{ name: 'tankShock', by: 1 }] })
  const t = table('R p .', { phase: 'movement', content })
  t.offered('allies', goes(t, 'move', 'R', 'B1'))
  t.does('allies', goes(t, 'move', 'R', 'B1'), 6).gives({ type: 'shockMade', dice: 1 })
})

rule('7.25', 'everyone there is attacked with X dice whatever the armour', () => {
  const t = table(
    `. . .
     t RW .
     . . .`,
    { turn: 'blight', phase: 'movement' },
  )
  t.does('blight', goes(t, 'move', 't', 'B2'), 1, 1).gives(
    { type: 'shockMade', unit: t.id('t'), dice: 2 },
    { type: 'attacked', unit: t.id('R'), by: 'shock', dice: [1] },
    { type: 'attacked', unit: t.id('W'), by: 'shock', dice: [1] },
  )
})

const SHOCK = `. . .
               O pp .
               . . .`

rule('7.26', 'the defender places each survivor, the same or different', () => {
  const t = table(SHOCK, { phase: 'movement' })
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1, 1).gives({
    type: 'asked',
    question: { ask: 'push', side: 'blight', unit: t.id('p') },
  })
  t.asks('blight')
  t.refuses('blight', pushes(t, 'p', 'B2'), '7.26')
  t.does('blight', pushes(t, 'p', 'C1')).gives({ type: 'pushed', unit: t.id('p'), to: t.at('C1') })
  t.does('blight', pushes(t, 'p2', 'C3')).gives({ type: 'pushed', unit: t.id('p2'), to: t.at('C3') })
  t.asks('allies')
})

rule('7.27', 'a survivor with nowhere to go is eliminated', () => {
  const t = table('R:t O p', { phase: 'movement' })
  t.state.markers[0] = 4
  t.state.markers[1] = 4
  t.does('allies', goes(t, 'move', 'O', 'C1'), 1).gives(
    { type: 'stranded', unit: t.id('p') },
    { type: 'eliminated', unit: t.id('p') },
  )
})

rule('7.28', 'after Tank Shock the unit may go on', () => {
  const t = table('O p . .', { phase: 'movement' })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 6).gives({ type: 'eliminated', unit: t.id('p') })
  t.does('allies', goes(t, 'move', 'O', 'C1')).gives({ type: 'moved', left: 0 })
})

rule('7.29', 'Patston adds a die to the shock', () => {
  const t = table('O p . .', { phase: 'movement', plugs: { O: ['patston'] } })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 1, 6).gives({ type: 'shockMade', dice: 2 })
})

rule('7.30', 'all dice come before any push, and survivors go in target order', () => {
  const t = table(SHOCK, { phase: 'movement' })
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1, 5).gives(
    { type: 'attacked', unit: t.id('p'), hit: false },
    { type: 'attacked', unit: t.id('p2'), hit: true },
    { type: 'eliminated', unit: t.id('p2') },
    { type: 'asked', question: { ask: 'push', side: 'blight', unit: t.id('p') } },
  )
})

rule('7.31', 'the grid the tank left is open to survivors', () => {
  const t = table('O p', { phase: 'movement' })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 1).gives({ type: 'pushed', unit: t.id('p'), to: 0 })
})

rule('7.32', 'left to itself a pushed unit goes towards its deployment grids', () => {
  const t = table(
    `. . . .:X
     O p . .
     . . . .`,
    { phase: 'movement' },
  )
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1).gives({ type: 'asked' })
  t.shows(t.game.fallback(t.state, 'blight'), pushes(t, 'p', 'C1'))
  t.shows(t.game.answer(t.state, 'blight', { push: 'nearest' }), pushes(t, 'p', 'C1'))
})

rule('7.32', 'of grids equally near it goes to the first in reading order', () => {
  const t = table(
    `. . .
     O p .:X
     . . .`,
    { phase: 'movement' },
  )
  t.state.markers[t.at('C2')] = WIRE
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1).gives({ type: 'asked' })
  t.shows(t.game.fallback(t.state, 'blight'), pushes(t, 'p', 'B1'))
})

rule('7.17', 'Steady Aim and Rapid Assault do not hinder each other', () => {
  const t = table('d . R', { turn: 'blight', hands: { blight: ['steadyAim'] } })
  t.does('blight', goes(t, 'assault', 'd', 'B1')).gives({ type: 'moved', how: 'assault' })
  t.does('blight', plays(t, 'steadyAim', t.id('d'))).gives({ type: 'aimed', unit: t.id('d'), by: 1 })
})

rule('7.28', 'Rapid Assault runs over one grid and the next, and attacks after that', () => {
  const t = table(
    `. . . .
     O p . .
     . . . .`,
  )
  t.does('allies', goes(t, 'assault', 'O', 'B2'), 1).gives({ type: 'shockMade' }, { type: 'asked' })
  t.does('blight', pushes(t, 'p', 'C2'))
  t.does('allies', goes(t, 'assault', 'O', 'C2'), 1).gives({ type: 'moved', left: 0 }, { type: 'shockMade' })
  t.does('blight', pushes(t, 'p', 'D2'))
  t.does('allies', attacks(t, 'O', 'D2'), 1, 1, 1).gives({ type: 'attacked', by: 'unit' })
  t.refuses('allies', goes(t, 'assault', 'O', 'B2'), '7.19')
})

rule('7.26', 'a survivor pushed into gas may fall there, and the next is placed after it', () => {
  const t = table(SHOCK, { phase: 'movement', gas: ['C1'] })
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1, 1)
  t.does('blight', pushes(t, 'p', 'C1'), 6, 1).gives(
    { type: 'eliminated', unit: t.id('p'), credit: { side: null, type: null, lone: false } },
    { type: 'asked', question: { ask: 'push', side: 'blight', unit: t.id('p2') } },
  )
})
