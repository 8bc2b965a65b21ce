import { memo, type ReactElement } from 'react'
import { type Room, W } from './space.ts'
import { hexName } from './spec.ts'

/** Beyond the outermost hex, in its widths. */
const OUT = 1

/** On the walls each row has the names of its first and its last hex: whoever looks for B7 counts from B1, or back from B10. */
export const Letters = memo(function Letters({ room }: { readonly room: Room }): ReactElement {
  const { grid, radius, at } = room
  const rows = Array.from({ length: 2 * radius + 1 }, (_, i) => {
    const hexes = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => grid.r[hex] === i - radius)
    return [hexes[0] ?? 0, hexes.at(-1) ?? 0] as const
  })
  const names = rows.flatMap((ends) =>
    ends.map((hex, i) => {
      const [x, y] = at(hex)
      return { hex, x: x + (i === 0 ? -W : W) * OUT, y }
    }),
  )
  return (
    <g className="wr-letters" pointerEvents="none">
      {names.map(({ hex, x, y }) => (
        <text key={hex} x={x} y={y}>
          {hexName(radius, hex)}
        </text>
      ))}
    </g>
  )
})
