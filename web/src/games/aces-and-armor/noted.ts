// What an event adds to the summary of a turn.
import { type Event, hexName, sideOf, type View } from '@muster/aces-and-armor'
import type { Noted } from '../../face.ts'
import type { Spec } from './spec.ts'

export function notedOf({ unitWord }: Spec, event: Event, view: View): readonly Noted[] {
  const hex = (at: number): string => hexName(view.table.board, at)
  const about = (kind: Noted['kind'], piece: number): readonly Noted[] => {
    const unit = view.units[piece]
    return unit ? [{ kind, piece, side: sideOf(unit.faction), thing: unitWord(unit.kind) }] : []
  }
  switch (event.type) {
    case 'unitBought':
      return [{ kind: 'arrived', thing: unitWord(event.kind) }]
    case 'factoryOccupied':
      return [{ kind: 'taken', thing: hex(event.hex) }]
    case 'unitDestroyed':
      return [{ kind: 'lost', side: sideOf(event.faction), thing: unitWord(event.kind) }]
    case 'unitsFought':
      return [
        { kind: 'attacks', thing: hex(view.units[event.target]?.at ?? 0) },
        ...(event.dealt > 0 ? about('hurt', event.target) : []),
        ...(event.taken > 0 ? about('hurt', event.unit) : []),
      ]
    case 'hexBombarded':
      return [
        { kind: 'attacks', thing: hex(event.hex) },
        ...event.damage.flatMap(([unit, damage]) => (damage > 0 ? about('hurt', unit) : [])),
      ]
    case 'rocketLaunched':
      return [{ kind: 'attacks', thing: hex(event.hex) }]
    case 'unitMoved':
      return about('moved', event.unit)
    default:
      return []
  }
}
