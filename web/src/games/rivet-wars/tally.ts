// What each kind of unit did in a match, told by its events.
import { type Sheet, say } from '@muster/engine'
import type { Event, RivetWars, Side, View } from '@muster/rivet-wars'
import type { DoneEntry } from '../../face.ts'
import { specOf, unitWord } from './spec.ts'

interface Tally {
  deployed: number
  attacks: number
  hits: number
  felled: number
  lost: number
}

const COLUMNS = ['unit', 'deployed', 'attacks', 'hits', 'felled', 'lost'] as const

export function sheetOf(entries: readonly DoneEntry<RivetWars>[], end: View): Sheet {
  const kinds = new Map<number, string>(end.units.flatMap((u) => (u ? [[u.id, u.kind]] : [])))
  const tallies = new Map<string, Tally>()
  const of = (kind: string): Tally => {
    const known = tallies.get(kind) ?? { deployed: 0, attacks: 0, hits: 0, felled: 0, lost: 0 }
    tallies.set(kind, known)
    return known
  }
  for (const event of entries.flatMap((e) => e.events)) count(event, kinds, of)
  const known = [...tallies].filter(([kind]) => kind !== '')
  const rows = known.map(([kind, t]) => ({
    side: specOf(kind)?.side ?? ('allies' satisfies Side),
    cells: [unitWord(kind), t.deployed, t.attacks, t.hits, t.felled, t.lost],
  }))
  return { columns: COLUMNS.map((key) => say(`face.sheet.${key}`)), rows }
}

/** Numbers of units are used again: each is what it was last deployed as. */
function count(event: Event, kinds: Map<number, string>, of: (kind: string) => Tally): void {
  if (event.type === 'deployed' || event.type === 'landed') {
    kinds.set(event.unit, event.kind)
    of(event.kind).deployed++
  } else if (event.type === 'plugged') of(event.kind).deployed++
  else if (event.type === 'attackMade') of(kinds.get(event.unit) ?? '').attacks++
  else if (event.type === 'attacked' && event.from !== undefined && event.hit) {
    const striker = of(kinds.get(event.from) ?? '')
    striker.hits++
    if (event.down) striker.felled++
  } else if (event.type === 'eliminated') of(event.kind).lost++
}
