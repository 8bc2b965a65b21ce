import { at } from '@muster/engine/testkit'
import { type Action, BOX, type Content } from '../src/index.ts'
import { attacks, deploys, END, rule, type Setting, type Table, table } from './table.ts'

const phase = 'deployment'
const rich: Setting = { phase, supply: { points: 14 }, rivets: 9 }
const plugs = (t: Table, kind: string, unit: string): Action => ({ type: 'plug', kind, unit: t.id(unit) })

rule('4.1', 'the phase begins with the mission’s points and rivets', () => {
  const t = table('R:A . p:X', { phase: 'cards', hands: { allies: ['sappers'] } })
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'supplied', points: 4, rivets: 1 })
})

rule('4.2', 'a unit costs its points and rivets', () => {
  const t = table('.:A p', rich)
  t.does('allies', deploys(t, 'ostrich', 'A1')).gives({
    type: 'deployed',
    kind: 'ostrich',
    cost: { points: 4, rivets: 3 },
  })
})

rule('4.2', 'without the points it stays in the pool', () => {
  const t = table('.:A p', { phase, supply: { points: 1 } })
  t.refuses('allies', deploys(t, 'rocketCycle', 'A1'), '4.2', 'fewPoints')
})

rule('4.2', 'without the rivets it stays in the pool', () => {
  const t = table('.:A p', { phase, supply: { points: 9 }, rivets: 2 })
  t.refuses('allies', deploys(t, 'ostrich', 'A1'), '4.2', 'fewRivets')
})

rule('4.3', 'units deploy in their own deployment grids', () => {
  const t = table('.:A .:a . .:X', rich)
  t.offered('allies', deploys(t, 'rifleman', 'A1'))
  t.refuses('allies', deploys(t, 'rifleman', 'B1'), '4.3')
  t.refuses('allies', deploys(t, 'rifleman', 'D1'), '4.3')
})

rule('4.4', 'not where it could not move', () => {
  const t = table('RRRR:A .:A p', rich)
  t.refuses('allies', deploys(t, 'rifleman', 'A1'), '4.4', 'noRoom')
})

rule('4.5', 'deploying goes on while points last', () => {
  const t = table('.:A p', { phase, supply: { points: 2 } })
  t.does('allies', deploys(t, 'rifleman', 'A1')).gives({ type: 'deployed', kind: 'rifleman' })
  t.does('allies', deploys(t, 'rifleman', 'A1')).gives({ type: 'deployed', kind: 'rifleman' })
  t.notOffered('allies', { type: 'deploy' })
})

rule('4.6', 'points left over are lost', () => {
  const t = table('.:A p', rich)
  t.does('allies', END).gives({ type: 'phaseStarted', phase: 'combat' })
  t.shows(t.state.supply.points, 0)
})

rule('4.7', 'rivets left over are kept', () => {
  const t = table('R:A . p:X', { phase: 'cards', hands: { allies: ['sappers'] }, rivets: 2 })
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'supplied', rivets: 1 })
  t.shows(t.state.armies.allies.rivets, 3)
})

rule('4.8', 'a plug goes into a free socket in one’s own territory', () => {
  const t = table('O:a p', rich)
  t.does('allies', plugs(t, 'hacksaw', 'O')).gives({ type: 'plugged', unit: t.id('O'), kind: 'hacksaw' })
})

rule('4.8', 'away from home there is no plugging', () => {
  const t = table('O p', rich)
  t.refuses('allies', plugs(t, 'hacksaw', 'O'), '4.8', 'hostAway')
})

rule('4.8', 'no more plugs than sockets', () => {
  const t = table('O:a R:a p', { ...rich, plugs: { O: ['hacksaw', 'hacksaw'] } })
  t.refuses('allies', plugs(t, 'patston', 'O'), '4.8', 'noSocket')
  t.refuses('allies', plugs(t, 'patston', 'R'), '4.8', 'noSocket')
})

rule('4.9', 'the host gains the plug’s weapon', () => {
  const t = table('O . p', { plugs: { O: ['hacksaw'] } })
  t.does('allies', attacks(t, 'O', 'C1', 2), 5, 1).gives({ type: 'attacked', unit: t.id('p'), hit: true })
})

rule('4.10', 'a plug’s weapon has its own range', () => {
  const t = table('t . . R', { turn: 'blight', plugs: { t: ['cyclops'] } })
  t.refuses('blight', attacks(t, 't', 'D1', 0), '5.4')
  t.does('blight', attacks(t, 't', 'D1', 1), 1, 1, 1).gives({ type: 'attacked', unit: t.id('R'), hit: false })
})

rule('4.11', 'a plug is destroyed with its host', () => {
  const t = table('O p', { turn: 'blight', plugs: { O: ['hacksaw'] }, hurt: { O: 3 } })
  t.does('blight', attacks(t, 'p', 'A1'), 5, 5).gives({ type: 'eliminated', kind: 'ostrich' })
  t.shows(t.state.units.filter((u) => u?.side === 'allies').length, 0)
})

rule('4.12', 'a bounty on a plug is paid with its host', () => {
  const t = table('O p', { turn: 'blight', plugs: { O: ['patston'] }, hurt: { O: 3 } })
  t.does('blight', attacks(t, 'p', 'A1'), 5, 5).gives({ type: 'eliminated', kind: 'ostrich', hero: true, vp: 1 })
})

rule('4.13', 'a plain plug returns to the pool, a hero plug does not', () => {
  const t = table('O:A p', { ...rich, hurt: { O: 3 } })
  t.does('allies', plugs(t, 'hacksaw', 'O')).gives({ type: 'plugged', kind: 'hacksaw' })
  t.does('allies', plugs(t, 'patston', 'O')).gives({ type: 'plugged', kind: 'patston', hero: true })
  t.state.turn = 'blight'
  t.state.phase = 'combat'
  t.does('blight', attacks(t, 'p', 'A1'), 5, 5).gives({ type: 'eliminated', kind: 'ostrich' })
  t.state.turn = 'allies'
  t.state.phase = 'deployment'
  t.does('allies', deploys(t, 'ostrich', 'A1')).gives({ type: 'deployed', kind: 'ostrich' })
  t.refuses('allies', plugs(t, 'patston', 'O'), '4.14')
  t.does('allies', plugs(t, 'hacksaw', 'O')).gives({ type: 'plugged', kind: 'hacksaw' })
})

rule('1.11', 'a plug in one socket is not in the pool for another', () => {
  const t = table('O:a .:A p', { ...rich, plugs: { O: ['hacksaw'] } })
  t.refuses('allies', plugs(t, 'hacksaw', 'O'), '1.11', 'poolEmpty')
  t.notOffered('allies', { type: 'plug', kind: 'hacksaw' })
})

rule('4.14', 'a hero is deployed once in a game', () => {
  const t = table('.:A p', { ...rich, heroes: ['wolverine'] })
  t.refuses('allies', deploys(t, 'wolverine', 'A1'), '4.14')
})

const BOTH_VERSIONS: Content = {
  ...BOX,
  units: {
    ...BOX.units,
    rider: { ...BOX.units['parman'], hero: 'patston', name: 'Patston on a cycle' } as Content['units'][string],
  },
}

rule('4.15', 'two versions of a hero are never on the battlefield together', () => {
  const both = table('O:a .:A p', { ...rich, content: BOTH_VERSIONS, plugs: { O: ['patston'] }, heroes: ['patston'] })
  both.refuses('allies', deploys(both, 'rider', 'B1'), '4.15')
  const alone = table('O:a .:A p', { ...rich, content: BOTH_VERSIONS, heroes: ['patston'] })
  alone.does('allies', deploys(alone, 'rider', 'B1')).gives({ type: 'deployed', kind: 'rider', hero: true })
})

rule('4.16', 'when no deployment grid is open the territory is, objectives excepted', () => {
  const t = table('RRRR:A .:a .:ao p', rich)
  t.does('allies', deploys(t, 'rifleman', 'B1')).gives({ type: 'deployed', kind: 'rifleman', at: 1 })
  t.refuses('allies', deploys(t, 'rifleman', 'C1'), '4.3')
})

rule('4.17', 'deploying into gas counts as entering it', () => {
  const t = table('.:A p', { ...rich, gas: ['A1'] })
  t.does('allies', deploys(t, 'rifleman', 'A1'), 5, 1).gives(
    { type: 'deployed', kind: 'rifleman' },
    { type: 'attacked', by: 'gas', hit: true },
    { type: 'eliminated', kind: 'rifleman' },
  )
})
