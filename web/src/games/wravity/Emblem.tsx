import type { Wravity } from '@muster/wravity'
import type { ReactElement } from 'react'
import type { EmblemProps } from '../../face.ts'

const TURNS: Readonly<Record<Wravity['Side'], number>> = { east: 0, west: 180, south: 90 }

/** A door seen from inside, with an arrow to where it lies, in the colour of the squad behind it. */
export function Emblem({ side, seat, size }: EmblemProps<Wravity>): ReactElement {
  const ofSide = `var(--side-${side}, #ece3cf)`
  const color = seat ? `var(--seat-${seat}, ${ofSide})` : ofSide
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" style={{ color }} aria-hidden="true">
      <path d="M-5-9H5L10 0L5 9H-5L-10 0Z" fill="#17122f" stroke="currentColor" strokeWidth="1.6" />
      <g transform={`rotate(${TURNS[side]})`} fill="currentColor">
        <path d="M-5-1.6H0V-5L6 0L0 5V1.6H-5Z" />
      </g>
    </svg>
  )
}
