// Which miniatures move when an event is played, and how.

import type { Event, View } from '@muster/aces-and-armor'
import type { Motion } from '../../art/motion.ts'
import { foot, type Lens } from './lens.ts'

const SHAKE = [0, -3, 3, -2, 1, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
const FALL = [
  { transform: 'none', opacity: 1 },
  { transform: 'translate(0, 2px) rotate(8deg)', opacity: 0.9, offset: 0.4 },
  { transform: 'translate(0, 8px) rotate(30deg) scale(.7)', opacity: 0 },
]
const KICK = [{ transform: 'none' }, { transform: 'translate(0, -4px)', offset: 0.25 }, { transform: 'none' }]

export function motionsOf(event: Event, view: View, lens: Lens): readonly Motion[] {
  switch (event.type) {
    case 'unitMoved':
      return along(event.unit, event.path, view, lens)
    case 'factoryOccupied':
      return along(event.unit, [event.hex], view, lens)
    case 'unitsFought':
      return [
        { actor: `unit-${event.unit}`, frames: event.taken ? SHAKE : KICK },
        ...(event.dealt ? [{ actor: `unit-${event.target}`, frames: SHAKE }] : []),
      ]
    case 'hexBombarded':
      return event.damage.map(([unit]) => ({ actor: `unit-${unit}`, frames: SHAKE }))
    case 'unitDestroyed':
      return [{ actor: `unit-${event.unit}`, frames: FALL }]
    default:
      return []
  }
}

function along(unit: number, path: readonly number[], view: View, lens: Lens): readonly Motion[] {
  const at = view.units[unit]?.at ?? -1
  if (at < 0) return []
  const from = foot(lens, at)
  const steps = [at, ...path].map((hex) => foot(lens, hex))
  return [
    {
      actor: `unit-${unit}`,
      frames: steps.map((s) => ({
        transform: `translate(${(s.x - from.x) / from.s}px, ${(s.y - from.y) / from.s}px)`,
      })),
    },
  ]
}
