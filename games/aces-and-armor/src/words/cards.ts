// What is printed on units, to be read.
import { type CardText, type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import type { View } from '../seen.ts'
import { unitName } from './names.ts'

/** Every kind of unit of the factions that play. */
export function cards(book: Book, v: View): CardText[] {
  const factions = v.players.flatMap((p) => p.factions)
  const kinds = new Set([...factions.flatMap((f) => book.sets[f]), ...v.units.map((u) => u.kind)])
  return [...kinds].flatMap((kind) => {
    const spec = book.content.units[kind]
    return spec ? [{ name: unitName(v, kind), lines: linesOf(book, spec) }] : []
  })
}

function linesOf(book: Book, spec: UnitSpec): Message[] {
  const { open, forest } = book.armour(spec)
  const [shortest, longest] = spec.range
  const figure = (key: string, value: number | string): Message => say('read.figure', { what: say(key), value })
  const range = shortest === longest ? shortest : `${shortest}–${longest}`
  return [
    say('read.line', {
      figures: [
        say(`arm.${spec.arm}`),
        figure('read.speed', spec.speed),
        figure('read.range', range),
        figure('read.cost', spec.cost),
      ],
    }),
    figure('read.hits', spec.hits.join(' / ')),
    figure('read.open', open.join(' ')),
    figure('read.forest', forest.join(' ')),
    ...(spec.antiAir === 'yes' ? [] : [say(`read.air.${spec.antiAir}`)]),
    ...(spec.blast === undefined ? [] : [say('read.blast', { reach: spec.blast })]),
  ]
}
