import type { Battlefield, RivetWars } from '@muster/rivet-wars'
import { memo, type ReactElement, useMemo, useRef } from 'react'
import { Plates, usePlate } from '../../art/bitmap.ts'
import { useMotions } from '../../art/motion.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { BoardProps } from '../../face.ts'
import { Chosen } from './Chosen.tsx'
import { Clouds } from './Clouds.tsx'
import { Considered, Ranks } from './Considered.tsx'
import { Effect } from './Effect.tsx'
import { GroundMarks } from './GroundMarks.tsx'
import { type GroundSubject, groundKey } from './ground.ts'
import painter from './ground.worker.ts?worker&url'
import { motionsOf } from './motions.ts'
import { Standing } from './Standing.tsx'
import { Struck } from './Struck.tsx'
import { boardHeight, boardWidth, cornerOf, GRID, LEFT, lettersOf, SQUASH, TOP } from './space.ts'
import './board.css'

export function Board(props: BoardProps<RivetWars>): ReactElement {
  const { view, marks, wish, playing, detail } = props
  const drawn = useRef<SVGSVGElement>(null)
  useMotions(drawn, playing, (p) => motionsOf(p.event, view))
  const live = detail === 'table'
  return (
    <svg
      ref={drawn}
      className="rw-board"
      viewBox={`0 0 ${boardWidth(view.field)} ${boardHeight(view.field)}`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <Ground field={view.field} live={live} />
      <GroundMarks view={view} marks={marks} />
      <Standing view={view} marks={marks} live={live} />
      <Chosen view={view} marks={marks} />
      <Clouds clouds={view.clouds} field={view.field} />
      {live && view.phase === 'rearrange' && !view.result && <Ranks view={view} say={props.say} />}
      {wish && <Considered view={view} wish={wish} />}
      <Struck view={view} playing={playing} say={props.say} />
      {live && <Letters field={view.field} />}
      {playing && playing.ms > 0 && <Effect key={playing.id} playing={playing} view={view} />}
    </svg>
  )
}

const plates = new Plates<GroundSubject>(painter)

/** The lit ground as a bitmap, and an invisible rectangle on every grid to point at. */
const Ground = memo(function Ground({ field, live }: { readonly field: Battlefield; readonly live: boolean }) {
  const subject = useMemo((): GroundSubject => ({ field, squash: SQUASH }), [field])
  const key = useMemo(() => groundKey(subject), [subject])
  const url = usePlate(plates, key, subject, live ? 1600 : 700)
  return (
    <>
      <g
        transform={`translate(${LEFT},${TOP}) scale(1,${SQUASH})`}
        fill="#6b4f30"
        visibility={url ? 'hidden' : 'visible'}
      >
        <rect width={field.width * GRID} height={field.height * GRID} />
      </g>
      {url && (
        <image
          className="ground"
          decoding="async"
          href={url}
          width={boardWidth(field)}
          height={boardHeight(field)}
          preserveAspectRatio="none"
        />
      )}
      {live && <Places field={field} />}
    </>
  )
})

/** On top of whoever reaches up to them: a place must be known by its letter. */
const Letters = memo(function Letters({ field }: { readonly field: Battlefield }): ReactElement {
  const text = lettersOf(field).map(({ text, x, y }) => svg`<text x="${x}" y="${y + 5}">${text}</text>`)
  return <Markup className="rw-letters" svg={svg`${text}`} />
})

function Places({ field }: { readonly field: Battlefield }): ReactElement {
  return (
    <g fill="transparent" transform={`translate(${LEFT},${TOP}) scale(1,${SQUASH})`}>
      {field.ground.map((kind, at) => {
        const [x, y] = cornerOf(field, at)
        return kind < 0 ? null : <rect key={at} data-place={at} x={x} y={y} width={GRID} height={GRID} />
      })}
    </g>
  )
}
