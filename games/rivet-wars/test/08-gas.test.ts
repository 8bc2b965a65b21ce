import { attacks, cardAt, END, goes, pushes, rule, table } from './table.ts'

rule('8.1', 'a Gas attack lays a cloud on its target grid', () => {
  const t = table('g R', { turn: 'blight' })
  t.does('blight', attacks(t, 'g', 'B1'), 5, 1).gives(
    { type: 'attacked', unit: t.id('R'), by: 'unit', hit: true },
    { type: 'cloudLaid', at: 1, kind: 'tankken', line: 0 },
    { type: 'eliminated', unit: t.id('R') },
  )
})

rule('8.1', 'an empty grid may be gassed', () => {
  const t = table('g . R', { turn: 'blight' })
  t.does('blight', attacks(t, 'g', 'B1')).gives({ type: 'cloudLaid', at: 1 })
})

rule('8.2', 'a cloud drifts at the start of its owner’s movement phase', () => {
  const t = table('g . . .', { turn: 'blight', gas: ['B1'] })
  t.does('blight', END, cardAt(t.state, 6)).gives(
    { type: 'flipped', from: 1, to: 2 },
    { type: 'cloudDrifted', cloud: 0, to: 2 },
  )
})

rule('8.2', 'not in the other side’s', () => {
  const t = table('R . . .', { gas: ['B1'] })
  t.does('allies', END).without({ type: 'flipped' })
})

rule('8.3', 'a cloud thins, then it is gone', () => {
  const t = table('g . .', { turn: 'blight', phase: 'deployment', gas: ['B1', 'C1!'] })
  t.does('blight', END).gives({ type: 'cloudThinned', cloud: 0 }, { type: 'cloudGone', cloud: 1, rule: '8.3' })
})

rule('8.4', 'whoever begins the turn in gas is attacked with its creator’s dice', () => {
  const t = table('p:X . R', { turn: 'blight', phase: 'rearrange', mission: '1', starter: 'blight', gas: ['C1'] })
  t.does('blight', END, 5, 2).gives(
    { type: 'attacked', unit: t.id('R'), by: 'gas', dice: [5, 2] },
    { type: 'eliminated', unit: t.id('R') },
  )
})

rule('8.5', 'whoever enters gas is attacked, friend or foe', () => {
  const foe = table('R .', { phase: 'movement', gas: ['B1'] })
  foe.does('allies', goes(foe, 'move', 'R', 'B1'), 1, 1).gives({ type: 'attacked', unit: 0, by: 'gas' })
  const friend = table('p .', { turn: 'blight', phase: 'movement', gas: ['B1'] })
  friend.does('blight', goes(friend, 'move', 'p', 'B1'), 1, 1).gives({ type: 'attacked', unit: 0, by: 'gas' })
})

rule('8.5', 'passing through counts', () => {
  const t = table('C . .', { phase: 'movement', gas: ['B1'] })
  t.does('allies', goes(t, 'move', 'C', 'C1'), 1, 1).gives(
    { type: 'moved', path: [1], left: 1 },
    { type: 'attacked', by: 'gas' },
    { type: 'moved', path: [2], left: 0 },
  )
})

rule('8.6', 'whoever is drifted upon is attacked', () => {
  const t = table('g . R', { turn: 'blight', gas: ['B1'] })
  t.does('blight', END, cardAt(t.state, 6), 6, 1).gives(
    { type: 'cloudDrifted', to: 2 },
    { type: 'eliminated', unit: t.id('R') },
  )
})

rule('8.7', 'two clouds attack separately', () => {
  const t = table('W .', { phase: 'movement', gas: ['B1', 'B1'] })
  t.does('allies', goes(t, 'move', 'W', 'B1'), 5, 1).gives(
    { type: 'attacked', hit: true },
    { type: 'attacked', hit: false },
  )
})

rule('8.7', 'the second finds nobody when the first has killed', () => {
  const t = table('R .', { phase: 'movement', gas: ['B1', 'B1'] })
  t.does('allies', goes(t, 'move', 'R', 'B1'), 5, 1).gives({ type: 'attacked', down: true }, { type: 'eliminated' })
})

rule('8.8', 'a cloud that drifts off the board is gone', () => {
  const t = table('g .', { turn: 'blight', gas: ['B1'] })
  t.does('blight', END, cardAt(t.state, 0)).gives({ type: 'cloudGone', cloud: 0, rule: '8.8' })
})

rule('8.9', 'a sixth cloud takes the place of the oldest', () => {
  const t = table('g . R . . . .', { turn: 'blight', gas: ['D1', 'E1', 'E1', 'F1', 'G1'] })
  t.does('blight', attacks(t, 'g', 'B1')).gives(
    { type: 'cloudGone', cloud: 0, rule: '8.9' },
    { type: 'cloudLaid', at: 1 },
  )
  t.shows(t.state.clouds.length, 5)
})

rule('8.10', 'a unit pushed into gas is attacked by it', () => {
  const t = table(
    `. . .
     O p .
     . . .`,
    { phase: 'movement', gas: ['C1'] },
  )
  t.does('allies', goes(t, 'move', 'O', 'B2'), 1).gives({ type: 'asked' })
  t.does('blight', pushes(t, 'p', 'C1'), 1, 6).gives({ type: 'pushed' }, { type: 'attacked', by: 'gas', hit: true })
})

rule('8.3', 'a cloud drifts twice: in the turn it is laid and in the next, and is gone in the one after', () => {
  const wide = `. . . . .
                g . . . .
                R:A . . . p:X`
  const t = table(wide, { turn: 'blight', mission: '1', starter: 'blight' })
  const round = (...flips: Parameters<typeof t.does>[2][]) => {
    t.does('blight', END, ...flips)
    t.does('blight', END)
    for (let n = 0; n < 3; n++) t.does('allies', END)
    return t.does('blight', END)
  }
  t.does('blight', attacks(t, 'g', 'C2')).gives({ type: 'cloudLaid', at: t.at('C2') })
  round(cardAt(t.state, 6)).gives({ type: 'cloudThinned', cloud: 0 })
  t.shows(t.state.clouds[0]?.at, t.at('D2'))
  round(cardAt(t.state, 14)).gives({ type: 'cloudGone', cloud: 0, rule: '8.3' })
  t.shows(t.state.clouds, [])
})

rule('8.4', 'one’s own gas attacks too at the start of the turn, for nobody’s credit', () => {
  const t = table('R . p', { phase: 'rearrange', mission: '1', starter: 'allies', gas: ['C1'] })
  t.does('allies', END, 6, 1).gives(
    { type: 'attacked', unit: t.id('p'), by: 'gas', hit: true },
    { type: 'eliminated', unit: t.id('p'), credit: { side: null, type: null, lone: false } },
  )
})

rule('8.4', 'not at the start of the rival’s turn', () => {
  const t = table('R . p', { phase: 'rearrange', mission: '1', starter: 'allies', gas: ['A1'] })
  t.does('allies', END).without({ type: 'attacked' })
})
