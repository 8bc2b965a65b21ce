// A death and a point linger for a moment where they came about.
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Geometry } from '../face.ts'
import { Icon } from '../parts/Icon.tsx'
import { pace, useSettings } from '../settings.ts'
import { useWords } from '../words.tsx'
import { boxOf, type Rest, windowOf } from './laid.ts'
import { measured } from './measured.ts'
import { type Kept, placed } from './placed.ts'
import { at } from './Tags.tsx'
import { useShow, useTable } from './useShow.ts'
import './Fate.css'

const LETTERS = 15
/** Pixels that its parts take beside the name. */
const ROOM = { icon: 22, points: 30, edge: 22, high: 30 }

/** The announcer tells the same: this is for those who look. */
interface FateProps {
  readonly geometry: Geometry
  readonly rest: Rest
  readonly kept: readonly Kept[]
}

export function Fate({ geometry, rest, kept }: FateProps): ReactElement | null {
  const { face } = useTable()
  const { say } = useWords()
  const playing = useShow((s) => (s.past ? null : s.playing))
  const view = useShow((s) => s.view)
  const told = useMemo(() => (playing ? face.noted(playing.event, view) : []), [face, playing])
  const place = playing ? face.hint(playing.event, view).places?.at(-1) : undefined
  const lost = told.find((n) => n.kind === 'lost')
  const scored = told.find((n) => n.kind === 'scored')
  if (!playing || place === undefined || (!lost && !scored)) return null
  const { thing } = lost ?? {}
  const name = thing === undefined ? '' : typeof thing === 'string' ? thing : say(thing)
  const spot = geometry.place(place)
  const size = {
    w: measured(name, LETTERS) + (lost ? ROOM.icon : 0) + (scored ? ROOM.points : 0) + ROOM.edge,
    h: ROOM.high,
  }
  const [box] = placed([{ of: boxOf(spot, rest), ...size, on: null, aside: 0 }], kept, windowOf(rest))
  if (!box) return null
  return (
    <span key={playing.id} className="tag fate" style={at(box, spot, rest)} aria-hidden="true">
      {lost && <Icon name="close" size={15} />}
      {name}
      {scored && <Won side={scored.side ?? ''} points={scored.count ?? 1} ms={playing.ms} />}
    </span>
  )
}

interface WonProps {
  readonly side: string
  readonly points: number
  readonly ms: number
}

interface Way {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** What was won is seen where it was won, and then flies to where it is counted. */
function Won({ side, points, ms }: WonProps): ReactElement {
  const mark = useRef<HTMLElement>(null)
  const [way, setWay] = useState<Way | null>(null)
  const speed = useSettings((s) => s.speed)
  useLayoutEffect(() => {
    const to = document.querySelector(`.race-side[data-side="${CSS.escape(side)}"] b`)?.getBoundingClientRect()
    const from = mark.current?.getBoundingClientRect()
    if (to && from) setWay({ x: from.x, y: from.y, dx: to.x - from.x, dy: to.y - from.y })
  }, [side])
  const color = `var(--side-${side}, inherit)`
  const flying = way && {
    color,
    left: way.x,
    top: way.y,
    '--dx': `${way.dx}px`,
    '--dy': `${way.dy}px`,
    animationDelay: `${ms}ms`,
    animationDuration: `${FLIGHT * pace(speed)}ms`,
  }
  return (
    <>
      <b ref={mark} style={{ color }}>
        +{points}
      </b>
      {flying &&
        createPortal(
          <b className="won" style={flying} aria-hidden="true">
            +{points}
          </b>,
          document.querySelector('.room') ?? document.body,
        )}
    </>
  )
}

/** From the place to the bar, in milliseconds at normal speed. */
const FLIGHT = 600
