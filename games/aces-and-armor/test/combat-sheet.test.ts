import type { Deed } from '@muster/engine'
import { expect, test } from 'vitest'
import { type AcesAndArmor, type Action, acesAndArmor, BOX } from '../src/index.ts'
import { hit, miss, type Table, table } from './table.ts'

const DICE = BOX.charts.dice[0] ?? 0
const CONFIRM: Action = { type: 'confirm' }

/** The sheet of what was done, as anybody sees it. */
function sheetOf(t: Table, ...events: Deed<AcesAndArmor>['events']) {
  const deed = t.game.redact({ seat: 'g1', action: null, events }, 'spectator')
  return t.game.combatSheet([deed], t.game.view(t.state, 'spectator'))
}

const plain = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.rows.map(({ side, cells }) => [side, ...cells.map((c) => (typeof c === 'number' ? c : c.key))])

test('both sides of a combat are counted, and what became of them', () => {
  const t = table('I i . .\n. . . t', { phase: 'declare' })
  t.does('g1', t.attacks('I', 'i'))
  const { events } = t.does('g1', CONFIRM, ...hit(DICE), ...miss(DICE))
  const fought = events.find((e) => e.type === 'unitsFought')
  const sheet = sheetOf(t, ...events)
  expect(sheet.columns.map((c) => c.key)).toEqual(
    ['unit', 'attacks', 'hits', 'dealt', 'taken', 'end'].map((key) => `sheet.${key}`),
  )
  const dealt = fought?.dealt ?? 0
  expect(dealt).toBeGreaterThan(0)
  expect(plain(sheet)).toEqual([
    ['germany', 'unit.regular-infantry', 1, DICE, dealt, 0, 'level.rookie'],
    ['allies', 'unit.regular-infantry', 0, 0, 0, dealt, 'sheet.lost'],
    ['allies', 'unit.sherman', 0, 0, 0, 0, 'level.rookie'],
  ])
})

test('a blast counts what it did to each; the fallen stay on the sheet, the hidden do not come onto it', () => {
  const t = table('k . . I T . V', { turn: 'su', phase: 'declare', units: { I: { damage: 5 }, k: { xp: 4 } } })
  Object.assign(t.unit('V'), { at: -1, army: 3 })
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('D1') })
  const { events } = t.does('su', CONFIRM, ...hit(DICE))
  const blast = events.find((e) => e.type === 'hexBombarded')
  const harmed = new Map(blast?.damage)
  const all = [...harmed.values()].reduce((sum, n) => sum + n, 0)
  expect(harmed.get(t.id('I'))).toBe(1)
  expect(plain(sheetOf(t, ...events))).toEqual([
    ['allies', 'unit.katyusha', 1, DICE, all, 0, 'level.hero'],
    ['germany', 'unit.regular-infantry', 0, 0, 0, 1, 'sheet.lost'],
    ['germany', 'unit.tiger', 0, 0, 0, harmed.get(t.id('T')) ?? 0, 'level.rookie'],
  ])
})

test('levels and names are those of the content', () => {
  const { tiger, ...units } = BOX.units
  const charts = { ...BOX.charts, levels: [1, 9] as const }
  const t = table('T . i', { units: { T: { xp: 1 } } })
  const end = t.game.view(t.state, 'spectator')
  const game = acesAndArmor({ ...BOX, charts, units: { ...units, ...(tiger ? { tiger } : {}) } })
  const named = { ...end, table: { ...end.table, names: { tiger: 'Maus' } } }
  const [first] = game.combatSheet([], named).rows
  expect(first?.cells[0]).toEqual({ key: 'piece.named', args: { name: 'Maus' } })
  expect(first?.cells.at(-1)).toEqual({ key: 'level.veteran' })
})
