import { BOX, makeBook, pointsDue } from '../src/index.ts'
import { END, rule, table } from './table.ts'

const rearrange = { phase: 'rearrange', mission: '1', starter: 'allies' } as const

rule('11.1', 'a unit there at the start of the turn raises the flag', () => {
  const t = table('R . p:o', rearrange)
  t.does('allies', END).gives({ type: 'flagRaised', at: 2, side: 'blight' })
  t.shows(t.state.flags, ['blight'])
})

rule('11.2', 'a unit there at the end of the turn captures', () => {
  const t = table('R:o . p', rearrange)
  t.does('allies', END).gives({ type: 'captured', at: 0, side: 'allies', vp: 1 })
})

rule('11.3', 'a flag captures without a unit', () => {
  const t = table('. R p .:o', { ...rearrange, flags: { D1: 'allies' } })
  t.does('allies', END).gives({ type: 'captured', at: 3, side: 'allies', vp: 1 })
})

rule('11.4', 'a capture is worth one point', () => {
  const t = table('R:o R:o p', rearrange)
  t.does('allies', END).gives({ type: 'captured', at: 0 }, { type: 'captured', at: 1 })
  t.shows(t.state.armies.allies.points, 2)
})

rule('11.5', 'capturing removes the enemy’s flag and raises none', () => {
  const t = table('R:o . p', { ...rearrange, flags: { A1: 'blight' } })
  t.does('allies', END).gives({ type: 'captured', at: 0, struck: true })
  t.shows(t.state.flags, [null])
})

rule('11.4', 'what is due as things stand is what the end of the turn brings', () => {
  for (const drawn of ['R:o R:o p', '. R p .:o', 'R . p:o', 'R:o . p']) {
    const t = table(drawn, { ...rearrange, flags: drawn.endsWith('o') ? { D1: 'allies' } : {} })
    const due = pointsDue(makeBook(BOX), t.game.view(t.state, 'allies'), 'allies')
    const before = t.state.armies.allies.points
    t.does('allies', END)
    t.shows(t.state.armies.allies.points - before, due)
  }
})
