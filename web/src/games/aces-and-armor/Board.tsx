import type { AcesAndArmor, View } from '@muster/aces-and-armor'
import { memo, type ReactElement, useMemo, useRef } from 'react'
import { Plates, usePlate } from '../../art/bitmap.ts'
import { useMotions } from '../../art/motion.ts'
import { Markup } from '../../door/Markup.tsx'
import type { BoardProps } from '../../face.ts'
import { Arrows, Stroke } from './Arrows.tsx'
import { Effect } from './Effect.tsx'
import { HexMarks, Way } from './HexMarks.tsx'
import { inksOf } from './inks.ts'
import { hexPath, type Lens, lensOf, sheetOutline } from './lens.ts'
import { lettering } from './lettering.ts'
import { motionsOf } from './motions.ts'
import { type SheetSubject, sheetKey } from './sheet.ts'
import painter from './sheet.worker.ts?worker&url'
import { Things } from './Things.tsx'
import './board.css'

/** Phases in which armies are given their places. */
const LAYING: ReadonlySet<View['phase']> = new Set(['distribute', 'place'])

export function Board(props: BoardProps<AcesAndArmor>): ReactElement {
  const { view, marks, wish, playing, detail } = props
  const lens = lensOf(view.table.board)
  const drawn = useRef<SVGSVGElement>(null)
  useMotions(drawn, playing, (p) => motionsOf(p.event, view, lens))
  const live = detail === 'table'
  return (
    <svg
      ref={drawn}
      className={`aa-board ${LAYING.has(view.phase) ? 'aa-laying' : view.round > 0 ? 'aa-begun' : ''}`}
      viewBox={`0 0 ${lens.width} ${lens.height}`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <Sheet lens={lens} live={live} standing={live ? standingIn(view) : ''} />
      <HexMarks view={view} marks={marks} lens={lens} />
      {wish && <Way view={view} wish={wish} lens={lens} />}
      <Things view={view} marks={marks} lens={lens} live={live} />
      <Sky weather={view.weather} lens={lens} />
      <Arrows view={view} lens={lens} />
      {wish && <Stroke view={view} wish={wish} lens={lens} />}
      {playing && playing.ms > 0 && <Effect key={playing.id} playing={playing} view={view} lens={lens} />}
    </svg>
  )
}

const plates = new Plates<SheetSubject>(painter)

interface SheetProps {
  readonly lens: Lens
  readonly live: boolean
  /** The hexes where somebody stands, as one word: the map is drawn again only when they change. */
  readonly standing: string
}

const standingIn = ({ units }: View): string =>
  [...new Set(units.flatMap(({ at }) => (at < 0 ? [] : [at])))].sort((a, b) => a - b).join(' ')

/** The printed map as a bitmap, with its hexes, invisible, to point at. */
const Sheet = memo(function Sheet({ lens, live, standing }: SheetProps): ReactElement {
  const subject = useMemo((): SheetSubject => ({ board: lens.board, pose: lens.pose }), [lens])
  const key = useMemo(() => sheetKey(subject), [subject])
  const url = usePlate(plates, key, subject, live ? 1900 : 800)
  const words = useMemo(() => lettering(lens, standing === '' ? [] : standing.split(' ').map(Number)), [lens, standing])
  return (
    <>
      {!url && <rect className="aa-blank" x={14} y={12} width={lens.width - 28} height={lens.height - 30} />}
      {url && (
        <image
          className="ground"
          decoding="async"
          href={url}
          width={lens.width}
          height={lens.height}
          preserveAspectRatio="none"
        />
      )}
      {live && url && (
        <Markup className={`aa-words aa-${inksOf(lens.board.map).winter ? 'winter' : 'summer'}`} svg={words} />
      )}
      {live && <Hexes lens={lens} />}
    </>
  )
})

function Hexes({ lens }: { readonly lens: Lens }): ReactElement {
  const hexes = Array.from({ length: lens.columns * lens.rows }, (_, hex) => hexPath(lens, hex))
  return <path className="aa-hexes" data-place="" d={hexes.join('')} />
}

/** The weather over everything; its name is in the status line. */
const Sky = memo(function Sky({
  weather,
  lens,
}: {
  readonly weather: View['weather']
  readonly lens: Lens
}): ReactElement | null {
  if (weather === 'normal') return null
  const sheet = sheetOutline(lens)
  return (
    <g pointerEvents="none">
      {weather === 'storm' && (
        <pattern id="aa-rain" width="14" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">
          <path d="M3 0V9M10 11V20" stroke="#e8f1f7" strokeOpacity="0.5" strokeWidth="0.9" />
        </pattern>
      )}
      <path className={`aa-sky aa-${weather}`} d={sheet} />
      {weather === 'storm' && <path d={sheet} fill="url(#aa-rain)" />}
    </g>
  )
})
