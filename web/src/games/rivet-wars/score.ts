import { say } from '@muster/engine'
import type { Side, View } from '@muster/rivet-wars'
import type { Score } from '../../face.ts'
import type { Spec } from './spec.ts'

export function scoreOf({ goalOf }: Spec, view: View, side: Side): Score {
  const { points } = view.armies[side]
  const goal = goalOf(view, side)
  return { points, goal, told: say('face.score', { side: say(`side.${side}`), points, goal }) }
}
