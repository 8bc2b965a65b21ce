import { attacks, END, goes, PASS, pushes, rule, type Setting, table } from './table.ts'

const last: Setting = { phase: 'rearrange', mission: '1', starter: 'allies', turn: 'blight' }

rule('12.1', 'nobody wins before the round is over', () => {
  const t = table('R . p', { ...last, turn: 'allies', points: { allies: 6 } })
  t.does('allies', END).without({ type: 'gameEnded' })
  t.does('blight', END)
  t.does('blight', END)
  t.does('blight', END).gives({ type: 'gameEnded', result: { winners: ['allies'], rule: '12.2' } })
})

rule('12.2', 'alone at the goal wins', () => {
  const t = table('R . p', { ...last, points: { blight: 6, allies: 5 } })
  t.does('blight', END).gives({ type: 'gameEnded', result: { winners: ['blight'], rule: '12.2' } })
  t.asks()
})

rule('12.3', 'both there, more points win', () => {
  const t = table('R . p', { ...last, points: { blight: 6, allies: 7 } })
  t.does('blight', END).gives({ type: 'gameEnded', result: { winners: ['allies'], rule: '12.3' } })
})

rule('12.4', 'level, play goes on', () => {
  const t = table('R . p', { ...last, points: { blight: 6, allies: 6 } })
  t.does('blight', END).without({ type: 'gameEnded' }).gives({ type: 'turnStarted', round: 3 })
})

rule('12.5', 'after the last round more points win, level it is a draw', () => {
  const t = table('R . p', { ...last, rounds: 2, points: { blight: 2, allies: 1 } })
  t.does('blight', END).gives({ type: 'gameEnded', result: { winners: ['blight'], rule: '12.5' } })
  const level = table('R . p', { ...last, rounds: 2 })
  level.does('blight', END).gives({ type: 'gameEnded', result: { winners: [], rule: '12.5' } })
})

rule('12.6', 'partners share a side, and either may act', () => {
  const t = table('R . p', { seating: 'alliesPair' })
  t.asks('allies', 'allies-2')
  t.does('allies-2', attacks(t, 'R', 'C1'), 1, 1, 1).gives({ type: 'attacked' })
  t.does('allies', END).gives({ type: 'phaseStarted', phase: 'movement' })
})

rule('12.7', 'every partner is asked, the first answer counts', () => {
  const t = table(
    `. . .
     O p .`,
    { phase: 'movement', seating: 'pairs' },
  )
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1).gives({ type: 'asked' })
  t.asks('blight', 'blight-2')
  t.does('blight-2', pushes(t, 'p', 'C2')).gives({ type: 'pushed' })
  t.asks('allies', 'allies-2')
  t.refuses('allies', PASS, '3.9')
})

rule('12.7', 'the standing orders are the first partner’s', () => {
  const t = table('R . p', { seating: 'blightPair', hands: { blight: ['sappers'] } })
  t.does('allies', attacks(t, 'R', 'C1')).gives({ type: 'asked' })
  t.shows(t.game.answer(t.state, 'blight', { cover: 'pass' }), PASS)
  t.shows(t.game.answer(t.state, 'blight-2', { cover: 'pass' }), null)
})
