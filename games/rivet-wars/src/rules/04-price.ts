// Chapter 4: who can be had, and what it costs
import { illegal } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Cost, Grid, Position, Side, Unit } from '../state.ts'
import { unitName } from '../words/names.ts'
import { poolOf } from './01-battlefield.ts'
import { hasNoDeploymentGrid, isDeployment } from './04-grids.ts'
import type { Refusal } from './rules.ts'

export const isDeploying = (s: Position): boolean => s.phase === 'deployment' && !s.question

/** 1.11, 4.13, 4.14, 4.15: the pool, and heroes, hero plugs too, once in a game and never twice at a time. */
export function whyUnavailable(b: Book, s: Position, side: Side, kind: string): Refusal | null {
  const { hero } = b.unit(kind)
  if (hero && s.armies[side].heroes.includes(kind)) return illegal('4.14', 'heroDeployed')
  if (hero && hasVersion(b, s, hero)) return illegal('4.15', 'heroTwice')
  return poolOf(b, s, kind) > 0 ? null : illegal('1.11', 'poolEmpty')
}

function hasVersion(b: Book, s: Position, hero: string): boolean {
  for (const u of s.units) {
    if (!u) continue
    if (b.unit(u.kind).hero === hero) return true
    for (const plug of u.plugs) if (b.unit(plug).hero === hero) return true
  }
  return false
}

/** 4.2, M8.2, M10.5: free first, then the points for infantry, then the others. */
export function costOf(b: Book, s: Position, u: Readonly<Unit>, at: Grid): Cost {
  const spec = b.unit(u.kind)
  const usual = isDeployment(s, u.side, at)
  const free = b.mission(s).special.freeKind
  if (usual && s.supply.free > 0 && free?.[u.side] === u.kind) return { free: 1 }
  const infantry = spec.type === 'infantry' && !spec.hero ? Math.min(s.supply.infantry, spec.points) : 0
  return {
    points: spec.points - infantry,
    rivets: spec.rivets,
    infantry,
    trench: usual || hasNoDeploymentGrid(b, s, u) ? 0 : 1,
  }
}

/** 4.2 */
export const isTooDear = (s: Position, { points = 0, rivets = 0 }: Cost): boolean =>
  points > s.supply.points || rivets > s.armies[s.turn].rivets

/** 4.2 */
export function whyTooDear(b: Book, s: Position, kind: string, { points = 0, rivets = 0 }: Cost): Refusal | null {
  const { supply, armies, turn } = s
  if (points > supply.points)
    return illegal('4.2', 'fewPoints', { unit: unitName(b, kind), points, have: supply.points })
  const have = armies[turn].rivets
  return rivets > have ? illegal('4.2', 'fewRivets', { unit: unitName(b, kind), rivets, have }) : null
}

/** Whatever is nothing is left out. */
export function paid({ points, infantry, rivets, free, trench }: Cost): { cost: Cost } {
  return {
    cost: {
      ...(points ? { points } : {}),
      ...(infantry ? { infantry } : {}),
      ...(rivets ? { rivets } : {}),
      ...(free ? { free } : {}),
      ...(trench ? { trench } : {}),
    },
  }
}
