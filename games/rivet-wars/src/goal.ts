import { type Goal, say } from '@muster/engine'
import type { Book } from './book.ts'
import { victoryPoints } from './rules/M-missions.ts'
import type { Options } from './state.ts'

/** 2.1, 12.2, 12.5, M0.2: what wins, as figures, and who begins. */
export function goal(b: Book, options: Options): Goal {
  const points = { allies: victoryPoints(b, { options }, 'allies'), blight: victoryPoints(b, { options }, 'blight') }
  const { special } = b.mission({ options })
  const limits = [options.rounds, special.rounds ?? 0].filter((n) => n > 0)
  const rounds = limits.length > 0 ? Math.min(...limits) : null
  const key = points.allies === points.blight ? 'goal.points' : 'goal.each'
  return { points, rounds, first: special.first ?? null, told: say(key, { ...points, rounds: rounds ?? 0 }) }
}
