import type { UnitView } from '@muster/aces-and-armor'
import type { ReactElement } from 'react'
import { n1 } from '../../art/seeded.ts'
import { foot, hexPath, type Lens } from './lens.ts'
import { miniOf } from './mini.ts'
import { LIFT } from './piece.ts'
import { useSpec } from './spec.ts'

interface Props {
  readonly units: readonly UnitView[]
  readonly lens: Lens
}

/** Where a unit is pressed: on its hex, whatever is drawn over it, and on what of it rises above an empty one. */
export function Touch({ units, lens }: Props): ReactElement {
  const { armOf } = useSpec()
  const standing = units.flatMap((unit, id) => (unit.at < 0 ? [] : [{ ...unit, id }]))
  return (
    <g>
      {standing.map(({ id, at, kind }) => {
        const { x, y, s } = foot(lens, at)
        const high = (miniOf(kind, armOf(kind)).flies ? 18 + LIFT : 26) * s
        return (
          <rect
            key={id}
            className="aa-touch"
            data-piece={id}
            x={n1(x - 18 * s)}
            y={n1(y - high)}
            width={n1(36 * s)}
            height={n1(high)}
          />
        )
      })}
      {standing.map(({ id, at }) => (
        <path key={id} className="aa-touch" data-piece={id} d={hexPath(lens, at)} />
      ))}
    </g>
  )
}
