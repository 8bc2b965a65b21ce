import { say } from '@muster/engine'
import type { Side, View } from '@muster/wravity'
import type { Score } from '../../face.ts'
import { type Spec, sideName } from './spec.ts'

interface Fitness {
  readonly intact: number
  readonly hurt: number
  readonly out: number
}

/** How many of a side can still act. */
export function fitnessOf({ content }: Spec, view: View, side: number): Fitness {
  const all = view.soldiers.filter((s) => s.side === side)
  const intact = all.filter((s) => s.lives === content.limits.lives).length
  const hurt = all.filter((s) => s.lives > 0).length - intact
  return { intact, hurt, out: all.length - intact - hurt }
}

export function scoreOf(spec: Spec, view: View, name: Side): Score {
  const side = [...view.doors.keys()].find((i) => sideName(view, i) === name) ?? 0
  const points = spec.pointsOf(view, side)
  const { intact, hurt } = fitnessOf(spec, view, side)
  return { points, goal: null, told: say('face.able', { side: say(`side.${name}`), points, intact, hurt }) }
}
