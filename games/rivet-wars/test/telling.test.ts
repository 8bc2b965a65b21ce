// What a person is told: why not, when the match ends, who stands in front.
import { whyIdle } from '@muster/engine'
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { type Event, module } from '../src/index.ts'
import { attacks, END, type Setting, type Table, table } from './table.ts'

const texts = await module.texts('en')
const say = wording('en', texts)
const last: Setting = { phase: 'rearrange', mission: '1', starter: 'allies' }
const prompt = (t: Table, seat: 'allies' | 'blight'): string => say(t.game.words.prompt(t.state, seat))
const told = (t: Table, event: Event | undefined): string => {
  const message = event && t.game.words.event(t.state, event)
  return message ? say(message) : ''
}
const endOf = (t: Table, seat: 'allies' | 'blight'): string[] => t.game.preview(t.state, seat, END).notes.map(say)

test('out of points, the unit in a deployment grid says what is missing, with figures', () => {
  const t = table('R:A . p:X', { phase: 'deployment', supply: { points: 0 } })
  const why = whyIdle(t.game, t.state, 'allies', t.id('R'))
  expect(why && say(why.why)).toBe('Rifleman, deployment points: it costs 1, you have 0.')
})

test('what belongs to another phase says to which', () => {
  const t = table('.:A R p:X', { phase: 'deployment' })
  const why = whyIdle(t.game, t.state, 'allies', t.id('R'))
  expect(why && say(why.why)).toBe('That belongs to another phase (Combat); this one is Deployment.')
})

test('the turn after the points to win is the last, and is called so before and while it is played', () => {
  const t = table('R:o . p', { ...last, turn: 'allies', points: { allies: 5 } })
  expect(endOf(t, 'allies')).toEqual(['This ends your turn. Only one is left, of the Blight.'])
  expect(prompt(t, 'allies')).not.toContain('Last turn')
  const began = t.does('allies', END).events.find((e) => e.type === 'turnStarted')
  expect(told(t, began)).toContain('the last as the points stand')
  // One objective is not seven points.
  expect(prompt(t, 'blight')).toMatch(/^Last turn: the 7 more points needed to win can no longer be reached\. /)
  expect(prompt(t, 'allies')).toBe('Last turn. Waiting for the Blight.')
})

test('what the last turn would bring as things stand is not missing', () => {
  const behind = (blight: number) => table('R .:o p:o', { ...last, turn: 'blight', points: { allies: 7, blight } })
  expect(prompt(behind(6), 'blight')).toMatch(/^Last turn, 1 more point needed to win\. /)
  expect(prompt(behind(7), 'blight')).not.toContain('needed')
})

test('a unit of a grid that was rearranged says so, and not that it cannot move', () => {
  const t = table('RC . p', { phase: 'rearrange' })
  t.does('allies', { type: 'rearrange', at: t.at('A1'), order: [t.id('C'), t.id('R')] })
  const why = whyIdle(t.game, t.state, 'allies', t.id('R'))
  expect(why && say(why.why)).toBe('This grid has been rearranged already.')
})

test('whoever plays second ends the match with the last point, and reads it', () => {
  const t = table('R . p:o', { ...last, turn: 'blight', points: { blight: 5 } })
  expect(endOf(t, 'blight')).toEqual(['This ends your turn and the match.'])
})

test('level at the goal, no turn is the last', () => {
  const t = table('R . p', { ...last, turn: 'blight', points: { allies: 6, blight: 6 } })
  expect(prompt(t, 'blight')).not.toContain('Last turn')
  expect(endOf(t, 'blight')).toEqual(['This ends your turn.'])
})

test('in the last round both turns are the last', () => {
  const t = table('R . p', { ...last, turn: 'allies', rounds: 2 })
  expect(prompt(t, 'allies')).toMatch(/^Last turn\. /)
})

test('a round whose end brings the last point is the last', () => {
  const goal = 8
  const t = table('R . p', { ...last, mission: '6', turn: 'allies', points: { allies: goal - 1 } })
  expect(prompt(t, 'allies')).toMatch(/^Last turn\. /)
  const before = table('R . p', { ...last, mission: '6', turn: 'allies', points: { allies: goal - 2 } })
  expect(prompt(before, 'allies')).not.toContain('Last turn')
})

test('a new order is told from the front', () => {
  const t = table('RC . p', { phase: 'rearrange' })
  const order = [t.id('C'), t.id('R')]
  const [rearranged] = t.does('allies', { type: 'rearrange', at: t.at('A1'), order }).events
  expect(told(t, rearranged)).toBe('New order in A1, from the front: Rocket Cycle and Rifleman.')
})

test('what deviates is told by nothing hit, one’s own, an enemy, in this order; and where no enemy can be hit, that', () => {
  const keys = (drawn: string) => {
    const t = table(drawn)
    const { spread, notes } = t.game.preview(t.state, 'allies', attacks(t, 'H', 'E1'))
    return [...spread.map(({ label }) => label.key), ...notes.map(({ key }) => key)]
  }
  const stray = 'note.deviates'
  expect(keys('H . . . p .\n. . . . . .')).toEqual([stray, 'note.nobodyNear'])
  expect(keys('H . . R p .\n. . . . . .')).toEqual([
    'spread.nobody',
    'spread.own',
    'spread.enemy',
    stray,
    'note.nobodyNear',
  ])
  expect(keys('H . . R p p\n. . . . . .')).toEqual(['spread.nobody', 'spread.own', 'spread.enemy', stray])
})

test('that one grid is finished before the next begins is said before, and while one is open', () => {
  const t = table('RR . p\nR . .')
  expect(prompt(t, 'allies')).toBe(
    'Fight: choose a unit, then a target. Use the units of one grid before those of another.',
  )
  t.does('allies', attacks(t, 'R', 'C1'), 1, 1, 1)
  expect(prompt(t, 'allies')).toBe('In A1, 1 unit can still act, but no longer once a unit of another grid does.')
})

test('dice are told with who rolled them, at whom, and what they had to show', () => {
  const t = table('R . p', { phase: 'combat' })
  const rolled = t.does('allies', attacks(t, 'R', 'C1'), 4, 2, 1).events.find((e) => e.type === 'attacked')
  expect(told(t, rolled)).toBe('Rifleman at Panzerfaust in C1: rolled 4, 2, 1 (hits on 5 or more). Missed.')
})
