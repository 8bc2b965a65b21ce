import { letTimeRunOut, seeded } from '@muster/engine'
import { type Action, BOX } from '../src/index.ts'
import { miss, rule, table } from './table.ts'

const CLOCK = { options: { mode: 'four', clock: true } } as const
const SHORE = {
  round: BOX.missions['ardennes']?.shore?.from ?? 0,
  options: { ...CLOCK.options, mission: 'ardennes' },
} as const
const COOP = { options: { mode: 'cooperative', team: 'allies', coopEnemy: 'g1', clock: true } } as const
const END: Action = { type: 'endMovement' }
const DICE = BOX.charts.dice[0] ?? 0

rule('1.11', 'it runs in movement and declaration, where it was agreed, and not for the Automa', () => {
  const minutes = (phase: 'armies' | 'move' | 'declare' | 'money', options = {}, turn: 'us' | 'g1' = 'us') => {
    const t = table('I . i', { options, turn, phase })
    return t.game.minutes?.(t.state)
  }
  const t = table('I . i', CLOCK)
  t.shows(
    [minutes('armies', CLOCK.options), minutes('move', CLOCK.options), minutes('declare', CLOCK.options)],
    [0, 5, 5],
  )
  t.shows([minutes('money', CLOCK.options), minutes('move')], [0, 0])
  t.shows([minutes('move', COOP.options), minutes('move', COOP.options, 'g1')], [5, 0])
  t.shows(letTimeRunOut(t.game, t.state, 'us', seeded(1)).ok, false)
})

rule('1.11', 'when it is up both phases end at once, with what has been moved', () => {
  const t = table('I . . . i\n. T . . i', CLOCK)
  t.does('g1', t.moves('I', 'B1'))
  t.runsOut('g1').exactly(
    { type: 'timeRanOut', seat: 'g1' },
    { type: 'phaseBegan', phase: 'declare', seat: 'g1' },
    { type: 'phaseBegan', phase: 'combat', seat: 'g1' },
    { type: 'phaseBegan', phase: 'money', seat: 'g1' },
    { type: 'incomeCollected', turn: 0, coins: 0 },
    { type: 'turnEnded', turn: 0 },
    { type: 'turnBegan', turn: 1, round: 5 },
    { type: 'phaseBegan', phase: 'move', seat: 'us' },
  )
  t.shows([t.unit('I').at, t.state.move], [t.hex('B1'), null])
})

rule('1.11', 'and with what has been declared: it is fought', () => {
  const t = table('I i . .\n. . . t', { ...CLOCK, phase: 'declare' })
  t.does('g1', t.attacks('I', 'i'))
  const up = t.runsOut('g1', ...miss(2 * DICE))
  up.gives({ type: 'timeRanOut' }, { type: 'phaseBegan', phase: 'combat' }, { type: 'unitsFought', unit: t.id('I') })
  up.without({ type: 'phaseBegan', phase: 'declare' })
})

rule('1.11', 'a unit on its way stops where it is, and whoever has not answered declines', () => {
  const t = table('M . . . . .\n~ ~ i r ~ ~', CLOCK)
  t.does('g1', t.moves('M', 'F1')).gives({ type: 'interceptionOffered' })
  const at = t.unit('M').at
  t.shows(at === t.hex('F1'), false)
  const up = t.runsOut('g1')
  up.gives({ type: 'interceptionDeclined' }, { type: 'phaseBegan', phase: 'combat' }).without({ type: 'unitMoved' })
  t.shows([t.unit('M').at, t.state.asked, t.unit('i').holds], [at, [], -1])
})

rule('1.11', 'all who are asked decline', () => {
  const t = table('. i .\n. r .\nI . .', CLOCK)
  t.does('g1', t.moves('I', 'A2')).gives({ type: 'interceptionOffered', seats: ['us', 'su'] })
  t.runsOut('g1').gives(
    { type: 'interceptionDeclined', seat: 'us' },
    { type: 'interceptionDeclined', seat: 'su' },
    { type: 'phaseBegan', phase: 'combat' },
  )
})

rule('1.11', 'from the top of a friendly unit it goes on to the nearest free hex', () => {
  const t = table('M I R . . .\n~ ~ ~ ~ ~ i', CLOCK)
  t.does('g1', t.moves('M', 'C1'))
  t.refuses('g1', END, '4.22')
  t.runsOut('g1').gives(
    { type: 'timeRanOut' },
    { type: 'unitMoved', unit: t.id('M'), path: [t.hex('D1')] },
    { type: 'phaseBegan', phase: 'combat' },
  )
  t.shows(t.unit('M').at, t.hex('D1'))
})

rule('1.11', 'where it may be asked about, and is not intercepted', () => {
  const t = table('M I R . .\n~ ~ ~ i ~', CLOCK)
  t.does('g1', t.moves('M', 'C1'))
  const up = t.runsOut('g1')
  up.gives({ type: 'unitMoved', path: [t.hex('D1')] }, { type: 'interceptionDeclined', seat: 'us' })
  up.without({ type: 'unitIntercepted' })
  t.shows(t.unit('M').at, t.hex('D1'))
})

rule('1.11', 'of hexes equally near the one with the lowest number', () => {
  const t = table('. . . i\nM I . .\n. . . .', CLOCK)
  t.does('g1', t.moves('M', 'B2'))
  t.runsOut('g1')
  const near = ['A2', 'A3', 'B1', 'B3', 'C2', 'C3'].map((name) => t.hex(name))
  t.shows(t.unit('M').at, Math.min(...near))
})

rule('1.11', 'a tank that stops on the shore has reached it', () => {
  const t = table('T . . .\n~ ~ i ~', SHORE)
  t.does('g1', t.moves('T', 'D1')).gives({ type: 'interceptionOffered' })
  t.runsOut('g1')
    .gives({ type: 'matchEnded', result: { winners: ['germany'], rule: 'M3.4', why: 'shore' } })
    .without({ type: 'phaseBegan' })
})

rule('1.11', 'partners share the turn and its minutes', () => {
  const t = table('i r . . I', { ...COOP, turn: 'us' })
  t.does('us', END)
  t.runsOut('su').gives({ type: 'phaseBegan', phase: 'declare', seat: 'us' }, { type: 'phaseBegan', phase: 'combat' })
  const first = table('i r . . I', { ...COOP, turn: 'us' })
  first.runsOut('us').gives({ type: 'phaseBegan', phase: 'combat' }).without({ type: 'phaseBegan', seat: 'su' })
})

rule('6.12', 'only when the clock runs out does the declaration end without the bound interceptor', () => {
  const t = table('I i T', { ...CLOCK, turn: 'us', phase: 'declare', units: { i: { holds: 0 } } })
  t.refuses('us', { type: 'confirm' }, '6.12', 'boundUndeclared')
  t.runsOut('us').gives({ type: 'timeRanOut' }, { type: 'turnEnded' }).without({ type: 'unitsFought' })
  t.shows(t.unit('i').holds, -1)
})

rule('6.12', 'also when it runs out during movement', () => {
  const t = table('I i . t', { ...CLOCK, turn: 'us', units: { i: { holds: 0 } } })
  t.does('us', t.moves('t', 'C1'))
  t.runsOut('us').gives({ type: 'phaseBegan', phase: 'combat' }).without({ type: 'unitsFought' })
})
