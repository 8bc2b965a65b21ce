import { memo, type ReactElement } from 'react'
import { type Room, S, W } from './space.ts'
import { hexName } from './spec.ts'

/** Beyond the outermost hex, in its widths. */
const OUT = 0.96

/** The names of the hexes, on the walls: each row by its letter, the first and the last numbers where rows begin and end. */
export const Letters = memo(function Letters({ room }: { readonly room: Room }): ReactElement {
  const { grid, radius, at } = room
  const [w, h] = [W * OUT, 1.5 * S * OUT]
  const rows = Array.from({ length: 2 * radius + 1 }, (_, i) => {
    const hexes = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => grid.r[hex] === i - radius)
    return { first: hexes[0] ?? 0, last: hexes.at(-1) ?? 0, hexes }
  })
  const sides = rows.flatMap(({ first, last }) => {
    const [[ax, ay], [bx, by]] = [at(first), at(last)]
    const name = hexName(radius, first)
    return [
      { key: `l${first}`, text: name.slice(0, 1), x: ax - w, y: ay },
      { key: `r${last}`, text: name.slice(0, 1), x: bx + w, y: by },
    ]
  })
  const ends = [rows[0], rows.at(-1)].flatMap((row, i) =>
    (row?.hexes ?? []).map((hex, n) => {
      const [x, y] = at(hex)
      return { key: `n${hex}`, text: `${n + 1}`, x, y: y + (i === 0 ? -h : h) }
    }),
  )
  return (
    <g className="wr-letters" pointerEvents="none">
      {[...sides, ...ends].map(({ key, text, x, y }) => (
        <text key={key} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  )
})
