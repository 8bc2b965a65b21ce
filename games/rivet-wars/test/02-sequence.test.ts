import { at, loaded, scene } from '@muster/engine/testkit'
import { rivetWars } from '../src/index.ts'
import { attacks, END, PASS, plays, rule, snipes, table } from './table.ts'

rule('2.1', 'the higher die begins, equal dice are rolled again', () => {
  const game = rivetWars()
  const { chance, finish } = loaded(3, 3, 2, 5)
  const state = game.setup({ mission: '1', seating: 'two', rounds: 0, gateTo: 8 }, chance)
  finish()
  const t = scene(game, state)
  t.shows(state.initiative, [
    [3, 3],
    [2, 5],
  ])
  t.asks('blight')
})

rule('2.2', 'the other side’s turn follows in the same round, then a new round begins', () => {
  const t = table('R:A . p:X', { phase: 'rearrange', mission: '1', starter: 'allies' })
  t.does('allies', END).gives({ type: 'turnStarted', side: 'blight', round: 2 })
  const last = table('R:A . p:X', { phase: 'rearrange', mission: '1', starter: 'allies', turn: 'blight' })
  last.does('blight', END).gives({ type: 'turnStarted', side: 'allies', round: 3 })
})

rule('2.3', 'cards, deployment, combat, movement, wrap-up', () => {
  const t = table('R:A . p:X', { phase: 'rearrange', mission: '1', starter: 'allies' })
  t.does('allies', END).gives({ type: 'phaseStarted', phase: 'cards' }, { type: 'phaseStarted', phase: 'deployment' })
  t.does('blight', END).gives({ type: 'phaseStarted', phase: 'combat' })
  t.does('blight', END).gives({ type: 'phaseStarted', phase: 'movement' })
  t.does('blight', END).gives({ type: 'phaseStarted', phase: 'rearrange' }, { type: 'turnStarted', side: 'allies' })
})

rule('2.3', 'nobody attacks in the movement phase', () => {
  const t = table('R p', { phase: 'movement' })
  t.refuses('allies', attacks(t, 'R', 'B1'), '2.3')
})

rule('2.4', 'flags come before gas, gas before cards', () => {
  const t = table('R:A . p:o', { phase: 'rearrange', mission: '1', starter: 'allies', gas: ['C1'] })
  t.does('allies', END, 1, 1).gives(
    { type: 'flagRaised', at: 2, side: 'blight' },
    { type: 'attacked', unit: t.id('p'), by: 'gas', hit: false },
    { type: 'phaseStarted', phase: 'cards' },
  )
})

rule('2.5', 'clouds thin before the cards of the start of combat', () => {
  const t = table('R . p', { turn: 'blight', phase: 'deployment', gas: ['A1'], hands: { blight: ['barrage'] } })
  t.does('blight', END).gives({ type: 'phaseStarted', phase: 'combat' }, { type: 'cloudThinned', cloud: 0 })
  t.offered('blight', plays(t, 'barrage', 0))
})

rule('2.6', 'captures come before Secret Missions', () => {
  const t = table('R:o p', { phase: 'rearrange', mission: '1', secrets: { allies: ['standFast'] }, starter: 'allies' })
  t.does('allies', END).gives(
    { type: 'captured', at: 0, side: 'allies', vp: 1 },
    { type: 'secretScored', side: 'allies' },
  )
})

rule('2.7', 'mission 6’s point comes before the judgement', () => {
  const t = table('R . p', {
    phase: 'rearrange',
    mission: '6',
    turn: 'blight',
    starter: 'allies',
    points: { allies: 7 },
  })
  t.does('blight', END).gives({ type: 'pointsScored', side: 'allies', vp: 1 }, { type: 'gameEnded' })
})

rule('2.7', 'mission 10’s level comes after the judgement', () => {
  const t = table('R . p', {
    phase: 'rearrange',
    mission: '10',
    turn: 'blight',
    starter: 'allies',
    points: { allies: 3 },
  })
  t.does('blight', END, at(0), at(0), at(0)).gives({ type: 'levelsSet', allies: 3, blight: 0 }, { type: 'turnStarted' })
})

rule('2.8', 'an ability goes before a basic rule: a sniper before the target order', () => {
  const t = table('k . CR', { turn: 'blight' })
  t.does('blight', snipes(t, 'k', 'C1', 'R'), 5, 1, 1).gives({ type: 'eliminated', unit: t.id('R') })
})

rule('2.9', 'a phase does not end while an answer is awaited', () => {
  const t = table('R . p', { hands: { blight: ['secondWave'] } })
  t.does('allies', attacks(t, 'R', 'C1')).gives({ type: 'asked', question: { ask: 'cover', side: 'blight', at: 2 } })
  t.refuses('blight', END, '2.9')
  t.does('blight', PASS, 1, 1, 1).gives({ type: 'attacked', hit: false })
  t.does('allies', END).gives({ type: 'phaseStarted', phase: 'movement' })
})
