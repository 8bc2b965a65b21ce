// What an event adds to the summary of a turn.
import { type Message, say } from '@muster/engine'
import type { Event, View } from '@muster/rivet-wars'
import type { Noted } from '../../face.ts'
import { gridName } from './space.ts'
import type { Spec } from './spec.ts'

export function notedOf({ unitWord, cardId }: Spec, event: Event, view: View): readonly Noted[] {
  const unit = (id: number): Message => unitWord(view.units[id]?.kind ?? '')
  const grid = (at: number): string => gridName(view.field, at)
  const stood = (id: number, as: 'at' | 'from'): Partial<Noted> => {
    const { at = -1 } = view.units[id] ?? {}
    return at >= 0 ? { [as]: at } : {}
  }
  switch (event.type) {
    case 'deployed':
    case 'landed':
      return [{ kind: 'arrived', thing: unitWord(event.kind), at: event.at }]
    case 'plugged':
      return [{ kind: 'arrived', thing: unitWord(event.kind) }]
    case 'eliminated':
      return [
        { kind: 'lost', side: event.side, thing: unitWord(event.kind), piece: event.unit, at: event.at },
        ...scored(event.credit.side ?? null, event.vp ?? 0),
      ]
    case 'captured':
      return [{ kind: 'taken', thing: grid(event.at), at: event.at }, ...scored(event.side, event.vp)]
    case 'secretScored':
    case 'pointsScored':
      return scored(event.side, event.vp)
    case 'attacked':
      return !(event.hit && event.down)
        ? [
            {
              kind: event.hit ? 'hurt' : 'missed',
              side: view.units[event.unit]?.side ?? '',
              thing: unit(event.unit),
              piece: event.unit,
              ...stood(event.unit, 'at'),
            },
          ]
        : []
    case 'attackMade':
      return [
        { kind: 'attacks', thing: grid(event.at), several: 'sum.times', at: event.at, ...stood(event.unit, 'from') },
      ]
    case 'cardPlayed':
      return [{ kind: 'cards', thing: say(`card.${cardId(event.card)}`) }]
    case 'moved':
      return [
        {
          kind: 'moved',
          thing: unit(event.unit),
          piece: event.unit,
          at: event.path.at(-1) ?? -1,
          ...stood(event.unit, 'from'),
        },
      ]
    default:
      return []
  }
}

const scored = (side: string | null, count: number): readonly Noted[] =>
  side !== null && count > 0 ? [{ kind: 'scored', side, count }] : []
