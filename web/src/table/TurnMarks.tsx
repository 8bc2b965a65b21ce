// What the others did stays on the board as long as its summary lies beside it: ways, and the number of their line.
import { type ReactElement, useMemo } from 'react'
import type { Geometry, Spot } from '../face.ts'
import { boxOf, type Rest, windowOf } from './laid.ts'
import { type Box, type Kept, placed, type Slip } from './placed.ts'
import { isDeciding } from './show.ts'
import type { Way } from './summary.ts'
import { at } from './Tags.tsx'
import { useShow } from './useShow.ts'
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

interface TurnNumbersProps {
  readonly geometry: Geometry
  readonly rest: Rest
  readonly kept: readonly Kept[]
  readonly tags: readonly Box[]
}

/** A slip of paper for each number, in pixels. */
const SLIP = 22
/** Two are as little to be told as one lying on the other. */
const TAG = 8

/** Moved with the board, never scaled; beside pieces, never on them. */
export function TurnNumbers({ geometry, rest, kept, tags }: TurnNumbersProps): ReactElement {
  const ways = useNumbered()
  const told = numbersOf(ways)
  const spots = told.map(({ from, to }) => middleOf(geometry, from, to))
  const boxes = useMemo(
    () =>
      placed(
        told.map(({ numbers }, i) => slipOf(numbers.length, spots[i], rest)),
        [...kept, ...tags.map((tag) => ({ ...tag, weight: TAG }))],
        windowOf(rest),
      ),
    [JSON.stringify(told), geometry, rest, kept, tags],
  )
  return (
    <>
      {told.map(({ from, to, numbers }, i) => {
        const [box, spot] = [boxes[i], spots[i]]
        return (
          box &&
          spot && (
            <span key={`${from} ${to}`} className="turn-number" style={at(box, spot, rest)} aria-hidden="true">
              {numbers.map((number) => (
                <b key={number}>{number}</b>
              ))}
            </span>
          )
        )
      })}
    </>
  )
}

interface Told {
  readonly from: number
  readonly to: number
  readonly numbers: readonly number[]
}

/** Several lines about one way are told together. */
function numbersOf(ways: readonly Numbered[]): readonly Told[] {
  const groups = Map.groupBy(ways, ({ from, to }) => `${from ?? to} ${to}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    return first
      ? [{ from: first.from ?? first.to, to: first.to, numbers: [...new Set(same.map(({ number }) => number))] }]
      : []
  })
}

/** Half way of a move there is only its line; a place is kept free. */
function middleOf(geometry: Geometry, from: number, to: number): Spot {
  const [a, b] = [geometry.place(from), geometry.place(to)]
  return from === to ? b : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, r: LINE }
}

/** Half as wide as the line of a move, on the board. */
const LINE = 3

const slipOf = (count: number, spot: Spot | undefined, rest: Rest): Slip => ({
  w: count * SLIP,
  h: SLIP,
  of: boxOf(spot ?? { x: 0, y: 0, r: 0 }, rest),
  on: null,
  aside: 0,
})
