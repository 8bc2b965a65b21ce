// What can be done at each lit place: one line through all places of a kind, with the kind's icon at its corners.
// A hundred places would otherwise be five hundred elements to lay out and paint at every press.
import type { View } from '@muster/table'
import { memo, type ReactElement } from 'react'
import type { Face, Geometry, Mark, Marks, Spot, Verb } from '../face.ts'
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
    spot && mark.chance === null
      ? [{ spot, verbs: verbsOf(face, mark.actions, view), sign: signOf(face, mark.actions, view) }]
      : [],
  )
  const kinds = Map.groupBy(places, ({ verbs, sign }) => [...verbs, sign].join('-'))
  return (
    <svg className="verb-marks" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      {[...kinds].map(([id, same]) => (
        <Kind
          key={id}
          id={id}
          verbs={same[0]?.verbs ?? []}
          sign={same[0]?.sign ?? null}
          spots={same.map(({ spot }) => spot)}
        />
      ))}
    </svg>
  )
})

/** Of the only thing to do there. */
function signOf(face: Face, actions: Mark['actions'], view: View): string | null {
  const [only] = actions
  return only && actions.length === 1 ? (face.sign?.(only, view) ?? null) : null
}

/** On the place itself, not above it: above it is another one. */
const middle = ({ x, y, sign }: Spot): Spot => ({ x: sign?.x ?? x, y: sign?.y ?? y, r: 0 })

interface KindProps {
  readonly id: string
  readonly verbs: readonly Verb[]
  readonly sign: string | null
  readonly spots: readonly Spot[]
}

/** Width of an icon and of the space round it. */
const ICON = 13
const ROOM = 3
/** A sign is a disc, and wider for each further letter. */
const DISC = 19
const LETTER = 6.5
/** What fits into a place on the smallest board. */
const WIDEST = 34
/** So many of a kind are a region: its icons step back. */
const MANY = 16

/** A name for the drawing to be found by, whatever the sign. */
const markOf = (id: string): string => `verb-${id.replaceAll('+', 'and')}`

function Kind({ id, verbs, sign, spots }: KindProps): ReactElement | null {
  if (verbs.length === 0) return null
  const width = sign === null ? verbs.length * ICON + 2 * ROOM + (verbs.length - 1) : DISC + LETTER * (sign.length - 1)
  const mark = `url(#${markOf(id)})`
  const fits = Math.min(1, WIDEST / width)
  return (
    <>
      <marker id={markOf(id)} markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">
        <g className={spots.length < MANY ? 'verb-mark' : 'verb-mark many'}>
          <g transform={`scale(${fits})`}>
            <rect
              className={sign === null ? '' : 'verb-sign'}
              x={-width / 2}
              y={-9.5}
              width={width}
              height={19}
              rx={sign === null ? 3 : 9.5}
            />
            {sign === null ? (
              verbs.map((verb, i) => (
                <path
                  key={verb}
                  d={verbLines(verb)}
                  transform={`translate(${ROOM - width / 2 + i * (ICON + 1)} ${-ICON / 2}) scale(${ICON / 24})`}
                />
              ))
            ) : (
              <text y={5}>{sign}</text>
            )}
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
