// A position as a picture: nothing can be pressed.
import type { Aim } from '@muster/engine'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Geometry, Marks } from '../face.ts'
import { marksOf } from '../table/choice.ts'
import { themeOf } from '../table/theme.ts'
import { type Played, useWords } from '../words.tsx'
import type { LessonFigure } from '../worker/figures.ts'
import { regionOf } from './region.ts'
import './Figure.css'

/** Nothing can be chosen; where the deed of the picture happens is lit. */
export function marksIn({ deed }: Pick<LessonFigure, 'deed'>): Marks {
  const { piece = null, place } = deed?.aim ?? {}
  return { ...marksOf([], null, new Map(), null, new Set(place === undefined ? [] : [place])), selected: piece }
}

export interface DrawnProps {
  readonly figure: LessonFigure
  readonly played: Played
  /** Where there are few, as on a page that is printed: at once. */
  readonly eager?: boolean
}

/** Drawn once it comes into sight: a book has many. */
export function Drawn({ figure, played, eager = false }: DrawnProps): ReactElement {
  const { language } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box) || eager
  const { face, words } = played
  const geometry = face.geometry(figure.view)
  const marks = useMemo(() => marksIn(figure), [figure])
  const pieces = useMemo(() => face.pieces(figure.view), [face, figure])
  const standing = pieces.flatMap(({ piece, place }) => (place === null ? [] : [piece]))
  const { x, y, width, height } = regionOf(figure, geometry, standing)
  const taken = pieces.some(({ place }) => place === figure.refused?.place)
  return (
    <div
      ref={box}
      className="figure-board"
      role="img"
      aria-label={figure.idea[language]}
      style={{ ...themeOf(face.theme), aspectRatio: `${width} / ${height}`, '--ratio': width / height }}
    >
      {isSeen && (
        <div
          className="figure-whole"
          style={{
            left: part(-x, width),
            top: part(-y, height),
            width: part(geometry.width, width),
            height: part(geometry.height, height),
          }}
        >
          <face.Board
            view={figure.view}
            viewer={figure.viewer}
            marks={marks}
            wish={figure.deed}
            playing={null}
            detail="picture"
            say={words.say}
          />
          <Crossed figure={figure} geometry={geometry} aside={taken} />
        </div>
      )}
    </div>
  )
}

const part = (of: number, whole: number): string => `${(100 * of) / whole}%`

/** Where another may do the same, who may not is crossed out, and not where to. */
function crossed({ refused, deed }: LessonFigure): Aim {
  const { piece, place, target } = refused ?? {}
  const isSame = place === deed?.aim.place && target === deed?.aim.target && piece !== deed?.aim.piece
  return isSame && piece !== undefined ? { piece } : (refused ?? {})
}

interface CrossedProps {
  readonly figure: LessonFigure
  readonly geometry: Geometry
  /** Somebody stands there, and is to be seen. */
  readonly aside: boolean
}

/** Where it is refused. */
function Crossed({ figure, geometry, aside }: CrossedProps): ReactElement | null {
  const { place, target, piece } = crossed(figure)
  const spot =
    (target === undefined ? null : geometry.piece(target)) ??
    (place === undefined ? null : geometry.place(place)) ??
    (piece === undefined ? null : geometry.piece(piece))
  if (!spot) return null
  const { width, height } = geometry
  const off = aside || place === undefined ? spot.r / 2 : 0
  return (
    <svg
      className="figure-cross"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ left: part(spot.x + off, width), top: part(spot.y - off, height), width: part(0.8 * spot.r, width) }}
    >
      <circle cx="12" cy="12" r="11" />
      <path d="M7.5 7.5l9 9m0-9l-9 9" />
    </svg>
  )
}

function useSeen(box: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const eye = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && setSeen(true), {
      rootMargin: '600px',
    })
    const printing = (): void => flushSync(() => setSeen(true))
    if (box.current) eye.observe(box.current)
    addEventListener('beforeprint', printing)
    return () => {
      eye.disconnect()
      removeEventListener('beforeprint', printing)
    }
  }, [box])
  return isSeen
}
