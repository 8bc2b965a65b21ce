// What can be done at each lit place: one line through all places of a kind, with the kind's icon at its corners.
// A hundred places would otherwise be five hundred elements to lay out and paint at every press.
import { memo, type ReactElement } from 'react'
import type { Geometry, Marks, Spot, Verb } from '../face.ts'
import { useShow, useTable } from './useShow.ts'
import { verbLines, verbsOf } from './Verbs.tsx'

interface VerbMarksProps {
  readonly geometry: Geometry
  readonly marks: Marks
}

export const VerbMarks = memo(function VerbMarks({ geometry, marks }: VerbMarksProps): ReactElement {
  const { face } = useTable()
  const view = useShow((s) => s.view)
  const places = [
    ...[...marks.targets].map(([piece, mark]) => ({ spot: geometry.piece(piece), mark })),
    ...[...marks.places].map(([place, mark]) => ({ spot: middle(geometry.place(place)), mark })),
  ].flatMap(({ spot, mark }) =>
    spot && mark.chance === null ? [{ spot, verbs: verbsOf(face, mark.actions, view) }] : [],
  )
  const kinds = Map.groupBy(places, ({ verbs }) => verbs.join('-'))
  return (
    <svg className="verb-marks" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      {[...kinds].map(([id, same]) => (
        <Kind key={id} id={id} verbs={same[0]?.verbs ?? []} spots={same.map(({ spot }) => spot)} />
      ))}
    </svg>
  )
})

/** On the place itself, not above it: above it is another one. */
const middle = ({ x, y }: Spot): Spot => ({ x, y, r: 0 })

interface KindProps {
  readonly id: string
  readonly verbs: readonly Verb[]
  readonly spots: readonly Spot[]
}

/** Width of an icon and of the space round it. */
const ICON = 13
const ROOM = 3
/** What fits into a place on the smallest board. */
const WIDEST = 34
/** So many of a kind are a region: its icons step back. */
const MANY = 16

function Kind({ id, verbs, spots }: KindProps): ReactElement | null {
  if (verbs.length === 0) return null
  const width = verbs.length * ICON + 2 * ROOM + (verbs.length - 1)
  const mark = `url(#verb-${id})`
  const fits = Math.min(1, WIDEST / width)
  return (
    <>
      <marker id={`verb-${id}`} markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">
        <g className={spots.length < MANY ? 'verb-mark' : 'verb-mark many'}>
          <g transform={`scale(${fits})`}>
            <rect x={-width / 2} y={-9.5} width={width} height={19} rx={3} />
            {verbs.map((verb, i) => (
              <path
                key={verb}
                d={verbLines(verb)}
                transform={`translate(${ROOM - width / 2 + i * (ICON + 1)} ${-ICON / 2}) scale(${ICON / 24})`}
              />
            ))}
          </g>
        </g>
      </marker>
      <path
        className="verb-places"
        d={`M${spots.map(({ x, y, r }) => `${x} ${y - r}`).join('L')}${spots.length > 1 ? '' : 'h0'}`}
        markerStart={mark}
        markerMid={mark}
        markerEnd={spots.length > 1 ? mark : undefined}
      />
    </>
  )
}
