// What every unit did in a match, told by its events.
import type { AcesAndArmor, Event, View } from '@muster/aces-and-armor'
import { type Message, type Sheet, say } from '@muster/engine'
import type { DoneEntry } from '../../face.ts'
import { levelOf, playerOf, unitWord } from './spec.ts'

interface Tally {
  attacks: number
  hits: number
  dealt: number
  taken: number
  lost: boolean
}

const COLUMNS = ['unit', 'attacks', 'hits', 'dealt', 'taken', 'end'] as const

export function sheetOf(entries: readonly DoneEntry<AcesAndArmor>[], end: View): Sheet {
  const tallies = end.units.map((): Tally => ({ attacks: 0, hits: 0, dealt: 0, taken: 0, lost: false }))
  for (const event of entries.flatMap((e) => e.events)) count(tallies, event)
  const rows = tallies.flatMap((t, id) => {
    const unit = end.units[id]
    const side = unit && end.players[playerOf(end, unit.faction)]?.side
    if (!unit || !side || (unit.at < 0 && !t.lost)) return []
    const fate: Message = say(t.lost ? 'face.sheet.lost' : `level.${levelOf(unit.xp)}`)
    return [{ side, cells: [unitWord(unit.kind), t.attacks, t.hits, t.dealt, t.taken, fate] }]
  })
  return { columns: COLUMNS.map((key) => say(`face.sheet.${key}`)), rows }
}

function count(tallies: readonly Tally[], event: Event): void {
  const add = (id: number, what: Partial<Record<'attacks' | 'hits' | 'dealt' | 'taken', number>>): void => {
    const t = tallies[id]
    if (!t) return
    t.attacks += what.attacks ?? 0
    t.hits += what.hits ?? 0
    t.dealt += what.dealt ?? 0
    t.taken += what.taken ?? 0
  }
  if (event.type === 'unitsFought') {
    add(event.unit, { attacks: 1, hits: event.hits, dealt: event.dealt, taken: event.taken })
    add(event.target, { hits: Math.max(0, event.backHits), dealt: event.taken, taken: event.dealt })
  } else if (event.type === 'hexBombarded') {
    add(event.unit, { attacks: 1, hits: event.hits, dealt: event.damage.reduce((sum, [, n]) => sum + n, 0) })
    for (const [id, n] of event.damage) add(id, { taken: n })
  } else if (event.type === 'unitDestroyed') {
    const t = tallies[event.unit]
    if (t) t.lost = true
  }
}
