import type { Side } from '@muster/wravity'
import type { ReactElement } from 'react'

const LOOKS: Readonly<Record<Side, { readonly colour: string; readonly turn: number }>> = {
  east: { colour: '#ff7a62', turn: 0 },
  west: { colour: '#56d6ea', turn: 180 },
  south: { colour: '#b4de55', turn: 90 },
}

interface Props {
  readonly side: Side
  readonly size: number
  /** The colour of the squad behind the door, where it is known. */
  readonly tint?: string
}

/** A door seen from inside, with an arrow to where it lies. */
export function Emblem({ side, size, tint }: Props): ReactElement {
  const { turn } = LOOKS[side]
  const colour = tint ?? LOOKS[side].colour
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <path d="M-5-9H5L10 0L5 9H-5L-10 0Z" fill="#17122f" stroke={colour} strokeWidth="1.6" />
      <g transform={`rotate(${turn})`} fill={colour}>
        <path d="M-5-1.6H0V-5L6 0L0 5V1.6H-5Z" />
      </g>
    </svg>
  )
}
