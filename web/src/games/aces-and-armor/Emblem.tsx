import type { AcesAndArmor, UnitView } from '@muster/aces-and-armor'
import type { ReactElement } from 'react'
import { Markup } from '../../door/Markup.tsx'
import type { EmblemProps } from '../../face.ts'
import { cross, emblem, star } from './emblems.ts'

/** The two teams: a cross in a square, a star in a disc. Their second nations: a cross in a lozenge, a star in a shield. */
export function Emblem({ side, seat, size }: EmblemProps<AcesAndArmor>): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      {side === 'germany' ? <Cross second={seat === 'g2'} /> : <Star second={seat === 'su'} />}
    </svg>
  )
}

const Cross = ({ second }: { readonly second: boolean }): ReactElement => (
  <>
    {second ? (
      <path d="M0-11.600 11.600 0 0 11.600-11.600 0Z" fill="#7d6b3c" stroke="#f1e4bd" strokeWidth="1.4" />
    ) : (
      <path d="M-10-10H10V10H-10Z" fill="#5f6f7a" stroke="#e6edf2" strokeWidth="1.4" />
    )}
    <path d={cross(second ? 6.2 : 7.4)} fill="#14110b" stroke="#fdf6e2" strokeWidth="2.2" paintOrder="stroke" />
  </>
)

const Star = ({ second }: { readonly second: boolean }): ReactElement => (
  <>
    {second ? (
      <path d="M-10-10H10V2L0 11-10 2Z" fill="#8d2a22" stroke="#f8d9d0" strokeWidth="1.4" />
    ) : (
      <circle r="10.4" fill="#5b6233" stroke="#eef0d0" strokeWidth="1.4" />
    )}
    <path
      d={star(second ? 7 : 8)}
      transform={second ? 'translate(0 -1.5)' : ''}
      fill={second ? '#f6cb55' : '#f8f2df'}
    />
  </>
)

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
