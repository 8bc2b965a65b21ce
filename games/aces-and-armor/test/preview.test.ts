import { isOver, must, newMatch, offers, optionsFor, plainDice, play, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Action, BOX } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { game, type Table, table } from './table.ts'

const notes = (t: Table, a: Action) => game.preview(t.state, t.state.seat, a).notes

test('an attack to be declared says what it does to its target, and claims no odds of its own', () => {
  const t = table('T i . P h', { phase: 'declare' })
  const { odds, expected } = game.preview(t.state, 'g1', t.attacks('T', 'i'))
  expect([odds, expected]).toEqual([[], []])
  const [blow, back] = notes(t, t.attacks('T', 'i'))
  t.does('g1', t.attacks('T', 'i'))
  const confirmed = game.preview(t.state, 'g1', { type: 'confirm' })
  const [kill, lost] = confirmed.odds
  const [dealt, taken] = confirmed.expected
  const figures = (chance: number, mean: number) => ({
    percent: Math.round(chance * 1000) / 10,
    damage: Math.round(mean * 10) / 10,
  })
  expect(blow).toMatchObject({ key: 'note.blow', args: figures(must(kill).chance, must(dealt).mean) })
  expect(back).toMatchObject({ key: 'note.back', args: figures(lost?.chance ?? 0, must(taken).mean) })
})

test('all that a duel may do is told apart, and agrees with its mean and its worst', () => {
  const t = table('T i . P h', { phase: 'declare' })
  const { spread, notes } = game.preview(t.state, 'g1', t.attacks('T', 'i'))
  const mean = spread.reduce((sum, { label, chance }) => sum + chance * Number(label.args?.['damage']), 0)
  const destroyed = spread.filter(({ label }) => label.key === 'spread.destroyed')
  expect(Math.round(10 * mean) / 10).toBe(notes[0]?.args?.['damage'])
  expect(destroyed.map(({ chance }) => Math.round(1000 * chance) / 10)).toEqual([notes[0]?.args?.['percent']])
})

test('a second attack counts what the first may do to its target, in its spread as in its figures, and says so', () => {
  const t = table('T i . P h\n. T2', { phase: 'declare' })
  t.state.attacks = [{ type: 'attack', unit: t.id('T2'), target: t.id('i') }]
  const told = game.preview(t.state, 'g1', t.attacks('T', 'i'))
  const [gone] = told.spread.filter(({ label }) => label.key === 'spread.gone')
  expect(Math.round(1000 * (gone?.chance ?? 0)) / 10).toBe(told.notes[0]?.args?.['percent'])
  expect(told.notes.at(-1)).toEqual({ key: 'note.counted' })
})

test('own units in the area of a barrage are told apart from enemies', () => {
  const t = table('k . . I r', { turn: 'su', phase: 'declare' })
  const keys = notes(t, { type: 'barrage', unit: t.id('k'), hex: t.hex('D1') }).map((n) => n.key)
  expect(keys.toSorted()).toEqual(['note.blow', 'note.ownBlow'])
  expect(keys.every((key) => key in en)).toBe(true)
})

test('an attack at the end of a list too long to be counted is foretold by itself', () => {
  const t = table('I i . T i', { phase: 'declare' })
  const alone = notes(t, t.attacks('T', 'i2'))
  t.state.attacks = [{ type: 'launch', hex: t.hex('A1') }]
  expect(notes(t, t.attacks('T', 'i2'))).toEqual([...alone, { key: 'note.alone' }])
})

test('the end of a phase says when it is the end of the turn, and is right', () => {
  const seen = { ends: 0, goesOn: 0 }
  for (let g = 0; g < 6; g++) {
    const chance = seeded(`ends/${g}`)
    const match = newMatch(game, optionsFor(game, {}), plainDice(`ends/${g}`))
    for (let i = 0; i < 400 && !isOver(match); i++) {
      const seat = must(game.toAct(match.state)[0])
      const action = chance.pick(offers(game, match.state, seat))
      const { turn } = match.state
      const isLast = game.preview(match.state, seat, action).notes.some((n) => n.key === 'note.endsTurn')
      const mayEnd = action.type === 'endMovement' || (action.type === 'confirm' && match.state.attacks.length === 0)
      play(match, seat, action)
      if (!mayEnd || isOver(match)) continue
      expect(isLast).toBe(match.state.turn !== turn)
      seen[isLast ? 'ends' : 'goesOn']++
    }
  }
  expect(seen.ends).toBeGreaterThan(0)
  expect(seen.goesOn).toBeGreaterThan(0)
})

test('an interception says whom it stops, and what the attack would do that it leads to', () => {
  const t = table('M . i . . .\n. . . . . .')
  t.does('g1', t.moves('M', 'F2'))
  const told = game.preview(t.state, 'us', { type: 'intercept', unit: t.id('i') })
  const attacked = table('M . i . . .\n. . . . . .', {
    turn: 'us',
    phase: 'declare',
    units: { M: { at: t.unit('M').at } },
  })
  const attack = game.preview(attacked.state, 'us', attacked.attacks('i', 'M'))
  expect(told.notes).toEqual([{ key: 'note.stops', args: { hex: expect.anything() } }, ...attack.notes])
  expect(told.warnings).toEqual([{ key: 'warning.duty' }])
  expect(told.path).toEqual([t.unit('M').at])
})

test('an interception of one that has arrived says that nothing is stopped', () => {
  const t = table('I X\n. i', { round: 3, units: { i: { army: 0 } } })
  t.does('g1', t.moves('I', 'B1'))
  const told = game.preview(t.state, 'us', { type: 'intercept', unit: t.id('i') })
  expect(told.notes[0]).toMatchObject({ key: 'note.arrived' })
})

test('a move past an enemy says what the attack would come to for which it may be intercepted', () => {
  const before = table('M . i . . .\n. . . . . .')
  const { warnings } = game.preview(before.state, 'g1', before.moves('M', 'F2'))
  before.does('g1', before.moves('M', 'F2'))
  const asked = game.preview(before.state, 'us', { type: 'intercept', unit: before.id('i') })
  const [blow, back] = asked.notes.filter(({ key }) => key === 'note.blow' || key === 'note.back')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatchObject({
    key: 'warning.intercepted',
    args: { dealt: blow?.args?.['damage'], back: back?.args?.['damage'] },
  })
})

test('what is expected of two like attacks has two names', () => {
  const t = table('T i .\n. . .\n. T2 i2', { phase: 'declare' })
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', t.attacks('T2', 'i2'))
  const labels = game.preview(t.state, 'g1', { type: 'confirm' }).expected.map(({ label }) => JSON.stringify(label))
  expect(labels).toHaveLength(4)
  expect(new Set(labels).size).toBe(4)
})

test('whoever lets a unit pass is told how far it may still go, or that it stays anyway', () => {
  const t = table('M . . . .\n~ ~ i ~ ~')
  t.does('g1', t.moves('M', 'D1'))
  const { move } = t.state
  const [goesOn] = game.preview(t.state, 'us', { type: 'decline' }).notes
  expect(goesOn).toMatchObject({ key: 'note.goesOn', args: { points: must(move).left / 2 } })
  t.state.move = { ...must(move), left: 0, way: [] }
  expect(game.preview(t.state, 'us', { type: 'decline' }).notes.map(({ key }) => key)).toEqual(['note.staysAnyway'])
})

test('that a unit was let pass is no line of the diary', () => {
  const { state } = table('I . . i')
  expect(game.words.event(state, { type: 'interceptionDeclined', seat: 'us' })).toBeNull()
})

test('a way through forest says what a hex of it costs, one over it or round it does not', () => {
  const t = table('T f . . P h\n. . . . U .')
  const prices = (name: string, to: string) =>
    game.preview(t.state, 'g1', t.moves(name, to)).price.map(({ key, args }) => [key, args?.['points']])
  const [way, forest] = prices('T', 'B1')
  expect(way?.[0]).toBe('price.points')
  expect(forest).toEqual(['note.forest', must(BOX.terrain['f']).price / 2])
  expect(prices('T', 'A2').map(([key]) => key)).toEqual(['price.points'])
  expect(prices('U', 'B1').map(([key]) => key)).toEqual(['price.points'])
})
