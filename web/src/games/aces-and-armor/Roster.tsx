import { type AcesAndArmor, hexName, type UnitView, type View } from '@muster/aces-and-armor'
import { say as message, type Piece } from '@muster/engine'
import { memo, type ReactElement } from 'react'
import type { Say, TrayProps } from '../../face.ts'
import { unitName } from './names.ts'
import { playerOf, useSpec } from './spec.ts'
import { Figure } from './UnitSheet.tsx'

/** One's own units on the map, to pick from without looking for them; what can act glows. */
export function Roster({ view, viewer, marks, onPiece, say }: TrayProps<AcesAndArmor>): ReactElement | null {
  const me = view.players[playerOf(view, viewer)]
  const mine = view.units.flatMap((unit, id) => (unit.at >= 0 && me?.factions.includes(unit.faction) ? [id] : []))
  if (mine.length === 0) return null
  return (
    <ul className="roster aa-roster" aria-label={say(message('face.roster'))}>
      {mine.map((id) => (
        <Unit
          key={id}
          piece={id}
          unit={view.units[id] as UnitView}
          view={view}
          ready={marks.ready.has(id)}
          on={marks.selected === id}
          say={say}
          onPiece={onPiece}
        />
      ))}
    </ul>
  )
}

interface UnitProps {
  readonly piece: number
  readonly unit: UnitView
  readonly view: View
  readonly ready: boolean
  readonly on: boolean
  readonly say: Say
  readonly onPiece: (piece: Piece) => void
}

const Unit = memo(({ piece, unit, view, ready, on, say, onPiece }: UnitProps): ReactElement => {
  const spec = useSpec()
  const hex = hexName(view.table.board, unit.at)
  const name = say(message('face.place', { hex, things: [unitName(spec, view, unit)] }))
  return (
    <li>
      <button
        type="button"
        data-piece={piece}
        aria-pressed={on}
        aria-disabled={!ready}
        aria-label={name}
        title={name}
        className={`${on ? 'on' : ''} ${ready ? 'ready' : ''}`}
        onClick={() => onPiece(piece)}
      >
        <Figure
          kind={unit.kind}
          faction={unit.faction}
          damage={unit.damage}
          xp={unit.xp}
          army={spec.armyOf(view, unit)}
        />
      </button>
    </li>
  )
})
