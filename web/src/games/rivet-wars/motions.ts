// Which figures move when an event is played, and how.

import type { Event, View } from '@muster/rivet-wars'
import type { Motion } from '../../art/motion.ts'
import { middleOf } from './space.ts'

type Step = { readonly x: number; readonly y: number }

const slide = (actor: string, from: Step, steps: readonly Step[]): Motion => ({
  actor,
  frames: [from, ...steps].map((s) => ({ transform: `translate(${s.x - from.x}px, ${s.y - from.y}px)` })),
})

const SHAKE = [0, -5, 5, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
const FALL = [
  { transform: 'none', opacity: 1 },
  { transform: 'translate(0, 4px) rotate(14deg)', opacity: 0.9, offset: 0.4 },
  { transform: 'translate(0, 12px) rotate(78deg) scale(.8)', opacity: 0 },
]
const KICK = [{ transform: 'none' }, { transform: 'translate(0, 4px)', offset: 0.2 }, { transform: 'none' }]

export function motionsOf(event: Event, view: View): readonly Motion[] {
  const grid = (at: number): Step => middleOf(view.field, at)
  const unitAt = (id: number): Step | null => {
    const at = view.units[id]?.at
    return at === undefined || at < 0 ? null : grid(at)
  }
  switch (event.type) {
    case 'moved': {
      const from = unitAt(event.unit)
      return from ? [slide(`unit-${event.unit}`, from, event.path.map(grid))] : []
    }
    case 'pushed':
    case 'rescued': {
      const from = unitAt(event.unit)
      return from ? [slide(`unit-${event.unit}`, from, [grid(event.to)])] : []
    }
    case 'cloudDrifted': {
      const cloud = view.clouds.find((c) => c.id === event.cloud)
      return cloud && event.to >= 0 ? [slide(`cloud-${event.cloud}`, grid(cloud.at), [grid(event.to)])] : []
    }
    case 'attackMade':
    case 'shockMade':
      return [{ actor: `unit-${event.unit}`, frames: KICK }]
    case 'attacked':
      return event.hit ? [{ actor: `unit-${event.unit}`, frames: SHAKE }] : []
    case 'eliminated':
      return [{ actor: `unit-${event.unit}`, frames: FALL }]
    default:
      return []
  }
}
