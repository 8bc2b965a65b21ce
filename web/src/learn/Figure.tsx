// A small drawn position with its caption, which opens on a table.
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Geometry, Marks } from '../face.ts'
import { makeRoute } from '../route.ts'
import { marksOf } from '../table/choice.ts'
import { themeOf } from '../table/theme.ts'
import { type Played, useWords } from '../words.tsx'
import type { LessonFigure } from '../worker/figures.ts'
import './Figure.css'

/** Nothing can be chosen; where the deed of the picture happens is lit. */
export function marksIn({ deed }: Pick<LessonFigure, 'deed'>): Marks {
  const { piece = null, place } = deed?.aim ?? {}
  return { ...marksOf([], null, new Map(), null, new Set(place === undefined ? [] : [place])), selected: piece }
}

/** A title as a sentence of its own. */
const sentence = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`)

interface FigureProps {
  readonly game: string
  readonly figure: LessonFigure
  readonly played: Played
}

export function Figure({ game, figure, played }: FigureProps): ReactElement {
  const { t, language } = useWords()
  return (
    <figure className="figure">
      <Drawn figure={figure} played={played} />
      <figcaption>
        <b>{sentence(figure.title[language])}</b> {figure.idea[language]} {figure.line?.[language]}
        <a
          className="go"
          href={makeRoute({
            page: 'learn',
            game,
            lesson: figure.id,
            ...(figure.task > 0 ? { task: figure.task + 1 } : {}),
          })}
        >
          {t('figure.try')}
        </a>
      </figcaption>
    </figure>
  )
}

interface DrawnProps extends Omit<FigureProps, 'game'> {
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
  const { width, height } = geometry
  const marks = useMemo(() => marksIn(figure), [figure])
  return (
    <div
      ref={box}
      className="figure-board"
      role="img"
      aria-label={figure.idea[language]}
      style={{ ...themeOf(face.theme), aspectRatio: `${width} / ${height}` }}
    >
      {isSeen && (
        <face.Board
          view={figure.view}
          viewer={figure.viewer}
          marks={marks}
          wish={figure.deed}
          playing={null}
          detail="picture"
          say={words.say}
        />
      )}
      {isSeen && <Crossed figure={figure} geometry={geometry} />}
    </div>
  )
}

/** Where it is refused. */
function Crossed({
  figure,
  geometry,
}: {
  readonly figure: LessonFigure
  readonly geometry: Geometry
}): ReactElement | null {
  const { place, target, piece } = figure.refused ?? {}
  const spot =
    (target === undefined ? null : geometry.piece(target)) ??
    (place === undefined ? null : geometry.place(place)) ??
    (piece === undefined ? null : geometry.piece(piece))
  if (!spot) return null
  const part = (of: number, whole: number): string => `${(100 * of) / whole}%`
  return (
    <svg
      className="figure-cross"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{
        left: part(spot.x, geometry.width),
        top: part(spot.y, geometry.height),
        width: part(spot.r, geometry.width),
      }}
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
