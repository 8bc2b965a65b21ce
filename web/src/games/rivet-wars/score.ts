import { say } from '@muster/engine'
import type { Side, View } from '@muster/rivet-wars'
import type { Score } from '../../face.ts'
import type { Spec } from './spec.ts'

export function scoreOf(spec: Spec, view: View, side: Side): Score {
  const { points } = view.armies[side]
  const goal = spec.goalOf(view, side)
  const due = dueTo(spec, view, side)
  const key = due > 0 ? 'face.scoreDue' : 'face.score'
  return { points, goal, due, told: say(key, { side: say(`side.${side}`), points, goal, due }) }
}

/** Objectives, and those of one's own Secret Missions that are done: in the turn of the side alone. */
function dueTo({ dueOf, progressOf }: Spec, view: View, side: Side): number {
  if (view.turn !== side || view.result) return 0
  const secrets = (side === view.viewer && view.secrets) || []
  const done = secrets.map((card) => progressOf(view, card)).filter((p) => p && p.done >= p.of)
  return dueOf(view, side) + done.reduce((sum, p) => sum + (p?.points ?? 0), 0)
}
