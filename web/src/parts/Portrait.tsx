// Who the computer is: a face for each temper, under the cap of its level.
import type { Level } from '@muster/bots/names'
import type { ReactElement } from 'react'
import type { Character } from '../pages/levels.ts'
import './Portrait.css'

interface PortraitProps {
  readonly level: Level
  readonly character: Character
  readonly size?: number
}

/** Drawn on a field of 32 by 32; the words beside it say the same. */
export function Portrait({ level, character, size = 32 }: PortraitProps): ReactElement {
  const { brows, mouth, more } = FACES[character]
  return (
    <svg className="portrait" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className="portrait-coat" d="M4 32c0-6 5-9 12-9s12 3 12 9z" />
      <path className="portrait-skin" d="M9 13c0 8 3 12 7 12s7-4 7-12z" />
      <path className="portrait-line" d={brows} />
      <path className="portrait-line" d={mouth} />
      <path className="portrait-line" d="M12.5 16.6v.6M19.5 16.6v.6" />
      {more !== undefined && <path className="portrait-hair" d={more} />}
      <path className="portrait-cap" d={CAPS[level]} />
      {level === 'general' && (
        <path className="portrait-star" d="m16 4 1 2 2 .3-1.5 1.5.4 2.2-1.9-1-1.9 1 .4-2.2L13 6.3l2-.3z" />
      )}
    </svg>
  )
}

interface Lines {
  readonly brows: string
  readonly mouth: string
  /** A beard, whiskers, a scarf. */
  readonly more?: string
}

const FACES: Readonly<Record<Character, Lines>> = {
  even: { brows: 'M11 15h3M18 15h3', mouth: 'M13.5 21h5' },
  bold: {
    brows: 'm11 14 3 1.3M21 14l-3 1.3',
    mouth: 'M13 20.5q3 2 6 0',
    more: 'M11 19.3q5-2.3 10 0-2 1-5 .4-3 .6-5-.4z',
  },
  careful: {
    brows: 'm11 15.3 3-1M21 15.3l-3-1',
    mouth: 'M13.5 21.5q2.5-1.3 5 0',
    more: 'M10 22q6 5 12 0v3q-6 4-12 0z',
  },
  grasping: { brows: 'M11 15h3M18 14q2-1 3.3.3', mouth: 'M13 20.5q4 1.5 6.3-1', more: 'M14.5 23h3l-1.5 4z' },
}

const CAPS: Readonly<Record<Level, string>> = {
  recruit: 'M8 13c0-5 3-8 8-8s8 3 8 8z',
  sergeant: 'M6 13.5c1-1 2-1.5 2-1.5 0-5 3-8 8-8s8 3 8 8c0 0 1 .5 2 1.5z',
  captain: 'M6 9c4-4 16-4 20 0l-2.5 3h-15zM8.5 12h15l1 2.5q-8.5-2.5-17 0z',
  general: 'M5 9c4-6 18-6 22 0l-3 3H8zM8 12h16l1.5 2.7q-9.5-2.7-19 0z',
}
