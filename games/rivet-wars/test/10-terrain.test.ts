import { seeded } from '@muster/engine'
import { scene } from '@muster/engine/testkit'
import { BOX, rivetWars } from '../src/index.ts'
import { attacks, goes, rule, table } from './table.ts'

const phase = 'movement'

rule('10.1', 'only infantry enters a bunker', () => {
  const t = table('RC .:b', { phase })
  t.refuses('allies', goes(t, 'move', 'C', 'B1'), '10.1')
  t.does('allies', goes(t, 'move', 'R', 'B1')).gives({ type: 'moved' })
})

rule('10.2', 'a bunker counts as duckboards', () => {
  table('R:b . .', { phase })
    .does('allies', { type: 'move', unit: 0, at: 2 })
    .gives({ type: 'moved', path: [1, 2] })
})

rule('10.3', 'a bunker protects the infantry in it', () => {
  const t = table('R p:b')
  t.does('allies', attacks(t, 'R', 'B1'), 1, 1).gives({ type: 'attacked', dice: [1, 1] })
})

rule('10.4', 'only infantry enters an objective', () => {
  const t = table('RC .:o', { phase })
  t.refuses('allies', goes(t, 'move', 'C', 'B1'), '10.4')
  t.offered('allies', goes(t, 'move', 'R', 'B1'))
})

rule('10.5', 'an objective counts as duckboards', () => {
  table('R:o . .', { phase })
    .does('allies', { type: 'move', unit: 0, at: 2 })
    .gives({ type: 'moved', path: [1, 2] })
})

rule('10.6', 'infantry does not enter wire', () => {
  const t = table('R .:w', { phase })
  t.refuses('allies', goes(t, 'move', 'R', 'B1'), '10.6')
})

rule('10.7', 'anything else crushes it', () => {
  const t = table('C .:w', { phase })
  t.does('allies', goes(t, 'move', 'C', 'B1')).gives({ type: 'moved' }, { type: 'cleared', at: 1, marker: 4 })
  t.shows(t.state.markers[1], 0)
})

rule('10.8', 'only infantry enters tank traps', () => {
  const t = table('RO .:t', { phase })
  t.refuses('allies', goes(t, 'move', 'O', 'B1'), '10.8')
  t.offered('allies', goes(t, 'move', 'R', 'B1'))
})

rule('10.9', 'a mine attacks with two dice whatever the armour, infantry excepted', () => {
  const t = table('O .:m', { phase })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 1, 6).gives({ type: 'attacked', by: 'mine', dice: [1, 6], hit: true })
  const foot = table('RC .:m', { phase })
  foot.does('allies', goes(foot, 'move', 'R', 'B1')).without({ type: 'attacked' })
  foot.does('allies', goes(foot, 'move', 'C', 'B1'), 1, 1).gives({ type: 'attacked', by: 'mine' })
})

rule('10.10', 'a minefield stays', () => {
  const t = table('O .:m', { phase })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 1, 6).without({ type: 'cleared' })
  t.shows(t.state.markers[1], 16)
})

rule('10.11', 'Dash, Rapid Assault and pushes obey all terrain', () => {
  const dash = table('t .:t', { turn: 'blight' })
  dash.refuses('blight', goes(dash, 'dash', 't', 'B1'), '10.8')
  const assault = table('d .:m', { turn: 'blight' })
  assault.does('blight', goes(assault, 'assault', 'd', 'B1'), 1, 1).gives({ type: 'attacked', by: 'mine' })
  const push = table('O p .:w', { phase })
  push.does('allies', goes(push, 'move', 'O', 'B1'), 1).gives({ type: 'pushed', to: 0 })
})

rule('10.12', 'the maps have one marker a grid, none on deployment grids, six of a kind at most', () => {
  const game = rivetWars()
  for (const mission of Object.keys(BOX.missions)) {
    const t = scene(game, game.setup({ mission, seating: 'two', rounds: 0, gateTo: 8 }, seeded(mission)))
    const { markers, field } = t.state
    const homes = [...field.deployment.allies, ...field.deployment.blight]
    t.shows([mission, homes.filter((grid) => markers[grid] !== 0)], [mission, []])
    for (const kind of [1, 2, 4, 8, 16]) t.shows(markers.filter((bits) => bits & kind).length <= 6, true)
    t.shows(
      markers.filter((bits) => ![0, 1, 2, 3, 4, 8, 16].includes(bits)),
      [],
    )
  }
})
