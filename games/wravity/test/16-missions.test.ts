import { must } from '@muster/engine'
import { controls, markedSoldier, missionPoints } from '../src/rules/16-missions.ts'
import { view } from '../src/view.ts'
import { board, book, does, game, P1, rule, table } from './table.ts'

/** Ends the last turn, and so the battle: what the missions gave. */
function missions(t: ReturnType<typeof table>) {
  t.does('p2', does.endTurn).gives({ type: 'battleEnded' })
  return t.state.result?.missions
}

rule('16.1', 'a mission is kept and cannot be played', () => {
  const t = table('A1 . b1', {}, { hands: [['conqueror', 'markScout'], []], turn: 19 })
  for (const type of ['cable', 'hook', 'throwGrenade', 'revive']) t.notOffered(P1, { type })
  t.shows(view(8, t.state, 'p2').hands[0], null)
  t.shows(
    missions(t)?.[0]?.map((m) => m.card),
    ['conqueror', 'markScout'],
  )
})

rule('16.2', 'its points are added for the holder’s side', () => {
  const t = table('A1 @', {}, { hands: [['conqueror'], []], turn: 19 })
  missions(t)
  t.shows(
    t.state.result?.scores.map((x) => x.missions),
    [3, 0],
  )
})

rule('16.3', 'controlled by a conscious soldier next to it and no conscious rival', () => {
  const t = table('A1 @ b1 . @ b4', { b1: { lives: 0 } })
  const [first, second] = t.state.planets
  if (!first || !second) throw new Error('no planets')
  t.shows([controls(board, t.state, 0, first), controls(board, t.state, 1, first)], [true, false])
  t.shows([controls(board, t.state, 0, second), controls(board, t.state, 1, second)], [false, true])
  t.soldier('b1').lives = 1
  t.shows(controls(board, t.state, 0, first), false)
})

rule('16.4', 'Conqueror: 3 for each planet controlled', () => {
  const t = table('A1 @ . . @ A2', {}, { hands: [['conqueror'], []], turn: 19 })
  t.shows(missions(t)?.[0], [{ card: 'conqueror', points: 6 }])
})

rule('16.5', 'Contraband: the value of each planet controlled', () => {
  const t = table('A1 @ . . @ A2', {}, { values: [5, 2], hands: [['contraband'], []], turn: 19 })
  t.shows(missions(t)?.[0], [{ card: 'contraband', points: 7 }])
})

rule('16.6', 'a Mark pays when its soldier is immobilised at the end', () => {
  const t = table(
    'A1 . b1 b5',
    { b1: { lives: 0 }, b5: { lives: 1 } },
    { hands: [['markCommander', 'markEngineer'], []], turn: 19 },
  )
  t.shows(
    missions(t)?.[0]?.map((m) => m.points),
    [6, 0],
  )
})

rule('16.7', 'of the next rival on the left', () => {
  const t = table('A1 . B1 . C1', { B1: { lives: 0 } }, { options: { mode: '3' } })
  t.shows(
    ['p1', 'p2', 'p3'].map((_, seat) => missionPoints(book, t.state, seat, 'markCommander')),
    [6, 0, 0],
  )
  const four = table('A1', {}, { options: { mode: '4' } })
  four.shows(markedSoldier(book, four.state, 1, 'commander')?.seat, 2)
})

rule('16.8', 'the lower number where there are two', () => {
  const t = table('A1')
  t.shows(markedSoldier(book, t.state, 0, 'scout')?.number, 3)
})

rule('16.9', 'without one the commander, or else the lowest number', () => {
  const t = table('A1', {}, { options: { mode: '4' } })
  t.shows(markedSoldier(book, t.state, 0, 'engineer')?.rank, 'commander')
  const six = table('D4', {}, { options: { mode: '2v2v2' } })
  six.shows(markedSoldier(book, six.state, 2, 'scout')?.number, 4)
})

rule('16.10', 'what counts is the end, revived in between or not', () => {
  const t = table('b4 b1 . A1', { b1: { lives: 0 } }, { turn: 3, hands: [['markCommander'], ['lazarus']] })
  t.shows(missionPoints(book, t.state, 0, 'markCommander'), 6)
  t.does('p2', does.revive(t, 'b4', 'b1')).gives({ type: 'soldierRevived' })
  t.shows(missionPoints(book, t.state, 0, 'markCommander'), 0)
  const b1 = t.id('b1')
  t.state.soldiers = t.state.soldiers.with(b1, { ...must(t.state.soldiers[b1]), lives: 0 })
  t.shows(missionPoints(book, t.state, 0, 'markCommander'), 6)
})

rule('16.7', 'a Mark in one’s hand names the soldier it marks; another’s stays unnamed', () => {
  const t = table('A1 . b3', {}, { hands: [['markScout'], []] })
  const lines = (seat: 'p1' | 'p2') =>
    game
      .cards?.(game.view(t.state, seat))
      .find((c) => c.name.key === 'card.markScout')
      ?.lines.map((l) => l.key)
  t.shows(lines('p1'), ['card.markScout.text', 'read.marked', 'mission.mark'])
  t.shows(lines('p2'), ['card.markScout.text'])
})
