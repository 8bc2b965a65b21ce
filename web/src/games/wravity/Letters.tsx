import { memo, type ReactElement } from 'react'
import { DEG, type Room, W } from './space.ts'
import { hexName } from './spec.ts'

/** Beyond the outermost hex, in its widths. */
const OUT = 1

/** A door is as wide to either side of its middle. */
const DOOR = 1.4

/** Where a door is there is no wall to write on; the other end of the row has its name. */
export function isAtDoor({ doors, cx, cy }: Pick<Room, 'doors' | 'cx' | 'cy'>, x: number, y: number): boolean {
  const far = Math.hypot(x - cx, y - cy)
  const angle = Math.atan2(y - cy, x - cx)
  return doors.some((door) => {
    const apart = angle - door * DEG
    return Math.cos(apart) > 0 && Math.abs(Math.sin(apart)) * far < DOOR * W
  })
}

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
  const told = names.filter(({ x, y }) => !isAtDoor(room, x, y))
  return (
    <g className="wr-letters" pointerEvents="none">
      {told.map(({ hex, x, y }) => (
        <text key={hex} x={x} y={y}>
          {hexName(radius, hex)}
        </text>
      ))}
    </g>
  )
})
