import { expect, test } from 'vitest'
import type { Faction } from '../src/index.ts'
import { type Table, table } from './table.ts'

/** Who threatens which of the viewer's units once nobody can move any more, by their letters. */
function threatsOf(t: Table, viewer: Faction | 'spectator', ...letters: string[]): Record<string, string> {
  const enemy = t.state.units.find(({ faction }) => isGerman(faction) !== (viewer === 'g1' || viewer === 'g2'))
  t.state.turn = t.state.players.findIndex((p) => enemy && p.factions.includes(enemy.faction))
  t.state.phase = 'declare'
  return threatsIn(t, viewer, ...letters)
}

const isGerman = (faction: Faction): boolean => faction === 'g1' || faction === 'g2'

function threatsIn(t: Table, viewer: Faction | 'spectator', ...letters: string[]): Record<string, string> {
  const nameOf = (id: unknown): string => letters.find((letter) => t.id(letter) === id) ?? String(id)
  const found = t.game.threats(t.game.view(t.state, viewer), viewer)
  return Object.fromEntries(found.map(({ piece, pieces }) => [nameOf(piece), pieces.map(nameOf).join(' ')]))
}

test('an enemy threatens what is within its range, shortest and longest included', () => {
  const t = table('i . P . . h\n. . . . . .\nT . . . . .')
  expect(threatsOf(t, 'us', 'i', 'h', 'P', 'T')).toEqual({ P: 'i' })
  expect(threatsOf(t, 'g1', 'i', 'h', 'P', 'T')).toEqual({ h: 'P T' })
  const near = table('. h I')
  expect(threatsOf(near, 'g1', 'h', 'I')).toEqual({})
  expect(threatsOf(near, 'us', 'h', 'I')).toEqual({ I: 'h' })
})

test('before it has moved, an enemy threatens whatever it can reach and then attack', () => {
  const row = 'i . . . J . . . . .\n. . . . . . . . . T'
  expect(threatsIn(table(row, { turn: 'us' }), 'us', 'i', 'J', 'T')).toEqual({ J: 'i' })
  expect(threatsIn(table(row), 'us', 'i', 'J', 'T')).toEqual({ J: 'i' })
  expect(threatsIn(table(row, { units: { J: { moved: true } } }), 'us', 'i', 'J', 'T')).toEqual({})
  expect(threatsIn(table(row, { phase: 'declare' }), 'us', 'i', 'J', 'T')).toEqual({})
})

test('only what may fire at aircraft threatens one', () => {
  const t = table('. T p I .')
  expect(threatsOf(t, 'us', 'p', 'T', 'I')).toEqual({ I: 'p' })
})

test('whoever stands in water threatens nobody', () => {
  const t = table('t . .\nI~ . .')
  expect(threatsOf(t, 'us', 't', 'I')).toEqual({})
  expect(threatsOf(t, 'g1', 't', 'I')).toEqual({ t: 'I' })
})

test('a storm shortens artillery, a mountain lengthens it', () => {
  const row = '. h . . . . I'
  expect(threatsOf(table(row), 'g1', 'h', 'I')).toEqual({ h: 'I' })
  expect(threatsOf(table(row, { state: { weather: 'storm' } }), 'g1', 'h', 'I')).toEqual({})
  const far = (options: Record<string, boolean>) => threatsOf(table('. h^ . . . . . I', { options }), 'g1', 'h', 'I')
  expect(far({ mountains: true })).toEqual({ h: 'I' })
  expect(far({})).toEqual({})
})

test('an area weapon threatens whatever its blast can reach, but no aircraft', () => {
  const t = table('k . . . . I\n. . J . . .')
  expect(threatsOf(t, 'g1', 'k', 'I', 'J')).toEqual({ k: 'I' })
})

test('a bound interceptor threatens only the unit it holds', () => {
  const t = table('I i T', { units: { i: { holds: 0 } } })
  expect(threatsOf(t, 'g1', 'I', 'i', 'T')).toEqual({ i: 'I' })
})

test('the launcher threatens whoever is in a factory that stands, also while it is hidden', () => {
  const options = { mode: 'four', mission: 'v2' }
  const t = table('iX . rX . . . V', { options })
  Object.assign(t.unit('V'), { at: -1, army: 3 })
  const launcher = { unit: t.id('V'), at: 4, fired: false, destroyed: 0 }
  Object.assign(t.state, { sites: [4, 5], launcher })
  expect(threatsOf(t, 'us', 'i', 'V')).toEqual({ V: 'i' })
  expect(threatsOf(t, 'g2', 'i', 'V')).toEqual({})
  t.state.flags = t.state.flags.with(0, -2)
  expect(threatsOf(t, 'us', 'i', 'V')).toEqual({})
  expect(threatsOf(t, 'su', 'r', 'V')).toEqual({ V: 'r' })
  Object.assign(t.state, { launcher: { ...launcher, at: -1 }, sites: [] })
  expect(threatsOf(t, 'su', 'r', 'V')).toEqual({})
})

test('partners threaten nobody, and a spectator has nothing to fear', () => {
  const t = table('i r I')
  expect(threatsOf(t, 'su', 'i', 'r', 'I')).toEqual({ I: 'r' })
  expect(threatsOf(t, 'spectator', 'i', 'r', 'I')).toEqual({})
})

test('a threat says who it is, whom it strikes and what damage to expect of it', () => {
  const t = table('T i . . . .', { phase: 'declare' })
  const [found] = t.game.threats(t.game.view(t.state, 'us'), 'us')
  expect(found?.harms?.[0]).toBeGreaterThan(0)
  expect(found?.told).toMatchObject({ key: 'threat.by', args: { each: [{ key: 'threat.on' }] } })
})
