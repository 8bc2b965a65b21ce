import type { RivetWars, View } from '@muster/rivet-wars'
import { memo, type ReactElement } from 'react'
import type { Marks } from '../../face.ts'
import { columnOf, cornerOf, GRID, LEFT, rowOf, SQUASH, TOP } from './space.ts'
import { distance, type Spec, strikes, useSpec } from './spec.ts'

interface Props {
  readonly view: View
  readonly marks: Marks<RivetWars>
}

/** What may be chosen lies in amber on the ground; the rest of the table falls back a little. */
export const GroundMarks = memo(function GroundMarks({ view, marks }: Props): ReactElement {
  const { field } = view
  const range = rangeShown(useSpec(), view, marks)
  const offered = [...marks.places.keys()]
  const targets = targetGrids(view, marks)
  const inLight = new Set([...offered, ...targets, selectedGrid(view, marks)])
  return (
    <g transform={`translate(${LEFT},${TOP}) scale(1,${SQUASH})`} pointerEvents="none">
      {marks.selected !== null && offered.length + targets.size > 0 && (
        <path className="rw-veil" fillRule="evenodd" d={veil(view, inLight)} />
      )}
      {range.size > 0 && <path className="rw-range" d={edge(field, range)} />}
      {[...marks.lit].map((at) => (
        <rect key={at} className="rw-lit" {...square(field, at, 2)} />
      ))}
      {offered.map((at) => (
        <rect
          key={at}
          className={strikes(marks.places.get(at)?.actions ?? []) ? 'rw-aim' : 'rw-reach'}
          {...square(field, at, 3)}
        />
      ))}
      {[...targets].map((at) => (
        <path key={at} className="rw-bracket" d={bracket(field, at)} />
      ))}
    </g>
  )
})

/** The grids that the unit in hand could strike from where it stands, whoever is there. */
export function rangeShown(
  spec: Spec,
  view: View,
  { selected, places, targets }: Marks<RivetWars>,
): ReadonlySet<number> {
  const unit = typeof selected === 'number' ? view.units[selected] : null
  if (!unit || unit.at < 0 || view.phase !== 'combat' || places.size + targets.size === 0) return new Set()
  const range = Math.max(0, ...spec.linesFor(view, unit.kind, unit).map((line) => line.range))
  const within = (at: number): boolean => distance(view, unit.at, at) <= range
  return new Set(view.field.ground.flatMap((kind, at) => (kind >= 0 && within(at) ? [at] : [])))
}

/** The outline of some grids: each side that leads out of them. */
function edge(field: View['field'], inside: ReadonlySet<number>): string {
  const has = (column: number, row: number): boolean =>
    column >= 0 && column < field.width && inside.has(row * field.width + column)
  return [...inside]
    .map((at) => {
      const [x, y] = cornerOf(field, at)
      const [column, row] = [columnOf(field, at), rowOf(field, at)]
      return [
        has(column, row - 1) ? '' : `M${x} ${y}h${GRID}`,
        has(column, row + 1) ? '' : `M${x} ${y + GRID}h${GRID}`,
        has(column - 1, row) ? '' : `M${x} ${y}v${GRID}`,
        has(column + 1, row) ? '' : `M${x + GRID} ${y}v${GRID}`,
      ].join('')
    })
    .join('')
}

const square = (field: View['field'], at: number, inset: number) => {
  const [x, y] = cornerOf(field, at)
  return { x: x + inset, y: y + inset, width: GRID - 2 * inset, height: GRID - 2 * inset, rx: 3 }
}

const selectedGrid = (view: View, marks: Marks<RivetWars>): number =>
  typeof marks.selected === 'number' ? (view.units[marks.selected]?.at ?? -1) : -1

/** Grids that can be struck: aimed at as a place, or holding a piece that can be picked. */
function targetGrids(view: View, marks: Marks<RivetWars>): ReadonlySet<number> {
  const out = new Set<number>()
  for (const [at, mark] of marks.places) if (strikes(mark.actions)) out.add(at)
  for (const [piece, mark] of marks.targets) {
    const at = view.units[Number(piece)]?.at
    if (at !== undefined && strikes(mark.actions)) out.add(at)
  }
  return out
}

function veil(view: View, inLight: ReadonlySet<number>): string {
  const { field } = view
  return field.ground
    .map((kind, at) => {
      if (kind < 0 || inLight.has(at)) return ''
      const [x, y] = cornerOf(field, at)
      return `M${x} ${y}h${GRID}v${GRID}h-${GRID}Z`
    })
    .join('')
}

function bracket(field: View['field'], at: number): string {
  const [x, y] = cornerOf(field, at)
  const [m, l] = [1, 22]
  const [a, b, c, d] = [x + m, y + m, x + GRID - m, y + GRID - m]
  return `M${a} ${b + l}V${b}h${l}M${c - l} ${b}h${l}v${l}M${a} ${d - l}v${l}h${l}M${c - l} ${d}h${l}v-${l}`
}
