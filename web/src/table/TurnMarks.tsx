// What the others did stays on the board as long as its summary lies beside it: ways, and the number of their line.
import { type ReactElement, useMemo } from 'react'
import type { Geometry } from '../face.ts'
import { boxOf, type Rest } from './laid.ts'
import { leaderOf, marked, type Numbered, type NumberSlip, numbersOf, onTags, slipsOf } from './numbered.ts'
import type { Box, Kept } from './placed.ts'
import { isDeciding } from './show.ts'
import { at } from './Tags.tsx'
import { useShow } from './useShow.ts'
import { useTurned } from './useTurned.ts'
import './TurnMarks.css'

/** Nothing lies on what is being decided about: whoever takes something in hand has seen enough. */
function useNumbered(): readonly Numbered[] {
  const turned = useTurned()
  const deciding = useShow((s) => s.selected !== null || isDeciding(s))
  if (!turned || deciding) return []
  const { lines, telling } = turned
  return (lines[telling]?.ways ?? []).map((way) => ({ ...way, number: telling + 1 }))
}

/** Scaled with the board. */
export function TurnWays({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const ways = useNumbered().filter(({ from, to }) => from !== null && from !== to)
  if (ways.length === 0) return null
  return (
    <svg className="turn-ways" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <marker id="turn-end" viewBox="0 0 6 6" refX="4" refY="3" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M0 0 6 3 0 6z" />
      </marker>
      {ways.map(({ number, from, to }) => (
        <path key={`${number} ${from} ${to}`} d={lineOf(geometry, from ?? to, to)} markerEnd="url(#turn-end)" />
      ))}
    </svg>
  )
}

/** As much of the last place stays free: there stands the piece. */
const SHORT = 0.55

export function lineOf(geometry: Geometry, from: number, to: number): string {
  const [a, b] = [geometry.place(from), geometry.place(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const part = Math.max(0.3, 1 - (SHORT * b.r) / length)
  return `M${a.x} ${a.y}L${a.x + (b.x - a.x) * part} ${a.y + (b.y - a.y) * part}`
}

interface TurnNumbersProps {
  readonly geometry: Geometry
  readonly rest: Rest
  readonly kept: readonly Kept[]
  readonly tags: readonly Box[]
}

/** From a slip back to what it tells of, where it lies off it. */
function Leader({ box, spot, rest }: Pick<NumberSlip, 'box' | 'spot'> & { readonly rest: Rest }): ReactElement | null {
  const there = boxOf(spot, rest)
  const { length, angle } = leaderOf(box, there)
  return length > 0 ? <i style={{ width: length, rotate: `${angle}rad` }} /> : null
}

/** Moved with the board, never scaled; beside pieces, never on them. */
export function TurnNumbers({ geometry, rest, kept, tags }: TurnNumbersProps): ReactElement {
  const ways = useNumbered()
  const told = useMemo(() => marked(geometry, numbersOf(ways)), [geometry, JSON.stringify(ways)])
  const slips = useMemo(
    () => slipsOf(geometry, told, [...kept, ...onTags(tags)], rest),
    [told, geometry, rest, kept, tags],
  )
  return (
    <>
      {slips.map(({ key, numbers, box, spot }) => (
        <span key={key} className="turn-number" style={at(box, spot, rest)} aria-hidden="true">
          <Leader box={box} spot={spot} rest={rest} />
          {numbers.map((number) => (
            <b key={number}>{number}</b>
          ))}
        </span>
      ))}
    </>
  )
}
