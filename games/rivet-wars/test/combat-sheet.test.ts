import { type Deed, LANGUAGES, must } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Event, module, type RivetWars, type Seat } from '../src/index.ts'
import { attacks, END, rule, type Table, table } from './table.ts'

const deed = (seat: Seat, events: readonly Event[]): Deed<RivetWars> => ({ seat, action: null, events })

/** The figures of a kind: deployed, attacks, hits, felled, lost. */
function figuresOf(t: Table, deeds: readonly Deed<RivetWars>[], kind: string): unknown {
  const { rows } = t.game.combatSheet(deeds, t.game.view(t.state, 'spectator'))
  const row = rows.find(({ cells: [name] }) => typeof name === 'object' && name.key === `unit.${kind}`)
  return row && [row.side, ...row.cells.slice(1)]
}

rule('5.13', 'who attacked, hit and felled stands on the sheet, and who was lost', () => {
  const t = table('R . p', { points: { allies: 0 } })
  const { events } = t.does('allies', attacks(t, 'R', 'C1'), 5, 1, 1).gives({ type: 'eliminated' })
  t.shows(figuresOf(t, [deed('allies', events)], 'rifleman'), ['allies', 0, 1, 1, 1, 0])
  t.shows(figuresOf(t, [deed('allies', events)], 'panzerfaust'), ['blight', 0, 0, 0, 0, 1])
})

test('a number that comes again is counted for whoever had it then', () => {
  const t = table('R . p', { turn: 'blight' })
  const first = t.does('blight', attacks(t, 'p', 'A1'), 1).gives({ type: 'attackMade' }).events
  t.does('blight', END)
  const fell: Event = {
    type: 'eliminated',
    unit: t.id('p'),
    kind: 'panzerfaust',
    side: 'blight',
    at: t.at('C1'),
    unitType: 'infantry',
    credit: { side: 'allies', type: 'infantry', lone: true },
  }
  const came: Event = { type: 'deployed', unit: t.id('p'), kind: 'dragoon', at: t.at('C1') }
  t.game.evolve(t.state, fell)
  t.game.evolve(t.state, came)
  const deeds = [deed('blight', first), deed('allies', [fell]), deed('blight', [came])]
  expect(figuresOf(t, deeds, 'panzerfaust')).toEqual(['blight', 0, 1, 0, 0, 1])
  expect(figuresOf(t, deeds, 'dragoon')).toEqual(['blight', 1, 0, 0, 0, 0])
})

rule('4.11', 'plugs are lost with their host', () => {
  const t = table('R . t')
  const plugged: Event = { type: 'plugged', unit: t.id('t'), kind: 'cyclops' }
  const fell: Event = {
    type: 'eliminated',
    unit: t.id('t'),
    kind: 'sturmpanzer',
    side: 'blight',
    at: t.at('C1'),
    unitType: 'tank',
    credit: { side: null, type: null, lone: false },
  }
  const deeds = [deed('blight', [plugged]), deed('allies', [fell])]
  t.shows(figuresOf(t, deeds, 'cyclops'), ['blight', 1, 0, 0, 0, 1])
})

test('its columns have words in every language', async () => {
  const t = table('R')
  const { columns } = t.game.combatSheet([], t.game.view(t.state, 'spectator'))
  for (const language of LANGUAGES) {
    const texts = await module.texts(language)
    expect(columns.map(({ key }) => must(texts[key])).length).toBe(6)
  }
})
