import type { View, Wravity } from '@muster/wravity'
import { memo, type ReactElement, useMemo, useRef } from 'react'
import { Plates, usePlate } from '../../art/bitmap.ts'
import { useMotions } from '../../art/motion.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { BoardProps } from '../../face.ts'
import { Considered } from './Considered.tsx'
import { Effect } from './Effect.tsx'
import { Grenades } from './Grenades.tsx'
import { HexMarks } from './HexMarks.tsx'
import type { HallSubject } from './hall.ts'
import painter from './hall.worker.ts?worker&url'
import { Letters } from './Letters.tsx'
import { motionsOf } from './motions.ts'
import { PLANET_CLIP, planet, planetDefs } from './planets.ts'
import { Soldiers } from './Soldiers.tsx'
import { hexPoints, type Room, roomOf, S } from './space.ts'
import { type Spec, useSpec } from './spec.ts'
import { SQUAD_DEFS } from './squads.ts'
import './board.css'

export function Board(props: BoardProps<Wravity>): ReactElement {
  const { view, marks, wish, playing, detail } = props
  const spec = useSpec()
  const room = roomOf(view)
  const drawn = useRef<SVGSVGElement>(null)
  useMotions(drawn, playing, (p) => motionsOf(p.event, view, room))
  const live = detail === 'table'
  return (
    <svg
      ref={drawn}
      className="wr-board"
      viewBox={`0 0 ${room.width} ${room.height}`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <Definitions />
      <Hall room={room} doors={view.doors} colours={doorColours(spec, view).join()} live={live} />
      {live && <Letters room={room} />}
      <Planets view={view} room={room} />
      <Grenades grenades={view.grenades} room={room} />
      <HexMarks view={view} marks={marks} room={room} />
      {wish && <Considered view={view} wish={wish} room={room} />}
      <Soldiers view={view} marks={marks} live={live} />
      {playing && playing.ms > 0 && <Effect key={playing.id} playing={playing} view={view} room={room} />}
    </svg>
  )
}

/** Each door glows in the colour of the first squad behind it. */
function doorColours({ squadOf }: Spec, view: View): readonly string[] {
  return view.doors.map((_, side) => {
    const seat = view.sides.indexOf(side)
    return squadOf(view.squads[seat]?.[0] ?? '').colour
  })
}

const Definitions = memo(function Definitions(): ReactElement {
  return (
    <defs>
      <Markup svg={svg`${SQUAD_DEFS}${planetDefs}${PLANET_CLIP}`} />
    </defs>
  )
})

const plates = new Plates<HallSubject>(painter)

interface HallProps {
  readonly room: Room
  readonly doors: readonly number[]
  readonly colours: string
  readonly live: boolean
}

const Hall = memo(function Hall({ room, doors, colours, live }: HallProps): ReactElement {
  const subject = useMemo(
    (): HallSubject => ({ radius: room.radius, doors, colours: colours.split(',') }),
    [room, doors, colours],
  )
  const url = usePlate(plates, JSON.stringify(subject), subject, live ? 1700 : 700)
  const hexes = useMemo(
    () => Array.from({ length: room.grid.size }, (_, hex) => hexPoints(room.at(hex), S)).join(''),
    [room],
  )
  return (
    <>
      {url && (
        <image
          className="ground"
          decoding="async"
          href={url}
          width={room.width}
          height={room.height}
          preserveAspectRatio="none"
        />
      )}
      {live && <path className="wr-hexes" data-place="" d={hexes} />}
    </>
  )
})

const Planets = memo(
  function Planets({ view, room }: { readonly view: View; readonly room: Room }): ReactElement {
    return (
      <g pointerEvents="none">
        {view.planets.map((p, i) => {
          if (p.at < 0) return null
          const [x, y] = room.at(p.at)
          return (
            <g key={p.at} transform={`translate(${x} ${y})`}>
              <Markup svg={planet(i)} />
              {p.value !== null && (
                <g transform="translate(13 -14)">
                  <circle className="wr-value" r={8.2} />
                  <text className="wr-no wr-worth" y={4.6}>
                    {p.value}
                  </text>
                </g>
              )}
            </g>
          )
        })}
      </g>
    )
  },
  (a, b) => a.room === b.room && JSON.stringify(a.view.planets) === JSON.stringify(b.view.planets),
)
