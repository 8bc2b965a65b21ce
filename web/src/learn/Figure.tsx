// A small drawn position with its caption, which opens on a table.
import type { ReactElement } from 'react'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { Drawn, type DrawnProps } from './Drawn.tsx'
import { leaveFor } from './way-back.ts'
import './Figure.css'

/** A title as a sentence of its own. */
const sentence = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`)

interface FigureProps extends DrawnProps {
  readonly game: string
}

/** Of a lesson, or of a rule alone, which is small. */
export function Figure({ game, figure, played }: FigureProps): ReactElement {
  const { t, language } = useWords()
  const { id, title, idea, line, task, rule } = figure
  const tried = makeRoute({ page: 'learn', game, lesson: id, ...(task > 0 ? { task: task + 1 } : {}) })
  return (
    <figure className={figure.keep ? 'figure' : 'figure of-rule'}>
      <Drawn figure={figure} played={played} />
      <figcaption>
        <b>{sentence(title[language])}</b> {idea[language]} {line?.[language]}
        <a className="go" href={tried} onClick={() => leaveFor(tried, location.hash, rule)}>
          {t('figure.try')}
        </a>
      </figcaption>
    </figure>
  )
}
