// What every unit did in a match, told by its events.

import { type CombatSheet, type Deed, type Message, say } from '@muster/engine'
import type { Book } from './book.ts'
import { levelAt } from './rules/08-dice.ts'
import { type AcesAndArmor, type Event, sideOf, type UnitId, type View } from './state.ts'
import { unitName } from './words/names.ts'

interface Sum {
  attacks: number
  hits: number
  dealt: number
  taken: number
  lost: boolean
}

const COLUMNS = ['unit', 'attacks', 'hits', 'dealt', 'taken', 'end'] as const

export function combatSheet(book: Book, deeds: readonly Deed<AcesAndArmor>[], end: View): CombatSheet {
  const sums = end.units.map((): Sum => ({ attacks: 0, hits: 0, dealt: 0, taken: 0, lost: false }))
  for (const { events } of deeds) for (const event of events) count(sums, event)
  const rows = end.units.flatMap((u, id) => {
    const sum = sums[id]
    if (!sum || (u.at < 0 && !sum.lost)) return []
    const fate: Message = say(sum.lost ? 'sheet.lost' : `level.${levelAt(book.charts, u.xp)}`)
    return [
      { side: sideOf(u.faction), cells: [unitName(end, u.kind), sum.attacks, sum.hits, sum.dealt, sum.taken, fate] },
    ]
  })
  return { columns: COLUMNS.map((key) => say(`sheet.${key}`)), rows }
}

function count(sums: readonly Sum[], e: Event): void {
  if (e.type === 'unitsFought') {
    add(sums, e.unit, { attacks: 1, hits: e.hits, dealt: e.dealt, taken: e.taken })
    add(sums, e.target, { hits: Math.max(0, e.backHits), dealt: e.taken, taken: e.dealt })
  } else if (e.type === 'hexBombarded') {
    add(sums, e.unit, { attacks: 1, hits: e.hits, dealt: e.damage.reduce((all, [, n]) => all + n, 0) })
    for (const [id, n] of e.damage) add(sums, id, { taken: n })
  } else if (e.type === 'unitDestroyed') {
    const sum = sums[e.unit]
    if (sum) sum.lost = true
  }
}

function add(sums: readonly Sum[], id: UnitId, more: Partial<Omit<Sum, 'lost'>>): void {
  const sum = sums[id]
  if (!sum) return
  sum.attacks += more.attacks ?? 0
  sum.hits += more.hits ?? 0
  sum.dealt += more.dealt ?? 0
  sum.taken += more.taken ?? 0
}
