import { factoriesOf, type Side, type View } from '@muster/aces-and-armor'
import { say } from '@muster/engine'
import type { Score } from '../../face.ts'

export function scoreOf(view: View, side: Side): Score {
  const points = factoriesOf(view, side)
  const { goal } = view.table
  return { points, goal, told: say('face.factories', { side: say(`side.${side}`), held: points, goal }) }
}
