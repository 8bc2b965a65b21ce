import { type AcesAndArmor, FACTIONS, type Side, type UnitView } from '@muster/aces-and-armor'
import type { ReactElement } from 'react'
import { Markup } from '../../door/Markup.tsx'
import type { EmblemProps } from '../../face.ts'
import { cross, emblem, star } from './emblems.ts'

/** Of a nation where one of several partners is meant, else of its team. */
export function Emblem({ side, seat, size }: EmblemProps<AcesAndArmor>): ReactElement {
  const nation = FACTIONS.find((faction) => faction === seat)
  return nation === undefined ? <TeamMark side={side} size={size} /> : <NationMark faction={nation} size={size} />
}

/** The two teams: a cross in a square, a star in a disc. */
function TeamMark({ side, size }: { readonly side: Side; readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      {side === 'germany' ? (
        <>
          <path d="M-10-10H10V10H-10Z" fill="#5f6f7a" stroke="#e6edf2" strokeWidth="1.4" />
          <path d={cross(7.4)} fill="#14110b" stroke="#fdf6e2" strokeWidth="2.2" paintOrder="stroke" />
        </>
      ) : (
        <>
          <circle r="10.4" fill="#5b6233" stroke="#eef0d0" strokeWidth="1.4" />
          <path d={star(8)} fill="#f8f2df" />
        </>
      )}
    </svg>
  )
}

interface MarkProps {
  readonly faction: UnitView['faction']
  readonly size: number
  /** Its name, where nothing beside the mark says it. */
  readonly label?: string
}

/** The mark of one nation. */
export function NationMark({ faction, size, label }: MarkProps): ReactElement {
  const svg = (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <Markup svg={emblem(faction, 9)} />
    </svg>
  )
  return label === undefined ? (
    svg
  ) : (
    <span role="img" aria-label={label}>
      {svg}
    </span>
  )
}
