import type { Side } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import { ICONS } from '../../art/icons.ts'

interface Props {
  readonly side: Side
  readonly size: number
}

/** The Allies are a star in a disc, the Blight a cog in a lozenge. */
export function Emblem({ side, size }: Props): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      {side === 'allies' ? (
        <>
          <circle cx="11" cy="11" r="10" fill="#5d6437" stroke="#efe5c6" strokeWidth="1.5" />
          <path fill="#efe5c6" d="M11 4.2l1.7 4.6 4.9.2-3.9 3 1.4 4.7L11 14l-4.1 2.7 1.4-4.7-3.9-3 4.9-.2z" />
        </>
      ) : (
        <>
          <path d="M11 .8L21.2 11 11 21.2.8 11Z" fill="#7d241d" stroke="#ec8a78" strokeWidth="1.4" />
          <path transform="translate(5.6,5.6) scale(.0212)" fill="#ffd8cb" d={ICONS.cog.d} />
        </>
      )}
    </svg>
  )
}
