import { type AcesAndArmor, type Faction, hexName } from '@muster/aces-and-armor'
import { say as message, type Piece } from '@muster/engine'
import { memo, type ReactElement } from 'react'
import type { TrayProps } from '../../face.ts'
import { unitName } from './names.ts'
import { playerOf } from './spec.ts'
import { Figure } from './UnitSheet.tsx'

/** One's own units on the map, to pick from without looking for them; what can act glows. */
export function Roster({ view, viewer, marks, onPiece, say }: TrayProps<AcesAndArmor>): ReactElement | null {
  const me = view.players[playerOf(view, viewer)]
  const mine = view.units.flatMap((u, id) => (u.at >= 0 && me?.factions.includes(u.faction) ? [{ u, id }] : []))
  if (mine.length === 0) return null
  return (
    <ul className="aa-roster" aria-label={say(message('face.roster'))}>
      {mine.map(({ u, id }) => (
        <Unit
          key={id}
          piece={id}
          kind={u.kind}
          faction={u.faction}
          damage={u.damage}
          xp={u.xp}
          name={say(message('face.place', { hex: hexName(view.table.board, u.at), things: [unitName(u)] }))}
          ready={marks.ready.has(id)}
          on={marks.selected === id}
          onPiece={onPiece}
        />
      ))}
    </ul>
  )
}

interface UnitProps {
  readonly piece: number
  readonly kind: string
  readonly faction: Faction
  readonly damage: number
  readonly xp: number
  readonly name: string
  readonly ready: boolean
  readonly on: boolean
  readonly onPiece: (piece: Piece) => void
}

const Unit = memo(({ piece, kind, faction, damage, xp, name, ready, on, onPiece }: UnitProps): ReactElement => {
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
        <Figure kind={kind} faction={faction} damage={damage} xp={xp} />
      </button>
    </li>
  )
})
