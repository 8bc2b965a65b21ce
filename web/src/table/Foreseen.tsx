// What the choice pointed at costs, and what is known of its outcome.
import type { ReactElement } from 'react'
import type { Geometry } from '../face.ts'
import { useWords } from '../words.tsx'
import { boxOf, type Rest, windowOf } from './laid.ts'
import { measured } from './measured.ts'
import { type Box, type Kept, placed } from './placed.ts'
import { at } from './Tags.tsx'
import { useShow, useTable } from './useShow.ts'

/** As many lines can be read in passing. */
const LINES = 3
const LETTERS = 15
const EDGE = 8
const GAP = 4
const TAG = 8

interface ForeseenProps {
  readonly geometry: Geometry
  readonly rest: Rest
  readonly kept: readonly Kept[]
  readonly tags: readonly Box[]
}

export function Foreseen({ geometry, rest, kept, tags }: ForeseenProps): ReactElement | null {
  const { face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.view)
  const pointed = useShow((s) => s.pointed)
  if (!pointed?.preview) return null
  const { place, target } = pointed.offer.aim
  const spot = target === undefined ? null : geometry.piece(target)
  const there = spot ?? (place === undefined ? null : geometry.place(place))
  const { price, notes, path } = pointed.preview
  // A way is drawn: words would only lie over it.
  const told = target === undefined && path.length > 1 ? [] : notes.slice(0, LINES)
  const lines = [...(price.length > 0 ? [price.map(say).join(', ')] : []), ...told.map(say)]
  if (!there || lines.length === 0 || face.weighed?.(pointed.preview, pointed.offer.action, view)) return null
  const [box] = placed(
    [{ of: boxOf(there, rest), ...sizeOf(lines), on: null, aside: 0 }],
    [...kept, ...tags.map((tag) => ({ ...tag, weight: TAG }))],
    windowOf(rest),
  )
  if (!box) return null
  return (
    <span className="tag price" style={at(box, there, rest)} aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

const sizeOf = (lines: readonly string[]): Pick<Box, 'w' | 'h'> => ({
  w: Math.max(...lines.map((line) => measured(line, LETTERS))) + 2 * EDGE,
  h: lines.length * (LETTERS + GAP) + EDGE,
})
