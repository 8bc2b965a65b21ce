import { say as message, type Piece } from '@muster/engine'
import type { RivetWars, Side } from '@muster/rivet-wars'
import { memo, type ReactElement } from 'react'
import type { TrayProps } from '../../face.ts'
import { unitName } from './names.ts'
import { Portrait } from './Portrait.tsx'
import { gridName } from './space.ts'

/** One's own units on the board, to pick from without looking for them; what can act glows. */
export function Roster({ view, marks, onPiece, say }: TrayProps<RivetWars>): ReactElement | null {
  const mine = view.units.flatMap((u) => (u && u.at >= 0 && u.side === view.viewer ? [u] : []))
  if (mine.length === 0) return null
  return (
    <ul className="rw-roster" aria-label={say(message('face.roster'))}>
      {mine.map((u) => (
        <Soldier
          key={u.id}
          piece={u.id}
          kind={u.kind}
          side={u.side}
          damage={u.damage}
          name={say(message('face.place', { grid: gridName(view.field, u.at), things: [unitName(u)] }))}
          ready={marks.ready.has(u.id)}
          on={marks.selected === u.id}
          onPiece={onPiece}
        />
      ))}
    </ul>
  )
}

interface SoldierProps {
  readonly piece: number
  readonly kind: string
  readonly side: Side
  readonly damage: number
  readonly name: string
  readonly ready: boolean
  readonly on: boolean
  readonly onPiece: (piece: Piece) => void
}

const Soldier = memo(({ piece, kind, side, damage, name, ready, on, onPiece }: SoldierProps): ReactElement => {
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
        <Portrait kind={kind} side={side} damage={damage} />
      </button>
    </li>
  )
})
