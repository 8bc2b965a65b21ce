import type { Action, State } from '../src/index.ts'
import { miss, pointsOf, rule, table } from './table.ts'

const CONFIRM: Action = { type: 'confirm' }
const END_TURN: Action = { type: 'endTurn' }

const weather = (kind: State['weather']) =>
  ({ options: { mode: 'four', mission: 'weather' }, state: { weather: kind } }) as const

rule('M2', 'rolled before the first turn and after every third player’s turn', () => {
  const first = table('I . i', {
    options: { mode: 'two', weather: true },
    phase: 'place',
    turn: 'us',
    units: { i: { at: -1, army: 0 } },
  })
  first.state.placing = { token: 0, hex: first.hex('C1') }
  const placed = first.does('us', { type: 'place', unit: first.id('i'), hex: first.hex('C1') }, 3, 2, 12)
  placed.gives({ type: 'weatherRolled', weather: 'fog' }, { type: 'turnBegan' })
  const t = table('I . i', { ...weather('normal'), phase: 'money', state: { turns: 1 } })
  t.does('g1', END_TURN).without({ type: 'weatherRolled' })
  const third = table('I . i', { ...weather('normal'), phase: 'money', state: { turns: 2 } })
  third.does('g1', END_TURN, 1).gives({ type: 'weatherRolled', weather: 'normal' })
})

rule('M2.1', 'a cooperative side’s turn counts once', () => {
  const options = { mode: 'cooperative', team: 'allies', coopEnemy: 'g1', weather: true } as const
  const t = table('i r . . X', { options, turn: 'us', phase: 'money', flags: { E1: 'us' }, coins: { us: 4 } })
  t.does('us', END_TURN).without({ type: 'turnEnded' })
  t.does('su', END_TURN).gives({ type: 'turnEnded', turn: 1 }).without({ type: 'weatherRolled' })
})

rule('M2.1', 'so its turn may be the third', () => {
  const options = { mode: 'cooperative', team: 'allies', coopEnemy: 'g1', weather: true } as const
  const t = table('i r . . X', { options, turn: 'us', phase: 'money', state: { turns: 2 } })
  t.does('us', END_TURN).without({ type: 'weatherRolled' })
  t.does('su', END_TURN, 11).gives({ type: 'turnEnded' }, { type: 'weatherRolled', weather: 'fog' })
})

rule('M2.2', 'two faces of the d12 for each kind of weather', () => {
  const kinds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((roll) => {
    const t = table('I . i', { ...weather('normal'), phase: 'money', state: { turns: 2 } })
    return t.does('g1', END_TURN, roll).events.flatMap((e) => (e.type === 'weatherRolled' ? [e.weather] : []))[0]
  })
  const t = table('I')
  t.shows(kinds, [
    'normal',
    'normal',
    'frost',
    'frost',
    'mud',
    'mud',
    'drought',
    'drought',
    'storm',
    'storm',
    'fog',
    'fog',
  ])
})

rule('M2.3', 'frost: water is open ground, for tanks too', () => {
  const t = table('T ~ ~ .', weather('frost'))
  t.does('g1', t.moves('T', 'C1')).gives({ type: 'unitMoved', left: 2 })
})

rule('M2.4', 'mud: road 2, open 3, forest 4', () => {
  const t = table('M = . f .', weather('mud'))
  t.does('g1', t.moves('M', 'B1')).gives({ type: 'unitMoved', left: 8 })
  t.does('g1', t.moves('M', 'D1')).gives({ type: 'unitMoved', left: 1 })
})

rule('M2.5', 'drought: open ground costs 1', () => {
  const t = table('I . . . . .', weather('drought'))
  t.does('g1', t.moves('I', 'E1')).gives({ type: 'unitMoved', left: 2 })
})

rule('M2.6', 'storm: artillery reaches 1 less', () => {
  const t = table('I . . . . h', { ...weather('storm'), turn: 'us', phase: 'declare' })
  t.refuses('us', t.attacks('h', 'I'), '7.3', 'outOfRange')
  const near = table('I . . . h', { ...weather('storm'), turn: 'us', phase: 'declare' })
  near.offered('us', near.attacks('h', 'I'))
})

rule('M2.7', 'fog: nobody is intercepted', () => {
  const t = table('. i .\n. . .\nI . .', weather('fog'))
  t.does('g1', t.moves('I', 'A2')).without({ type: 'interceptionOffered' })
})

rule('M2.8', 'an own factory costs as open ground, a mountain in mud 2 points', () => {
  const t = table('M X . .', { ...weather('mud'), flags: { B1: 'g1' } })
  t.does('g1', t.moves('M', 'B1')).gives({ type: 'unitMoved', left: 7 })
  const high = table('M ^ . .', { options: { mountains: true, weather: true }, state: { weather: 'mud' } })
  high.does('g1', high.moves('M', 'B1')).gives({ type: 'unitMoved', left: 6 })
})

rule('M2.9', 'weather does not slow aircraft', () => {
  const t = table('U . . .', weather('mud'))
  t.does('g1', t.moves('U', 'D1')).gives({ type: 'unitMoved', left: pointsOf('ju-87') - 6 })
})

rule('M2.10', 'after a thaw a tank in water only moves out, and does not fight', () => {
  const beside = table('T~ i\n.  .', { ...weather('normal'), phase: 'declare' })
  beside.refuses('g1', beside.attacks('T', 'i'), '4.17', 'inWater')
  Object.assign(beside.state, { phase: 'move' })
  beside.offered('g1', beside.moves('T', 'A2'))
  const deep = table('T~ ~\n~  ~', weather('normal'))
  deep.notOffered('g1', { type: 'move' })
})

rule('M2.10', 'nor does it counter-attack, intercept or support', () => {
  const back = table('T t~ . i', { ...weather('normal'), phase: 'declare' })
  back.does('g1', back.attacks('T', 't'))
  back.does('g1', CONFIRM, ...miss(12)).gives({ type: 'unitsFought', backHits: -1 })
  const way = table('. t~ .\n. .  .\nI .  .', weather('normal'))
  way.does('g1', way.moves('I', 'A2')).without({ type: 'interceptionOffered' })
  const ice = table('. t~ .\n. .  .\nI .  .', weather('frost'))
  ice.does('g1', ice.moves('I', 'A2')).gives({ type: 'interceptionOffered' })
  const support = table('I i T~ . h', { ...weather('normal'), phase: 'declare' })
  support.does('g1', support.attacks('I', 'i'))
  support.does('g1', CONFIRM, ...miss(24)).gives({ type: 'unitsFought', red: [] })
})
