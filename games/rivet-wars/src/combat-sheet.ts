import { type CombatSheet, type Deed, say } from '@muster/engine'
import type { Book } from './book.ts'
import type { Event, RivetWars, UnitId, View } from './state.ts'
import { unitName } from './words/names.ts'

interface Figures {
  deployed: number
  attacks: number
  hits: number
  felled: number
  lost: number
}

const COLUMNS = ['unit', 'deployed', 'attacks', 'hits', 'felled', 'lost'] as const

/** What each kind of unit did, told by the events. */
export function combatSheet(b: Book, deeds: readonly Deed<RivetWars>[], end: View): CombatSheet {
  const events = deeds.flatMap((deed) => deed.events)
  const kinds = kindsBefore(events, end)
  const plugs = new Map<UnitId, readonly string[]>()
  const figures = new Map<string, Figures>()
  const of = (kind: string): Figures => {
    const known = figures.get(kind) ?? { deployed: 0, attacks: 0, hits: 0, felled: 0, lost: 0 }
    figures.set(kind, known)
    return known
  }
  for (const event of events) count(event, kinds, plugs, of)
  const rows = [...figures].map(([kind, f]) => ({
    side: b.unit(kind).side,
    cells: [unitName(b, kind), f.deployed, f.attacks, f.hits, f.felled, f.lost],
  }))
  return { columns: COLUMNS.map((key) => say(`sheet.${key}`)), rows }
}

/** Numbers of units are used again: what each was before the first event, told from the end backwards. */
function kindsBefore(events: readonly Event[], end: View): Map<UnitId, string> {
  const kinds = new Map<UnitId, string>(end.units.flatMap((u) => (u ? [[u.id, u.kind]] : [])))
  for (const event of events.toReversed()) {
    if (event.type === 'eliminated') kinds.set(event.unit, event.kind)
    else if (event.type === 'deployed' || event.type === 'landed') kinds.delete(event.unit)
  }
  return kinds
}

/** 4.11: plugs are lost with their host. */
function count(
  event: Event,
  kinds: Map<UnitId, string>,
  plugs: Map<UnitId, readonly string[]>,
  of: (kind: string) => Figures,
): void {
  const by = (unit: UnitId | undefined): Figures | null => {
    const kind = unit === undefined ? undefined : kinds.get(unit)
    return kind === undefined ? null : of(kind)
  }
  switch (event.type) {
    case 'deployed':
    case 'landed':
      kinds.set(event.unit, event.kind)
      plugs.delete(event.unit)
      of(event.kind).deployed++
      break
    case 'plugged':
      plugs.set(event.unit, [...(plugs.get(event.unit) ?? []), event.kind])
      of(event.kind).deployed++
      break
    case 'attackMade':
      add(by(event.unit), 'attacks')
      break
    case 'attacked':
      if (event.hit) add(by(event.from), 'hits')
      if (event.down) add(by(event.from), 'felled')
      break
    case 'eliminated':
      for (const kind of [event.kind, ...(plugs.get(event.unit) ?? [])]) of(kind).lost++
      break
    default:
  }
}

function add(figures: Figures | null, key: keyof Figures): void {
  if (figures) figures[key]++
}
