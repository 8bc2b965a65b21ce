// A small drawn position with its caption, which opens on a table.
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import type { Marks } from '../face.ts'
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
        <a className="go" href={makeRoute({ page: 'learn', game, lesson: figure.id })}>
          {t('figure.try')}
        </a>
      </figcaption>
    </figure>
  )
}

/** Drawn once it comes into sight: a book has many. */
export function Drawn({ figure, played }: Omit<FigureProps, 'game'>): ReactElement {
  const { language } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const { face, words } = played
  const { width, height } = face.geometry(figure.view)
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
    </div>
  )
}

function useSeen(box: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const eye = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && setSeen(true), {
      rootMargin: '600px',
    })
    const printing = (): void => setSeen(true)
    if (box.current) eye.observe(box.current)
    addEventListener('beforeprint', printing)
    return () => {
      eye.disconnect()
      removeEventListener('beforeprint', printing)
    }
  }, [box])
  return isSeen
}
