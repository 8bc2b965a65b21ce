// The tables of the rulebook for the content of a match.
import { type Content, FACTIONS } from '@muster/aces-and-armor'
import { type Message, say } from '@muster/engine'
import type { RuleTable } from '../../face.ts'
import type { Spec } from './spec.ts'

const PRINTED = '11.10'

export const tablesOf = (content: Content, spec: Spec): readonly RuleTable[] => [
  unitTable(content, spec),
  armourTable(content),
]

function unitTable({ units, sets }: Content, { unitWord }: Spec): RuleTable {
  const rows = Object.entries(units).map(([kind, unit]): (Message | string)[] => {
    const [near, far] = unit.range
    return [
      unitWord(kind),
      say('face.list', { things: FACTIONS.filter((f) => sets[f].includes(kind)).map((f) => say(`seat.${f}`)) }),
      say(`arm.${unit.arm}`),
      `${unit.speed}`,
      `${unit.cost}`,
      unit.hits.join('/'),
      near === far ? `${near}` : `${near}–${far}`,
      say(`face.antiAir.${unit.antiAir}`),
      unit.armour,
    ]
  })
  const head = ['unit.head', 'factions', 'arm', 'speed', 'cost', 'hitsOn', 'range', 'antiAir', 'armour']
  return { rule: PRINTED, caption: say('face.table.units'), head: head.map((key) => say(`face.${key}`)), rows }
}

function armourTable({ armour }: Content): RuleTable {
  return {
    rule: PRINTED,
    caption: say('face.table.armour'),
    head: ['armour', 'open', 'forest'].map((key) => say(`face.${key}`)),
    rows: Object.entries(armour).map(([id, { open, forest }]) => [id, open.join(' '), forest.join(' ')]),
  }
}
