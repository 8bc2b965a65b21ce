// The figures that decide about a choice, written large.
import type { ReactElement } from 'react'
import type { Weighed, WeighedFigure } from '../face.ts'
import { useWords } from '../words.tsx'
import { Spread } from './Spread.tsx'
import { isDeciding } from './show.ts'
import { useShow, useTable } from './useShow.ts'

export function Weighing({ figures }: Pick<Weighed, 'figures'>): ReactElement {
  const { say, language } = useWords()
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className="brief-weighed">
      {figures.map(({ figure, label, track }) => (
        <p key={say(label)}>
          <b className="brief-chance">{format.format(figure)}</b>
          <small>{say(label)}</small>
          {track && <Track figure={figure} track={track} />}
        </p>
      ))}
    </div>
  )
}

interface TrackProps {
  readonly figure: number
  readonly track: NonNullable<WeighedFigure['track']>
}

/** Black is there, hatched is to be expected; the figures beside it say the same. */
const Track = ({ figure, track: { there, of } }: TrackProps): ReactElement => (
  <span className="brief-track" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i
        key={i}
        className={i < there ? 'there' : ''}
        style={{ '--part': Math.min(1, Math.max(0, there + figure - i)) }}
      />
    ))}
  </span>
)

/** What is pointed at, weighed beside the board; a press does it, for it can be taken back. */
export function Glance(): ReactElement | null {
  const { face } = useTable()
  const { say } = useWords()
  // A hint tells itself what the board shows of it.
  const pointed = useShow((s) => (isDeciding(s) || s.counsel !== null ? null : s.pointed))
  const view = useShow((s) => s.view)
  const preview = pointed?.preview ?? null
  const weighed = pointed && preview ? face.weighed?.(preview, pointed.offer.action, view) : null
  if (!pointed || !preview || !weighed) return null
  return (
    <div className="decided glance brief" aria-hidden="true">
      <h3>{say(pointed.offer.label)}</h3>
      <Weighing figures={weighed.figures} />
      <Spread spread={preview.spread} />
      {weighed.notes.map((note) => (
        <p key={say(note)}>{say(note)}</p>
      ))}
    </div>
  )
}
