import { expect } from 'vitest'
import { attacks, cardAt, rule, table } from './table.ts'

const WIDE = `. . . . . .
              H . . p . .
              . . . . . .`

rule('6.1', 'a flip discards a card whose arrow gives the grid', () => {
  const t = table(WIDE)
  t.does('allies', attacks(t, 'H', 'D2'), cardAt(t.state, 2)).gives(
    { type: 'flipped', card: 2, from: t.at('D2'), to: t.at('E2') },
    { type: 'deviated', to: t.at('E2') },
    { type: 'strikeEnded' },
  )
  t.shows(t.state.discard, [2])
})

rule('6.2', 'straight ahead is north for the Allies and south for the Blight', () => {
  const t = table(WIDE)
  t.does('allies', attacks(t, 'H', 'D2'), cardAt(t.state, 0)).gives({ type: 'flipped', to: t.at('D1') })
  const other = table(WIDE, { turn: 'blight', phase: 'combat', gas: ['C2'] })
  other.state.clouds[0] = {
    id: 0,
    side: 'blight',
    kind: 'tankken',
    line: 0,
    at: other.at('C2'),
    thin: false,
    due: false,
  }
  other.does('blight', { type: 'endPhase' }, cardAt(other.state, 0)).gives({ type: 'flipped', to: other.at('C3') })
})

rule('6.3', 'the attack is resolved where it lands', () => {
  const t = table(WIDE)
  t.does('allies', attacks(t, 'H', 'E2'), cardAt(t.state, 6), 5, 1).gives({
    type: 'attacked',
    unit: t.id('p'),
    hit: true,
  })
})

rule('6.4', 'it may land on friends', () => {
  const t = table('H . R . p')
  t.does('allies', attacks(t, 'H', 'D1'), cardAt(t.state, 6), 5, 1).gives({ type: 'eliminated', unit: t.id('R') })
})

rule('6.4', 'before it is fired it says that the target is not hit, and how likely any enemy and any friend is', () => {
  const t = table('H . R . p')
  const { notes, spread } = t.game.preview(t.state, 'allies', attacks(t, 'H', 'D1'))
  t.shows(
    notes.map(({ key }) => key),
    ['note.deviates'],
  )
  t.shows(
    spread.map(({ label }) => label.key),
    ['spread.nobody', 'spread.own', 'spread.enemy'],
  )
  const [, own = 0, enemy = 0] = spread.map(({ chance }) => chance)
  expect(own).toBeCloseTo((1 / 8) * (1 - (2 / 3) ** 2))
  expect(enemy).toBeCloseTo(own)
  expect(spread.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
})

rule('6.4', 'before it is fired, enemies are named first and friends with a warning', () => {
  const t = table('H . R . p')
  const { odds, warnings } = t.game.preview(t.state, 'allies', attacks(t, 'H', 'D1'))
  const hits = odds.flatMap(({ label, when }) => (when.type === 'attacked' ? [[label.key, when.unit]] : []))
  t.shows(hits, [
    ['odds.hit', t.id('p')],
    ['odds.ownHit', t.id('R')],
  ])
  t.shows(
    warnings.map(({ key }) => key),
    ['warning.friendlyFire'],
  )
})

rule('6.5', 'off the board it has no effect', () => {
  const t = table('H . . p')
  t.does('allies', attacks(t, 'H', 'D1'), cardAt(t.state, 0))
    .gives({ type: 'deviated', to: -1 })
    .without({ type: 'attacked' })
})

rule('6.6', 'a deviating attack may choose an empty grid, not one with friends', () => {
  const t = table('H . . . R p')
  t.offered('allies', attacks(t, 'H', 'D1'))
  t.refuses('allies', attacks(t, 'H', 'E1'), '5.7')
})

rule('6.7', 'nearer than its distance a line does not deviate, and needs a target', () => {
  const t = table('H . p . .')
  t.does('allies', attacks(t, 'H', 'C1'), 1, 1)
    .gives({ type: 'attacked', unit: t.id('p') })
    .without({ type: 'flipped' })
  const empty = table('H . . p .')
  empty.refuses('allies', attacks(empty, 'H', 'C1'), '6.7')
})
