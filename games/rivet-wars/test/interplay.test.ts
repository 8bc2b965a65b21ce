// Rules that meet: what several of them together make of a position.
import { at } from '@muster/engine/testkit'
import { attacks, cardAt, deploys, END, goes, PASS, plays, pushes, rule, table } from './table.ts'

rule('5.24', 'the buff of one who fell on his way still helps those of his grid', () => {
  const t = table('PR . . . p', { hurt: { P: 1 }, gas: ['B1'] })
  t.does('allies', goes(t, 'assault', 'P', 'B1'), 5, 1).gives({ type: 'eliminated', unit: t.id('P') })
  t.does('allies', goes(t, 'assault', 'R', 'D1'), 1, 1).gives(
    { type: 'moved', path: [1], how: 'assault', left: 2 },
    { type: 'attacked', by: 'gas' },
    { type: 'moved', path: [2, 3], left: 0 },
  )
})

rule('7.12', 'gas drifts over those the Baron has left, not over those with him', () => {
  const together = table('. gp .', { turn: 'blight', gas: ['C1'] })
  together.does('blight', END, cardAt(together.state, 2)).without({ type: 'attacked' })
  const left = table('g p .', { turn: 'blight', gas: ['C1'] })
  left.does('blight', END, cardAt(left.state, 2), 5, 1).gives({
    type: 'eliminated',
    unit: left.id('p'),
    credit: { side: null, type: null, lone: false },
  })
})

rule('7.30', 'one is carried away, one falls, one is placed, and the tank goes on', () => {
  const t = table(
    `. . . .
     O ppp . .
     . . . .:X`,
    { phase: 'movement', hands: { blight: ['stretcherParty', 'sappers'] } },
  )
  t.does('allies', goes(t, 'move', 'O', 'B2')).gives({ type: 'shockMade' }, { type: 'asked' })
  t.does('blight', PASS, 5, 6, 1).gives({
    type: 'asked',
    question: { ask: 'rescue', side: 'blight', unit: t.id('p') },
  })
  t.does('blight', plays(t, 'stretcherParty', t.at('D3'))).gives(
    { type: 'rescued', unit: t.id('p'), to: t.at('D3') },
    { type: 'asked', question: { ask: 'rescue', side: 'blight', unit: t.id('p2') } },
  )
  t.does('blight', PASS).gives(
    { type: 'eliminated', unit: t.id('p2'), credit: { side: 'allies', type: 'tank', lone: false } },
    { type: 'asked', question: { ask: 'push', side: 'blight', unit: t.id('p3') } },
  )
  t.does('blight', pushes(t, 'p3', 'A2')).gives({ type: 'pushed', unit: t.id('p3') })
  t.does('allies', goes(t, 'move', 'O', 'C2')).gives({ type: 'moved', left: 0 })
})

rule('11.1', 'a survivor pushed onto an objective takes it over at the start of its turn', () => {
  const t = table(
    `. .:o
     O p`,
    { phase: 'movement', mission: '1', starter: 'allies', flags: { B1: 'allies' } },
  )
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1).gives({ type: 'asked' })
  t.does('blight', pushes(t, 'p', 'B1')).gives({ type: 'pushed' })
  t.does('allies', END).gives(
    { type: 'captured', at: t.at('B1'), side: 'allies', vp: 1 },
    { type: 'flagRaised', at: t.at('B1'), side: 'blight' },
  )
})

rule('M6.4', 'who scores nothing for a capture still removes the enemy’s flag', () => {
  const t = table('R:o . p', { phase: 'rearrange', mission: '6', starter: 'allies', flags: { A1: 'blight' } })
  t.state.secretDeck = []
  t.does('allies', END, at(0)).gives({ type: 'captured', at: 0, side: 'allies', vp: 0, struck: true })
  t.shows([t.state.flags, t.state.armies.allies.points], [[null], 0])
})

rule('12.4', 'level at the goal, the next round decides', () => {
  const t = table('R:o . p', {
    phase: 'rearrange',
    mission: '1',
    starter: 'allies',
    turn: 'blight',
    points: { allies: 6, blight: 6 },
  })
  t.does('blight', END).gives({ type: 'turnStarted', side: 'allies', round: 3 })
  for (let n = 0; n < 3; n++) t.does('allies', END)
  for (let n = 0; n < 2; n++) t.does('blight', END)
  t.does('blight', END).gives({ type: 'gameEnded', result: { winners: ['allies'], rule: '12.3' } })
})

rule('C11', 'cover lasts for every weapon of the attacking unit, and ends with it', () => {
  const t = table('O . t', { hands: { blight: ['takeCover'] }, plugs: { O: ['hacksaw'] } })
  t.state.units.push({ ...t.unit('O'), id: 2, kind: 'rocketCycle', at: 1, plugs: [] })
  t.state.stacks[1] = [2]
  t.does('allies', attacks(t, 'O', 'C1', 1))
  t.does('blight', plays(t, 'takeCover'), 1).gives({ type: 'attacked', dice: [1] })
  t.does('allies', attacks(t, 'O', 'C1', 2), 1).gives({
    type: 'attacked',
    dice: [1],
    mods: [{ rule: 'C11', value: -1 }],
  })
  t.does('allies', { type: 'attack', unit: 2, line: 0, at: 2 }, 1, 1).gives({ type: 'attacked', dice: [1, 1] })
})

rule('C11', 'cover is for the grid it was played for', () => {
  const t = table('s R R', { turn: 'blight', hands: { allies: ['takeCover'] } })
  t.does('blight', attacks(t, 's', 'B1'))
  t.does('allies', plays(t, 'takeCover'), 1).gives({ type: 'attacked', dice: [1] })
  t.does('blight', attacks(t, 's', 'C1'), 1, 1).gives({ type: 'attacked', dice: [1, 1] })
})

rule('C3', 'an infantry hero may use the trench, and pays as ever', () => {
  const t = table('R:A .:a p', { phase: 'deployment', supply: { points: 3, trench: 1 }, rivets: 1 })
  t.does('allies', deploys(t, 'wolverine', 'B1')).gives({ type: 'deployed', cost: { points: 3, rivets: 1, trench: 1 } })
})

rule('C8', 'Double Time, Runner and duckboards add up', () => {
  const t = table('R:= . . .', { phase: 'movement', hands: { allies: ['doubleTime'] } })
  t.does('allies', plays(t, 'doubleTime', 0))
  t.does('allies', goes(t, 'move', 'R', 'D1')).gives({ type: 'moved', path: [1, 2, 3], left: 0 })
})

rule('M9.3', 'the second figure finds the grid full that the first one filled', () => {
  const t = table('RRR . .\n. . .\n. . .', { phase: 'drop', mission: '9', hands: { allies: ['sappers'] } })
  t.does('allies', { type: 'drop', at: t.at('B2') }, cardAt(t.state, 7), at(13), at(2), at(3)).gives(
    { type: 'landed', at: t.at('A1') },
    { type: 'flipped', from: t.at('B2'), to: t.at('A1') },
    { type: 'flipped', from: t.at('A1'), to: t.at('B1') },
    { type: 'landed', at: t.at('B1') },
  )
})

rule('6.5', 'a shell that strays where there is no tile has no effect', () => {
  const t = table('H . . p --', {})
  t.does('allies', attacks(t, 'H', 'D1'), cardAt(t.state, 2))
    .gives({ type: 'flipped', to: -1 })
    .without({ type: 'attacked' })
})

rule('12.6', 'partners hold one hand, and either may answer for the side', () => {
  const t = table('R . p', { seating: 'pairs', hands: { blight: ['takeCover'] } })
  t.does('allies-2', attacks(t, 'R', 'C1')).gives({ type: 'asked' })
  t.offered('blight-2', plays(t, 'takeCover'), PASS)
  t.does('blight-2', plays(t, 'takeCover'), 1, 1).gives({ type: 'attacked', dice: [1, 1] })
  t.asks('allies', 'allies-2')
})
