// The board for keyboard and screen reader: a grid of named places over the drawing.
import { say as message, type Piece } from '@muster/engine'
import { type KeyboardEvent, memo, type ReactElement, useMemo, useRef, useState } from 'react'
import type { Face, Geometry, Mark, Marks, PieceOnBoard, PlaceOnBoard, Say } from '../face.ts'
import { DIRECTIONS, type Direction, walk } from './walk.ts'
import './PlaceGrid.css'

export interface PlaceGridProps {
  readonly label: string
  readonly places: readonly PlaceOnBoard[]
  readonly pieces: readonly PieceOnBoard[]
  readonly geometry: Geometry
  readonly marks: Marks
  /** What stands beside a target, where it is more than a chance. */
  readonly tag?: Face['tag']
  readonly say: Say
  readonly onPress: (place: number) => void
  readonly onFocus: (place: number) => void
  readonly onLeave: () => void
}

export const PlaceGrid = memo(function PlaceGrid(props: PlaceGridProps): ReactElement {
  const { label, places, pieces, geometry, marks, tag, say, onPress, onFocus, onLeave } = props
  const [at, setAt] = useState(places[0]?.place ?? 0)
  const cells = useRef(new Map<number, HTMLElement>())
  const here = places.some((p) => p.place === at) ? at : (places[0]?.place ?? 0)
  const standing = useMemo(() => Map.groupBy(pieces, (p) => p.place), [pieces])
  const named = useMemo(
    () => new Map(places.map((p) => [p.place, nameOf(p, standing.get(p.place) ?? [], say)])),
    [places, standing, say],
  )
  const rows = useMemo(() => {
    const found = [...Map.groupBy(places, (p) => p.row)].sort(([a], [b]) => a - b)
    return found.map(([row, line]) => ({ row, line: line.toSorted((a, b) => a.column - b.column) }))
  }, [places])

  const keys = (e: KeyboardEvent): void => {
    if (e.key in DIRECTIONS && !e.shiftKey && !e.ctrlKey && !e.metaKey) {
      e.preventDefault()
      cells.current.get(walk(places, here, e.key as Direction))?.focus({ preventScroll: true })
    } else if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault()
      onPress(here)
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot be laid over a drawing
    <div className="places" role="grid" aria-label={label} onKeyDown={keys} onBlur={onLeave}>
      {rows.map(({ row, line }) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are
        <div role="row" key={row}>
          {line.map(({ place }) => {
            const spot = geometry.place(place)
            const offered = offerAt(marks, place, standing.get(place) ?? [], tag, say)
            return (
              <PlaceCell
                key={place}
                label={[named.get(place), ...offered].join(', ')}
                x={spot.x}
                y={spot.y}
                r={spot.r}
                current={place === here}
                selected={(standing.get(place) ?? []).some((p) => p.piece === marks.selected)}
                place={place}
                cells={cells.current}
                onFocus={(p) => {
                  setAt(p)
                  onFocus(p)
                }}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})

/** A place and what stands there. */
function nameOf(place: PlaceOnBoard, here: readonly PieceOnBoard[], say: Say): string {
  return [say(place.name), ...here.map((p) => say(p.name))].join(', ')
}

/** What can be done there now, in words. */
function offerAt(
  marks: Marks,
  place: number,
  here: readonly PieceOnBoard[],
  tag: Face['tag'],
  say: Say,
): readonly string[] {
  const goes = marks.places.has(place) ? [say(message('board.canGo'))] : []
  const struck = here.map((p) => marks.targets.get(p.piece)).find((m) => m !== undefined)
  const hit = struck ? [targetText(struck, tag, say)] : []
  const ready =
    here.some((p) => marks.ready.has(p.piece)) && marks.selected === null ? [say(message('board.canAct'))] : []
  return [...goes, ...hit, ...ready]
}

/** As on the tag: what to expect, or else the chance. */
function targetText({ chance, preview }: Mark, tag: Face['tag'], say: Say): string {
  const told = preview ? (tag?.(preview) ?? []) : []
  if (told.length > 0) return [say(message('board.target')), ...told.map(say)].join(', ').replaceAll(/,? \| /g, ', ')
  if (chance === null) return say(message('board.target'))
  return say(message('board.targetChance', { percent: Math.round(chance * 100) }))
}

interface CellProps {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly r: number
  readonly current: boolean
  readonly selected: boolean
  readonly place: number
  readonly cells: Map<number, HTMLElement>
  readonly onFocus: (place: number) => void
}

const PlaceCell = memo(
  function PlaceCell({ label, x, y, r, current, selected, place, cells, onFocus }: CellProps): ReactElement {
    return (
      // biome-ignore lint/a11y/useSemanticElements: as above
      <div
        role="gridcell"
        className="place"
        data-cell={place}
        aria-label={label}
        aria-selected={selected}
        tabIndex={current ? 0 : -1}
        style={{ left: x - r, top: y - r, width: 2 * r, height: 2 * r }}
        ref={(el) => {
          if (el) cells.set(place, el)
        }}
        onFocus={() => onFocus(place)}
      />
    )
  },
  (a, b) =>
    a.label === b.label &&
    a.current === b.current &&
    a.selected === b.selected &&
    a.x === b.x &&
    a.y === b.y &&
    a.r === b.r,
)

export type { Piece }
