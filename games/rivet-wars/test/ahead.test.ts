import { must } from '@muster/engine'
import { expect, test } from 'vitest'
import { BOX, makeBook, strikesAhead } from '../src/index.ts'
import { rule, type Table, table } from './table.ts'

const ahead = (t: Table, piece: number | string): readonly number[] | null =>
  strikesAhead(makeBook(BOX), t.game.view(t.state, 'allies'), piece)

rule('5.4', 'before combat a unit shows where enemies are that it could attack then, of either side', () => {
  const t = table('R . p . . p', { phase: 'deployment' })
  t.shows(ahead(t, t.id('R')), [must(t.unit('p')).at])
  t.shows(ahead(t, t.id('p')), [must(t.unit('R')).at])
  t.shows(ahead(t, t.id('p2')), [])
})

rule('4.5', 'one of the reserve shows them from wherever it may be deployed', () => {
  const t = table('.:A . p . s:X', { phase: 'deployment', supply: { points: 2 } })
  t.shows(ahead(t, 'rifleman'), [must(t.unit('p')).at])
  t.state.supply.points = 0
  t.shows(ahead(t, 'rifleman'), [])
})

test('in other phases that is shown by what can be done', () => {
  const t = table('R . p', { phase: 'combat' })
  expect(ahead(t, t.id('R'))).toBeNull()
})
