import { check, must, say, whyIdle } from '@muster/engine'
import { expect } from 'vitest'
import { BOX } from '../src/index.ts'
import { attacks, cardAt, END, goes, rule, snipes, table } from './table.ts'

rule('5.1', 'a unit is activated once in the phase', () => {
  const t = table('R R p')
  t.does('allies', attacks(t, 'R', 'C1'), 1, 1, 1).gives({ type: 'activated', unit: t.id('R') })
  t.does('allies', attacks(t, 'R2', 'C1'), 1, 1, 1).gives({ type: 'activated', unit: t.id('R2') })
  t.refuses('allies', attacks(t, 'R', 'C1'), '5.1')
})

rule('5.2', 'choosing a unit of another grid closes the active one', () => {
  const t = table('RR R p')
  t.does('allies', attacks(t, 'R', 'C1'), 1, 1, 1).gives({ type: 'activated', at: 0, members: [t.id('R2')] })
  t.does('allies', attacks(t, 'R3', 'C1'), 1, 1, 1).gives({ type: 'activated', at: 1, members: [] })
  t.refuses('allies', attacks(t, 'R2', 'C1'), '5.1')
})

rule('5.2', 'all the units of a grid act, one after the other', () => {
  const t = table('RRR p')
  for (const unit of ['R2', 'R', 'R3'])
    t.does('allies', attacks(t, unit, 'B1'), 1, 1, 1).gives({ type: 'activated', unit: t.id(unit) })
})

rule('5.3', 'an [Action] takes the place of attacks', () => {
  const t = table('t . . R', { turn: 'blight' })
  t.does('blight', goes(t, 'dash', 't', 'B1')).gives({ type: 'moved', how: 'dash' })
  t.refuses('blight', attacks(t, 't', 'D1'), '5.3')
})

rule('5.3', 'attacks take the place of an [Action]', () => {
  const t = table('t . R', { turn: 'blight' })
  t.does('blight', attacks(t, 't', 'C1'), 1).gives({ type: 'attackMade' })
  t.refuses('blight', goes(t, 'dash', 't', 'B1'), '5.3')
})

rule('5.4', 'a target beyond range is refused with both figures', () => {
  const t = table('R . . p')
  t.refuses('allies', attacks(t, 'R', 'D1'), '5.4', 'outOfRange')
})

rule('5.5', 'the example of range 2: two and one, not two and two', () => {
  const t = table(
    `R . .
     . . p
     . . p`,
  )
  t.offered('allies', attacks(t, 'R', 'C2'))
  t.refuses('allies', attacks(t, 'R', 'C3'), '5.4')
})

rule('5.6', 'the unit’s own grid is never a target', () => {
  const t = table('R p')
  t.refuses('allies', attacks(t, 'R', 'A1'), '5.6')
})

rule('5.7', 'a grid with friends may not be chosen', () => {
  const t = table('R R p')
  t.refuses('allies', attacks(t, 'R', 'B1'), '5.7')
})

rule('5.8', 'units between do not interfere', () => {
  const t = table('R p p')
  t.does('allies', attacks(t, 'R', 'C1'), 6, 1, 1).gives({ type: 'attacked', unit: t.id('p2'), hit: true })
})

rule('5.9', 'the example of target order: the Rifleman first, then the Rocket Cycle', () => {
  const t = table('t RC', { turn: 'blight' })
  t.does('blight', attacks(t, 't', 'B1'), 5).gives({ type: 'eliminated', unit: t.id('R') })
  t.does('blight', attacks(t, 't', 'B1'), 5, 1, 1).gives({ type: 'eliminated', unit: t.id('C') })
})

rule('5.9', 'an empty grid is no target', () => {
  const t = table('R . p')
  t.refuses('allies', attacks(t, 'R', 'B1'), '5.9')
})

rule('5.10', 'the armour class gives the number of dice', () => {
  const t = table('p C', { turn: 'blight' })
  t.does('blight', attacks(t, 'p', 'B1'), 1, 1, 1).gives({ type: 'attacked', dice: [1, 1, 1] })
  const tank = table('p O', { turn: 'blight' })
  tank.does('blight', attacks(tank, 'p', 'B1'), 1, 1).gives({ type: 'attacked', dice: [1, 1] })
})

rule('5.11', 'a 5 hits, a 4 does not', () => {
  const t = table('R p')
  t.does('allies', attacks(t, 'R', 'B1'), 4, 4, 5).gives({ type: 'attacked', hit: true })
  const miss = table('R p')
  miss.does('allies', attacks(miss, 'R', 'B1'), 4, 4, 4).gives({ type: 'attacked', hit: false, down: false })
})

rule('5.12', 'three sixes are still one damage', () => {
  const t = table('R k')
  t.does('allies', attacks(t, 'R', 'B1'), 6, 6, 6).gives({ type: 'attacked', hit: true, down: false })
  t.shows(t.unit('k').damage, 1)
})

rule('5.13', 'as much damage as health eliminates', () => {
  const t = table('R k', { hurt: { k: 1 } })
  t.does('allies', attacks(t, 'R', 'B1'), 6, 1, 1).gives(
    { type: 'attacked', down: true },
    { type: 'eliminated', kind: 'konig' },
  )
})

rule('5.14', 'a line has a number of attacks, each at any legal grid', () => {
  const t = table('s R R', { turn: 'blight' })
  t.does('blight', attacks(t, 's', 'B1'), 1, 1).gives({ type: 'attacked', unit: t.id('R') })
  t.does('blight', attacks(t, 's', 'C1'), 1, 1).gives({ type: 'attacked', unit: t.id('R2') })
  t.does('blight', attacks(t, 's', 'C1'), 1, 1).gives({ type: 'attacked', unit: t.id('R2') })
  t.refuses('blight', attacks(t, 's', 'C1'), '5.14', 'noAttacksLeft')
  t.refuses('blight', attacks(t, 's', 'C1', 1), '5.14', 'noSuchLine')
})

rule('5.15', 'both shots of a line at one grid', () => {
  const t = table('k R RR', { turn: 'blight' })
  t.does('blight', snipes(t, 'k', 'C1', 'R2'), 1, 1, 1).gives({ type: 'attacked', unit: t.id('R2') })
  t.refuses('blight', snipes(t, 'k', 'B1', 'R'), '5.15')
  t.does('blight', snipes(t, 'k', 'C1', 'R3'), 1, 1, 1).gives({ type: 'attacked', unit: t.id('R3') })
})

rule('5.16', 'no dice against an armour class, no attack', () => {
  const t = table('k RC', { turn: 'blight' })
  t.refuses('blight', snipes(t, 'k', 'B1', 'C'), '5.16')
})

rule(
  '5.16',
  'a unit alone in its grid screens nobody: the refusal names its armour and what the weapon has dice against',
  () => {
    const t = table('R d')
    t.refuses('allies', attacks(t, 'R', 'B1'), '5.16')
    const verdict = check(t.game, t.state, 'allies', attacks(t, 'R', 'B1'))
    expect(verdict.ok ? null : verdict.why).toEqual(say('refusal.noDice', { armour: 2, classes: '1' }))
  },
)

rule('5.17', 'a unit without dice against it screens those behind', () => {
  const t = table('R dp')
  t.refuses('allies', attacks(t, 'R', 'B1'), '5.17')
})

rule('5.18', 'nobody must attack', () => {
  const t = table('R p')
  t.offered('allies', attacks(t, 'R', 'B1'))
  t.does('allies', END).gives({ type: 'phaseStarted', phase: 'movement' })
})

rule('5.19', 'a bounty is paid at once', () => {
  const t = table('R k', { hurt: { k: 1 } })
  t.does('allies', attacks(t, 'R', 'B1'), 5, 1, 1).gives({ type: 'eliminated', kind: 'konig', vp: 1 })
  t.shows(t.state.armies.allies.points, 1)
})

rule('5.20', 'one’s own losses give nobody anything', () => {
  const t = table('. . . W', { turn: 'blight', gas: ['C1'], phase: 'movement' })
  t.state.clouds[0] = { id: 0, side: 'allies', kind: 'tankken', line: 0, at: t.at('C1'), thin: false, due: false }
  t.state.turn = 'allies'
  t.unit('W').damage = 1
  t.does('allies', goes(t, 'move', 'W', 'C1'), 5).gives({
    type: 'eliminated',
    kind: 'wolverine',
    credit: { side: null, type: null, lone: false },
  })
  t.shows([t.state.armies.allies.points, t.state.armies.blight.points], [0, 0])
})

rule('5.21', 'gas credits the side that laid it', () => {
  const t = table('. W', { phase: 'movement', gas: ['A1'], hurt: { W: 1 } })
  t.does('allies', goes(t, 'move', 'W', 'A1'), 5).gives({
    type: 'eliminated',
    credit: { side: 'blight', type: null, lone: false },
    vp: 1,
  })
})

rule('5.22', 'mines credit nobody', () => {
  const t = table('P .:m', { phase: 'movement', hurt: { P: 1 } })
  t.does('allies', goes(t, 'move', 'P', 'B1'), 5, 1).gives({
    type: 'eliminated',
    kind: 'parman',
    credit: { side: null, type: null, lone: false },
  })
  t.shows(t.state.armies.blight.points, 0)
})

rule('5.23', 'a buff helps its owner and friends in its grid', () => {
  const t = table('p RW', { turn: 'blight' })
  t.state.stacks[1] = [t.id('W'), t.id('R')]
  t.does('blight', attacks(t, 'p', 'B1'), 1, 1).gives({ type: 'attacked', unit: t.id('W'), dice: [1, 1] })
  const friend = table('s RW', { turn: 'blight' })
  friend.does('blight', attacks(friend, 's', 'B1'), 1).gives({ type: 'attacked', unit: friend.id('R'), dice: [1] })
})

rule('5.24', 'a unit keeps the buffs of its grid after the source has left', () => {
  const t = table('PR . . . .')
  t.does('allies', goes(t, 'assault', 'P', 'D1')).gives({ type: 'moved', unit: t.id('P'), how: 'assault' })
  t.does('allies', goes(t, 'assault', 'R', 'C1')).gives({ type: 'moved', unit: t.id('R'), how: 'assault' })
})

rule('5.24', 'other grids keep nothing', () => {
  const t = table('P R . . .')
  t.refuses('allies', goes(t, 'assault', 'R', 'C1'), '7.17')
})

rule('5.25', 'a unit gains the buffs of grids it enters', () => {
  const t = table('d k R . R', { turn: 'blight' })
  t.does('blight', goes(t, 'assault', 'd', 'B1')).gives({ type: 'moved', unit: t.id('d') })
  t.does('blight', attacks(t, 'd', 'C1'), 1, 1).gives({ type: 'attacked' })
  const far = table('d k . R', { turn: 'blight' })
  far.does('blight', goes(far, 'assault', 'd', 'B1')).gives({ type: 'moved' })
  far.does('blight', attacks(far, 'd', 'D1'), 1, 1).gives({ type: 'attacked', unit: far.id('R') })
})

rule('5.26', 'bonuses of different sources add up', () => {
  const t = table('k . . . R', { turn: 'blight' })
  t.offered('blight', snipes(t, 'k', 'E1', 'R'))
  const tank = table('t . . R', { turn: 'blight', plugs: { t: ['romler'] } })
  tank.unit('t').aim = 1
  tank.does('blight', attacks(tank, 't', 'D1'), 3).gives({ type: 'attacked', bonus: 2, hit: true })
})

rule('5.26', 'one source counts once, though it is both beside and kept', () => {
  const t = table('ks . . . R R', { turn: 'blight' })
  t.does('blight', attacks(t, 's', 'E1'), 1, 1).gives({ type: 'activated' }, { type: 'attacked' })
  t.refuses('blight', attacks(t, 's', 'F1'), '5.4', 'outOfRange')
})

rule('5.23', 'a buff helps no enemy that drives into its grid', () => {
  const t = table('O g .', { phase: 'movement', gas: ['B1'] })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 5, 1, 1).gives(
    { type: 'attacked', unit: t.id('O'), by: 'gas', hit: true },
    { type: 'attacked', unit: t.id('g'), by: 'shock' },
  )
})

rule('5.22', 'no bounty is spoken of when mines kill', () => {
  const t = table('P .:m', { phase: 'movement', hurt: { P: 1 } })
  t.does('allies', goes(t, 'move', 'P', 'B1'), 5, 1).without({ type: 'eliminated', vp: 1 })
})

rule('5.27', 'a host’s bonuses help its plugs’ weapons', () => {
  const t = table('t . . . R', { turn: 'blight', plugs: { t: ['cyclops', 'romler'] } })
  t.does('blight', attacks(t, 't', 'E1', 1), 4, 1, 1).gives({ type: 'attacked', bonus: 1, hit: true })
})

rule('5.24', 'immunity to gas is kept on the way out, and after the source has left', () => {
  const out = table('gp . .', { turn: 'blight', phase: 'movement', gas: ['B1'] })
  out
    .does('blight', goes(out, 'move', 'p', 'B1'))
    .gives({ type: 'moved' })
    .without({ type: 'attacked' })
  const left = table('gp .:= .', { turn: 'blight', phase: 'movement', gas: ['B1'] })
  left.does('blight', goes(left, 'move', 'g', 'B1')).without({ type: 'attacked' })
  left.does('blight', goes(left, 'move', 'p', 'B1')).without({ type: 'attacked' })
})

rule('5.24', 'the buff ends with the unit’s own activation', () => {
  const t = table('PR . . . p')
  t.does('allies', goes(t, 'assault', 'R', 'B1')).gives({ type: 'moved', unit: t.id('R'), left: 2 })
  t.does('allies', goes(t, 'assault', 'P', 'B1')).gives({ type: 'activated', unit: t.id('P') })
  t.refuses('allies', goes(t, 'assault', 'R', 'C1'), '5.1')
})

rule('5.20', 'a hero of one’s own under one’s own fire gives the rival no bounty', () => {
  const t = table('H . W . p', { hurt: { W: 1 } })
  t.does('allies', attacks(t, 'H', 'D1'), cardAt(t.state, 6), 5).gives({
    type: 'eliminated',
    unit: t.id('W'),
    credit: { side: null, type: null, lone: false },
  })
  t.shows([t.state.armies.allies.points, t.state.armies.blight.points, t.state.kills], [0, 0, []])
})

rule('5.28', 'an air range reaches nobody on the ground', () => {
  const rifleman = { ...must(BOX.units['rifleman']), land: 0, air: 3 }
  const t = table('R p', { content: { ...BOX, units: { ...BOX.units, rifleman } } })
  t.refuses('allies', attacks(t, 'R', 'B1'), '5.4', 'outOfRange')
  t.notOffered('allies', { type: 'attack' })
})

rule('5.4', 'a unit without an enemy in reach is told how far the nearest one is', () => {
  const t = table('R . . . . . . . p')
  const why = whyIdle(t.game, t.state, 'allies', t.id('R'))
  t.shows([why?.rule, why?.why.key], ['5.4', 'refusal.outOfRange'])
})

rule('5.24', 'who turns to another grid is warned that the others of the active one lose their attack', () => {
  const t = table('RR R p')
  t.does('allies', attacks(t, 'R', 'C1'), 1, 1, 1)
  const warned = (name: string) => t.game.preview(t.state, 'allies', attacks(t, name, 'C1')).warnings.map((w) => w.key)
  t.shows(warned('R3').includes('warning.closesGrid'), true)
  t.shows(warned('R2').includes('warning.closesGrid'), false)
})

rule(
  '6.6',
  'an empty grid may be aimed at, but nothing comes of it unless an enemy stands where it may come down',
  () => {
    const t = table('H . . . . . . p')
    t.offered('allies', attacks(t, 'H', 'E1'))
    const isVain = (grid: string): boolean | undefined => t.game.vain?.(t.state, attacks(t, 'H', grid))
    t.shows([isVain('D1'), isVain('E1')], [true, true])
    const near = table('H . . . . p . .')
    t.shows(
      [near.game.vain?.(near.state, attacks(near, 'H', 'D1')), near.game.vain?.(near.state, attacks(near, 'H', 'E1'))],
      [true, false],
    )
  },
)
