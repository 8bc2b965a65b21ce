import { say as message, type Piece } from '@muster/engine'
import type { RivetWars, Unit, View } from '@muster/rivet-wars'
import { memo, type ReactElement } from 'react'
import type { Say, TrayProps } from '../../face.ts'
import { unitName } from './names.ts'
import { Portrait } from './Portrait.tsx'
import { gridName } from './space.ts'
import { useSpec } from './spec.ts'

/** One's own units on the board, to pick from without looking for them; what can act glows. */
export function Roster({ view, marks, onPiece, say }: TrayProps<RivetWars>): ReactElement | null {
  const mine = view.units.flatMap((u) => (u && u.at >= 0 && u.side === view.viewer ? [u] : []))
  if (mine.length === 0) return null
  return (
    <ul className="roster rw-roster" aria-label={say(message('face.roster'))}>
      {mine.map((unit) => (
        <Soldier
          key={unit.id}
          unit={unit}
          field={view.field}
          ready={marks.ready.has(unit.id)}
          on={marks.selected === unit.id}
          say={say}
          onPiece={onPiece}
        />
      ))}
    </ul>
  )
}

interface SoldierProps {
  readonly unit: Readonly<Unit>
  readonly field: View['field']
  readonly ready: boolean
  readonly on: boolean
  readonly say: Say
  readonly onPiece: (piece: Piece) => void
}

const Soldier = memo(({ unit, field, ready, on, say, onPiece }: SoldierProps): ReactElement => {
  const name = say(message('face.place', { grid: gridName(field, unit.at), things: [unitName(useSpec(), unit)] }))
  return (
    <li>
      <button
        type="button"
        data-piece={unit.id}
        aria-pressed={on}
        aria-disabled={!ready}
        aria-label={name}
        title={name}
        className={`${on ? 'on' : ''} ${ready ? 'ready' : ''}`}
        onClick={() => onPiece(unit.id)}
      >
        <Portrait kind={unit.kind} side={unit.side} damage={unit.damage} />
        <small>{gridName(field, unit.at)}</small>
      </button>
    </li>
  )
})
