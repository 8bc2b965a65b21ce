// What the others did stays on the board as long as its summary lies beside it: ways, and the number of their line.
import { type ReactElement, useMemo } from 'react'
import type { Geometry } from '../face.ts'
import { type Beside, beside } from './beside.ts'
import { isDeciding } from './show.ts'
import type { Way } from './summary.ts'
import { useShow, useTable } from './useShow.ts'
import { useTurned } from './useTurned.ts'
import './TurnMarks.css'

interface Numbered extends Way {
  readonly number: number
}

/** Nothing lies on what is being decided about: whoever takes something in hand has seen enough. */
function useNumbered(): readonly Numbered[] {
  const turned = useTurned()
  const deciding = useShow((s) => s.selected !== null || isDeciding(s))
  if (!turned || deciding) return []
  return turned.lines.flatMap(({ ways }, i) => ways.map((way) => ({ ...way, number: i + 1 })))
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

/** Moved with the board, never scaled; beside pieces, never on them. */
export function TurnNumbers({ geometry }: { readonly geometry: Geometry }): ReactElement {
  const { face } = useTable()
  const view = useShow((s) => s.view)
  const ways = useNumbered()
  const taken = useMemo(
    () => (ways.length === 0 ? [] : face.pieces(view).flatMap(({ piece }) => geometry.piece(piece) ?? [])),
    [ways.length, face, view, geometry],
  )
  const spots = new Map<string, { readonly spot: Beside; readonly numbers: Set<number> }>()
  for (const { from, to, number } of ways) {
    const key = `${from ?? to} ${to}`
    const { spot, numbers } = spots.get(key) ?? { spot: beside(geometry, from ?? to, to, taken), numbers: new Set() }
    spots.set(key, { spot, numbers: numbers.add(number) })
  }
  return (
    <>
      {[...spots].map(([key, { spot, numbers }]) => (
        <span
          key={key}
          className="turn-number"
          style={{ '--x': spot.x, '--y': spot.y, '--dx': spot.dx, '--dy': spot.dy }}
          aria-hidden="true"
        >
          {[...numbers].map((number) => (
            <b key={number}>{number}</b>
          ))}
        </span>
      ))}
    </>
  )
}
