// Who moves when an event is played, and how.

import type { Event, View } from '@muster/wravity'
import type { Motion } from '../../art/motion.ts'
import type { Room } from './space.ts'

/** Tokens are drawn a little larger than the room. */
const SIZE = 1.08
const SHAKE = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
const KICK = [{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.3 }, { transform: 'none' }]

export function motionsOf(event: Event, view: View, room: Room): readonly Motion[] {
  const along = (actor: string, from: number, path: readonly number[], size: number): readonly Motion[] => {
    if (from < 0 || !path.length) return []
    const [x, y] = room.at(from)
    const frames = [from, ...path].map((hex) => {
      const [a, b] = room.at(hex)
      return { transform: `translate(${(a - x) / size}px, ${(b - y) / size}px)` }
    })
    return [{ actor, frames }]
  }
  const soldier = (i: number, path: readonly number[]): readonly Motion[] =>
    along(`soldier-${i}`, view.soldiers[i]?.at ?? -1, path, SIZE)
  switch (event.type) {
    case 'soldierWalked':
    case 'soldierFlew':
      return soldier(event.soldier, event.path)
    case 'soldierDrawn':
      return soldier(event.soldier, [event.to])
    case 'grenadeMoved':
      return along(`grenade-${event.grenade}`, view.grenades[event.grenade]?.at ?? -1, event.path, 1)
    case 'soldierHit':
      return [{ actor: `soldier-${event.target}`, frames: SHAKE }]
    case 'soldiersCrashed':
      return [
        { actor: `soldier-${event.striker}`, frames: SHAKE },
        { actor: `soldier-${event.struck}`, frames: SHAKE },
      ]
    case 'soldierBounced':
    case 'soldierThrust':
    case 'grabRolled':
      return [{ actor: `soldier-${event.soldier}`, frames: KICK }]
    default:
      return []
  }
}
