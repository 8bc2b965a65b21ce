// What an event adds to the summary of a turn.
import { type Event, hexName, sideOf, type View } from '@muster/aces-and-armor'
import type { Noted } from '../../face.ts'
import type { Spec } from './spec.ts'

export function notedOf({ unitWord }: Spec, event: Event, view: View): readonly Noted[] {
  const hex = (at: number): string => hexName(view.table.board, at)
  const about = (kind: Noted['kind'], piece: number): readonly Noted[] => {
    const unit = view.units[piece]
    return unit ? [{ kind, piece, side: sideOf(unit.faction), thing: unitWord(unit.kind), ...where('at', piece) }] : []
  }
  const where = (as: 'at' | 'from', piece: number): Partial<Noted> => {
    const { at = -1 } = view.units[piece] ?? {}
    return at >= 0 ? { [as]: at } : {}
  }
  switch (event.type) {
    case 'unitPlaced':
      return about('placed', event.unit).map((n) => ({ ...n, at: event.hex }))
    case 'unitBought':
      return [{ kind: 'arrived', thing: unitWord(event.kind), at: event.hex }]
    case 'factoryOccupied':
      return [{ kind: 'taken', thing: hex(event.hex), at: event.hex }]
    case 'unitDestroyed':
      return [
        {
          kind: 'lost',
          piece: event.unit,
          side: sideOf(event.faction),
          thing: unitWord(event.kind),
          ...where('at', event.unit),
        },
      ]
    case 'unitsFought':
      return [
        {
          kind: 'attacks',
          thing: hex(view.units[event.target]?.at ?? 0),
          ...where('at', event.target),
          ...where('from', event.unit),
        },
        ...(event.dealt > 0 ? about('hurt', event.target) : []),
        ...(event.taken > 0 ? about('hurt', event.unit) : []),
      ]
    case 'hexBombarded':
      return [
        { kind: 'attacks', thing: hex(event.hex), at: event.hex, ...where('from', event.unit) },
        ...event.damage.flatMap(([unit, damage]) => (damage > 0 ? about('hurt', unit) : [])),
      ]
    case 'rocketLaunched':
      return [{ kind: 'attacks', thing: hex(event.hex), at: event.hex }]
    case 'unitMoved':
      return about('moved', event.unit).map((n) => ({
        ...n,
        ...where('from', event.unit),
        at: event.path.at(-1) ?? -1,
      }))
    default:
      return []
  }
}
