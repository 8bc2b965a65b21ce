import { seeded } from '@muster/engine'
import { scene } from '@muster/engine/testkit'
import { rivetWars, squaresOf } from '../src/index.ts'
import { attacks, deploys, goes, rule, table } from './table.ts'

const opening = (mission: string) => {
  const game = rivetWars()
  return scene(game, game.setup({ mission, seating: 'two', rounds: 0, gateTo: 8 }, seeded('opening')))
}

rule('1.1', 'a mission of six tiles is nine grids by six', () => {
  const t = opening('1')
  t.shows([t.state.field.width, t.state.field.height], [9, 6])
  t.shows(
    t.state.field.tiles.map((row) => row.map((tile) => tile.slice(0, 2))),
    [
      ['5A', '3B', '2B'],
      ['9A', '8A', '7A'],
    ],
  )
})

rule('1.2', 'a grid that touches by a corner is one step away', () => {
  const t = table(
    `R .
     . .`,
    { phase: 'movement' },
  )
  t.offered('allies', goes(t, 'move', 'R', 'B1'), goes(t, 'move', 'R', 'A2'), goes(t, 'move', 'R', 'B2'))
})

rule('1.3', 'a grid of four squares has no room for a fifth', () => {
  const t = table('R RRRR', { phase: 'movement' })
  t.refuses('allies', goes(t, 'move', 'R', 'B1'), '1.3', 'noRoom')
})

rule('1.3', 'a unit of two squares does not fit beside three of one', () => {
  const t = table('C RRR', { phase: 'movement' })
  t.refuses('allies', goes(t, 'move', 'C', 'B1'), '1.3')
})

rule('1.4', 'friends share a grid', () => {
  const t = table('R R', { phase: 'movement' })
  t.does('allies', goes(t, 'move', 'R', 'B1')).gives({ type: 'moved', unit: t.id('R'), path: [t.at('B1')] })
})

rule('1.5', 'the first in the list stands in the first square', () => {
  const t = table('RC .')
  t.shows(squaresOf([1, 2], 'allies')[0], ['nw'])
})

rule('1.6', 'squares fill from the front, left before right, as the owner sees it', () => {
  const t = table('R .')
  t.shows(squaresOf([1, 2, 1], 'allies'), [['nw'], ['ne', 'se'], ['sw']])
  t.shows(squaresOf([2, 1, 1], 'blight'), [['se', 'sw'], ['ne'], ['nw']])
  t.shows(squaresOf([4], 'blight'), [['se', 'sw', 'ne', 'nw']])
})

rule('1.7', 'a newcomer goes last', () => {
  const t = table('R:A p', { phase: 'deployment', supply: { points: 1 } })
  t.does('allies', deploys(t, 'rifleman', 'A1')).gives({ type: 'deployed', unit: 2 })
  t.shows(t.state.stacks[0], [t.id('R'), 2])
})

rule('1.8', 'distance ignores missing tiles, and nobody enters them', () => {
  const t = table('R -- p')
  t.does('allies', attacks(t, 'R', 'C1'), 1, 1, 1).gives({ type: 'attacked', unit: t.id('p'), hit: false })
  const walk = table('R -- .', { phase: 'movement' })
  walk.notOffered('allies', { type: 'move', at: 1 })
})

rule('1.8', 'a diagonal may pass the corner of a missing tile', () => {
  const t = table(
    `R --
     -- .`,
    { phase: 'movement' },
  )
  t.offered('allies', goes(t, 'move', 'R', 'B2'))
})

rule('1.9', 'what is neither side’s is no-man’s land', () => {
  const t = opening('1')
  const rows = [0, 2, 5].map((row) => t.state.field.territory[row * 9])
  t.shows(rows, ['blight', null, 'allies'])
})

rule('1.10', 'only duckboards make a runner faster', () => {
  table('R:= . .', { phase: 'movement' }).offered('allies', { type: 'move', unit: 0, at: 2 })
  table('R . .', { phase: 'movement' }).notOffered('allies', { type: 'move', at: 2 })
})

rule('1.11', 'with all figures on the battlefield none can be deployed', () => {
  const t = table('O .:A', { phase: 'deployment', supply: { points: 9 }, rivets: 9 })
  t.refuses('allies', deploys(t, 'ostrich', 'B1'), '1.11', 'poolEmpty')
})

rule('1.11', 'a figure that is lost may be deployed again', () => {
  const t = table('O:A p', { turn: 'blight', hurt: { O: 3 }, rivets: 9 })
  t.does('blight', attacks(t, 'p', 'A1'), 5, 1).gives({ type: 'eliminated', kind: 'ostrich' })
  Object.assign(t.state, { turn: 'allies', phase: 'deployment' })
  t.state.supply.points = 4
  t.does('allies', deploys(t, 'ostrich', 'A1')).gives({ type: 'deployed', kind: 'ostrich' })
})

rule('1.12', 'the battlefield opens empty', () => {
  opening('3').shows(opening('3').state.units, [])
})
