import { expect, test } from 'vitest'
import { BOX, cardOf } from '../src/index.ts'
import { type Setting, type Table, table } from './table.ts'

const card = (t: Table, name: string) => cardOf(BOX, t.game.view(t.state, 'spectator'), t.unit(name))

const drawn = (setting: Setting) => table('T . i', setting)

test('a card says on what the unit hits now, and with how many dice', () => {
  const { tiger } = BOX.units
  const fresh = card(drawn({}), 'T')
  expect(fresh).toMatchObject({ level: 'rookie', hitsOn: tiger?.hits[0], strength: { dice: BOX.charts.dice[0] } })
  const old = card(drawn({ units: { T: { xp: BOX.charts.levels[1], damage: 2 } } }), 'T')
  expect(old).toMatchObject({ level: 'hero', hitsOn: tiger?.hits[2], strength: { dice: BOX.charts.dice[2] } })
})

test('without dice it says the hits, and so it does of the Automa', () => {
  const hits = { hits: BOX.units['tiger']?.hits[0] }
  expect(card(drawn({ options: { diceless: true } }), 'T')?.strength).toEqual(hits)
  const alone = drawn({ options: { mode: 'solo', faction: 'us', soloEnemy: 'g1' }, turn: 'us' })
  expect(card(alone, 'T')?.strength).toEqual(hits)
  expect(card(alone, 'i')?.strength).toEqual({ dice: BOX.charts.dice[0] })
})

test('what flies has no line for the forest, and of a kind nobody knows there is no card', () => {
  const t = table('J . i')
  expect([card(t, 'J')?.forest, card(t, 'i')?.forest]).toEqual([null, BOX.armour['I']?.forest])
  expect(cardOf(BOX, t.game.view(t.state, 'us'), { ...t.unit('i'), kind: '?' })).toBeNull()
})
