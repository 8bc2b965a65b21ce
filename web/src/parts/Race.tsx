import { Popover } from 'radix-ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { Explaining } from './Explained.tsx'
import './Race.css'

export interface Runner {
  readonly side: string
  readonly emblem: ReactElement
  readonly name: string
  readonly points: number
  /** What wins; null where points alone decide at the end. */
  readonly goal: number | null
  /** What the end of this turn brings as things stand. */
  readonly due?: number | undefined
  /** All of it in words. */
  readonly told: string
  readonly note?: string
}

interface RaceProps {
  readonly runners: readonly Runner[]
  /** Where points come from: told when the score is pressed, and in short under the pointer. */
  readonly counted?: {
    readonly title: string
    readonly terms: readonly (readonly [word: string, means: string])[]
  }
}

/** The score as a race to what wins, the reader's own side first. */
export function Race({ runners, counted }: RaceProps): ReactElement {
  const race = <Runners runners={runners} />
  if (!counted) return race
  const short = [counted.title, ...counted.terms.map(([word, means]) => `${word}: ${means}`)].join('\n')
  return (
    <div className="race-told">
      {race}
      <Explaining title={counted.title} terms={counted.terms}>
        <Popover.Trigger className="race-counted" aria-label={counted.title} title={short} />
      </Explaining>
    </div>
  )
}

function Runners({ runners }: Pick<RaceProps, 'runners'>): ReactElement {
  return (
    <div className="race">
      {runners.map(({ side, emblem, name, points, goal, due = 0, told, note }) => (
        <span key={side} className="race-side" data-side={side} role="img" aria-label={told} title={told}>
          {emblem}
          <span className="race-name">{name}</span>
          {goal !== null && <Track side={side} points={points} goal={goal} due={due} />}
          <span className="race-points">
            <Points side={side} points={points} />
            {goal !== null && <i className="race-goal">/{goal}</i>}
          </span>
          {note && <small>{note}</small>}
        </span>
      ))}
    </div>
  )
}

/** What has been won counts up before one's eyes. */
function Points({ side, points }: Pick<Runner, 'side' | 'points'>): ReactElement {
  const before = useRef(points)
  const rose = points > before.current
  useEffect(() => {
    before.current = points
  }, [points])
  return (
    <b key={points} className={rose ? 'rose' : ''} style={{ color: `var(--side-${side}, var(--paper))` }}>
      {points}
    </b>
  )
}

interface TrackProps extends Pick<Runner, 'side' | 'points'> {
  readonly goal: number
  readonly due: number
}

/** Filled is won, hatched is due. */
function Track({ side, points, goal, due }: TrackProps): ReactElement {
  return (
    <span className="race-track" style={{ color: `var(--side-${side}, var(--paper))` }}>
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} className={i < points ? 'on' : i < points + due ? 'due' : ''} />
      ))}
    </span>
  )
}

/** The same sides, the reader's own first. */
export const ownFirst = <S,>(sides: readonly S[], own: S | null | undefined): readonly S[] =>
  own === null || own === undefined ? sides : [own, ...sides.filter((side) => side !== own)]
