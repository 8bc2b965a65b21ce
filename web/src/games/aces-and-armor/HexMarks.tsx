import type { AcesAndArmor, View } from '@muster/aces-and-armor'
import { memo, type ReactElement } from 'react'
import { line, n1 } from '../../art/seeded.ts'
import type { Marks, Wish } from '../../face.ts'
import { aboutIn } from './judge.ts'
import { corners, foot, hexPath, type Lens, rim, seen } from './lens.ts'
import { strikes } from './spec.ts'

interface Props {
  readonly view: View
  readonly marks: Marks<AcesAndArmor>
  readonly lens: Lens
}

/** On the ground: where one may go, what one may strike, what is selected. */
export const HexMarks = memo(function HexMarks({ view, marks, lens }: Props): ReactElement {
  const go: number[] = []
  const strike: number[] = []
  for (const [hex, mark] of marks.places) (strikes(mark.actions) ? strike : go).push(hex)
  for (const [piece, mark] of marks.targets) {
    const at = view.units[Number(piece)]?.at ?? -1
    if (at >= 0) (strikes(mark.actions) ? strike : go).push(at)
  }
  // Who is asked about intercepting sees whom.
  strike.push(...aboutIn(view).filter((hex) => !strike.includes(hex)))
  const selected = typeof marks.selected === 'number' ? (view.units[marks.selected]?.at ?? -1) : -1
  const start = view.placing?.hex
  const d = (hexes: readonly number[], k: number): string => hexes.map((h) => hexPath(lens, h, k)).join('')
  return (
    <g pointerEvents="none" className="aa-marks">
      <path className="aa-lit" d={d([...marks.lit], 0.94)} />
      <path className="aa-reach" d={d(go, 1)} />
      <path className="aa-reach-edge" d={rim(lens, go)} />
      <path className="aa-aim" d={d(strike, 0.98)} />
      <path className="aa-bracket-edge" d={strike.map((h) => bracket(lens, h)).join('')} />
      <path className="aa-bracket" d={strike.map((h) => bracket(lens, h)).join('')} />
      {start !== undefined && <Start at={start} lens={lens} />}
      {selected >= 0 && <path className="aa-selected-edge" d={hexPath(lens, selected)} />}
      {selected >= 0 && <path className="aa-selected" d={hexPath(lens, selected)} />}
    </g>
  )
})

/** The circle round which an army is being placed. */
function Start({ at, lens }: { readonly at: number; readonly lens: Lens }): ReactElement {
  const { x, y, s, q } = foot(lens, at)
  const ring = { cx: n1(x), cy: n1(y), rx: n1(16 * s), ry: n1(16 * s * q) }
  return (
    <>
      <ellipse className="aa-started-edge" {...ring} />
      <ellipse className="aa-started" {...ring} />
    </>
  )
}

function bracket(lens: Lens, hex: number): string {
  const p = corners(lens, hex, 0.98)
  return p
    .map((here, i) => {
      const toward = (j: number): readonly [number, number] => {
        const there = p[(j + 6) % 6] ?? here
        return [here[0] + (there[0] - here[0]) * 0.28, here[1] + (there[1] - here[1]) * 0.28]
      }
      return seen(lens, [toward(i - 1), here, toward(i + 1)])
    })
    .join('')
}

/** The whole way, from where the unit stands. */
function wayOf(view: View, { action, path }: Wish<AcesAndArmor>): readonly number[] {
  const from = action.type === 'move' ? (view.units[action.unit]?.at ?? -1) : -1
  return from >= 0 && path[0] !== from ? [from, ...path] : path
}

interface WayProps {
  readonly view: View
  readonly wish: Wish<AcesAndArmor>
  readonly lens: Lens
}

/** The way one would go. */
export const Way = memo(function Way({ view, wish, lens }: WayProps): ReactElement | null {
  const path = wayOf(view, wish)
  if (path.length < 2) return null
  const points = path.map((hex) => {
    const [u, v] = lens.centre(hex)
    return lens.project(u, v)
  })
  const end = points.at(-1)
  const d = line(points)
  return (
    <g pointerEvents="none" className="aa-way">
      <path className="aa-way-edge" d={d} />
      <path className="aa-way-line" d={d} />
      {end && <circle cx={n1(end[0])} cy={n1(end[1])} r={4} />}
    </g>
  )
})
