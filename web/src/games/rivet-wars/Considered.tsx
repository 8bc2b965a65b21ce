import type { RivetWars, View } from '@muster/rivet-wars'
import { memo, type ReactElement } from 'react'
import { line, n1 } from '../../art/seeded.ts'
import type { Say, Wish } from '../../face.ts'
import { Order, Ranked } from './Order.tsx'
import { cornerOf, GRID, LEFT, middleOf, SQUASH, stationsOf, TOP, toX, toY } from './space.ts'
import { strayGrids, strikes, useSpec } from './spec.ts'

interface Props {
  readonly view: View
  readonly wish: Wish<RivetWars>
}

/** What the choice under the pointer would do: the way it goes, or the shot with the order of targets. */
export const Considered = memo(function Considered({ view, wish }: Props): ReactElement {
  const { action } = wish
  const stray = strayGrids(useSpec(), view, action)
  if (strikes([action]) && 'at' in action && 'unit' in action)
    return (
      <g pointerEvents="none">
        <Stray view={view} grids={stray} />
        <Shot view={view} unit={action.unit} at={action.at} />
        <Order view={view} at={action.at} />
      </g>
    )
  const from = 'unit' in action ? (view.units[action.unit]?.at ?? -1) : -1
  const path = from >= 0 && wish.path[0] !== from ? [from, ...wish.path] : wish.path
  return <Way view={view} path={path} />
})

/** While they are rearranged: who stands in front in each grid of several, and is hit first. */
export const Ranks = memo(function Ranks({ view, say }: Pick<Props, 'view'> & { readonly say: Say }): ReactElement {
  return (
    <g pointerEvents="none">
      {sharedGrids(view).map((at) => (
        <Ranked key={at} view={view} at={at} say={say} />
      ))}
    </g>
  )
})

/** Grids in which the side at turn has several units, in the phase in which their order may change. */
export function sharedGrids({
  phase,
  stacks,
  units,
  turn,
}: Pick<View, 'phase' | 'stacks' | 'units' | 'turn'>): number[] {
  if (phase !== 'rearrange') return []
  return stacks.flatMap(([first = -1, ...others], at) => (others.length > 0 && units[first]?.side === turn ? [at] : []))
}

/** Where what deviates may come down: round about, and not where it is aimed. */
function Stray({ view, grids }: { readonly view: View; readonly grids: readonly number[] }): ReactElement {
  return (
    <g transform={`translate(${LEFT},${TOP}) scale(1,${SQUASH})`}>
      {grids.map((at) => {
        const [x, y] = cornerOf(view.field, at)
        return <rect key={at} className="rw-stray" x={x + 8} y={y + 8} width={GRID - 16} height={GRID - 16} rx={6} />
      })}
    </g>
  )
}

function Way({ view, path }: { readonly view: View; readonly path: readonly number[] }): ReactElement | null {
  const points = path.map((at) => middleOf(view.field, at))
  const end = points.at(-1)
  if (!end || points.length < 2) return null
  const d = line(points.map((p) => [p.x, p.y] as const))
  return (
    <g pointerEvents="none" className="rw-way">
      <path d={d} className="rw-way-edge" />
      <path d={d} className="rw-way-line" />
      <circle cx={end.x} cy={end.y} r={9} />
    </g>
  )
}

function Shot({
  view,
  unit,
  at,
}: {
  readonly view: View
  readonly unit: number
  readonly at: number
}): ReactElement | null {
  const from = stationsOf(view, useSpec().sizeOf).get(unit)
  if (!from) return null
  const to = middleOf(view.field, at)
  const [x, y] = [toX(from.x), toY(from.y) - 34]
  const lift = Math.min(70, Math.hypot(to.x - x, to.y - y) * 0.3)
  const d = `M${n1(x)} ${n1(y)}Q${n1((x + to.x) / 2)} ${n1((y + to.y) / 2 - lift)} ${n1(to.x)} ${n1(to.y - 12)}`
  return (
    <g className="rw-shot">
      <path d={d} className="rw-shot-edge" />
      <path d={d} className="rw-shot-line" />
      <circle cx={to.x} cy={to.y - 12} r={5} />
    </g>
  )
}
