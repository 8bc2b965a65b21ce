// Dice as one sees them: pips on six sides, numbers on more.
import type { ReactElement } from 'react'
import type { Die } from '../face.ts'
import './Dice.css'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
}

const SHAPES = {
  6: 'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
  10: 'M12 .5L23.500 9 12 23.500.5 9z',
  12: 'M12 .5L20.500 4l3 8-3 8L12 23.500 3.500 20l-3-8 3-8z',
} as const

export function DieFace({ die, size }: { readonly die: Die; readonly size: number }): ReactElement {
  const pips = die.sides === 6 ? PIPS[die.value] : undefined
  return (
    <svg className={`die ${die.result ?? ''}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[die.sides]} />
      {pips?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={2.1} />) ?? (
        <text x={12} y={die.sides === 10 ? 15 : 17.3} textAnchor="middle">
          {die.value}
        </text>
      )}
    </svg>
  )
}

/** Numbers need more room than pips. */
const SIZES = { 6: 15, 10: 20, 12: 20 } as const

export function DiceRow({ dice }: { readonly dice: readonly Die[] }): ReactElement {
  return (
    <span className="dice-row">
      {dice.map((die, i) => (
        <DieFace key={i} die={die} size={SIZES[die.sides]} />
      ))}
    </span>
  )
}
