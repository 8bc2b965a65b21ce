import { must, type Throw } from '@muster/engine'
import { hitChance } from './preview/chances.ts'
import type { Event, Position, RivetWars } from './state.ts'

/** Every roll against a unit, whatever strikes it: the other side hopes for it. */
export function throws(s: Position, e: Event): readonly Throw<RivetWars>[] {
  if (e.type !== 'attacked') return []
  const { side } = must(s.units[e.unit])
  return [
    { side: side === 'allies' ? 'blight' : 'allies', chance: hitChance(e.dice.length, e.bonus ?? 0), came: e.hit },
  ]
}
