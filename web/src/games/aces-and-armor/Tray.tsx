import type { AcesAndArmor, Attack, Faction, View } from '@muster/aces-and-armor'
import { hexName } from '@muster/aces-and-armor'
import { say as message, type Piece } from '@muster/engine'
import { Popover } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import type { AsideProps, TrayProps } from '../../face.ts'
import { Explaining } from '../../parts/Explained.tsx'
import { Armies, setsIn } from './Armies.tsx'
import { NationMark } from './Emblem.tsx'
import { Forming, formsIn } from './Forming.tsx'
import { Giving } from './Giving.tsx'
import { aboutIn } from './judge.ts'
import { kindName, kindsForSale, unitName } from './names.ts'
import { Roster } from './Roster.tsx'
import { playerOf, type Spec, useSpec } from './spec.ts'
import { Figure, UnitSheet } from './UnitSheet.tsx'
import './tray.css'
import './standings.css'

/** Phases in which units on the map are what one chooses from. */
const MOVED: ReadonlySet<View['phase']> = new Set(['armies', 'move', 'declare', 'combat'])
const FOUGHT: ReadonlySet<View['phase']> = new Set(['declare', 'combat'])

export function Tray(props: TrayProps<AcesAndArmor>): ReactElement {
  const { view, marks, looked, show, say } = props
  const spec = useSpec()
  const about = aboutIn(view).length > 0 ? (view.move?.unit ?? null) : null
  const fresh = useFresh(looked, about, `${view.phase} ${view.round} ${view.turn}`)
  const seen = fresh ?? about ?? looked
  // What is to be chosen from lies on every page of the tray.
  if (props.picking && setsIn(props.picking.free).length > 0)
    return (
      <section className={`aa-tray aa-show-${show}`} aria-label={say(message('face.tray'))}>
        {show === 'unit' && <LookedAt {...props} looked={fresh} />}
        <Armies view={view} viewer={props.viewer} picking={props.picking} say={say} />
        {show === 'hand' && <Standings {...props} />}
      </section>
    )
  if (props.picking && formsIn(props.picking.free).length > 0)
    return (
      <section className={`aa-tray aa-show-${show}`} aria-label={say(message('face.tray'))}>
        <Forming view={view} viewer={props.viewer} picking={props.picking} say={say} />
      </section>
    )
  const shown = shownOf(spec, view, marks.selected ?? seen ?? view.move?.unit ?? view.plan?.unit ?? null)
  return (
    <section className={`aa-tray aa-show-${show}`} aria-label={say(message('face.tray'))}>
      {show !== 'hand' &&
        (shown ? (
          <UnitSheet view={view} say={say} {...shown} />
        ) : (
          <p className="empty-card aa-empty">{say(message('face.pick'))}</p>
        ))}
      {show !== 'unit' && FOUGHT.has(view.phase) && <Declared {...props} />}
      {show !== 'hand' && MOVED.has(view.phase) && <Roster {...props} />}
      {show !== 'unit' && <Orders {...props} />}
      <Giving picking={props.picking} say={say} />
    </section>
  )
}

/** While armies are chosen: the card of whoever is looked at. */
export function Aside(props: AsideProps<AcesAndArmor>): ReactElement | null {
  return props.view.phase !== 'armies' ? null : (
    <section className="aa-tray">
      <LookedAt {...props} />
    </section>
  )
}

function LookedAt({ view, looked, say }: AsideProps<AcesAndArmor>): ReactElement | null {
  const spec = useSpec()
  const shown = view.phase === 'armies' ? shownOf(spec, view, looked) : null
  return shown?.unit ? <UnitSheet view={view} say={say} {...shown} /> : null
}

/** Who has been looked at since this moment began: whom a question is about, and what is to be chosen, come before whoever was looked at until then. */
function useFresh(looked: Piece | null, about: Piece | null, phase: string): Piece | null {
  const moment = `${phase} ${about}`
  // Whoever opens this page by pressing a piece looks at it; a question opens the page by itself.
  const [begun, setBegun] = useState({ moment, looked: about === null ? null : looked })
  if (begun.moment !== moment) setBegun({ moment, looked })
  else if (begun.looked !== null && looked !== begun.looked) setBegun({ moment, looked: null })
  return looked === begun.looked ? null : looked
}

function shownOf({ specOf }: Spec, view: View, piece: Piece | null) {
  if (typeof piece === 'number') {
    const unit = view.units[piece]
    return unit ? { kind: unit.kind, faction: unit.faction, unit } : null
  }
  return typeof piece === 'string' && specOf(piece) ? { kind: piece, faction: view.seat, unit: null } : null
}

function Orders(props: TrayProps<AcesAndArmor>): ReactElement {
  const { view, viewer, show } = props
  const spec = useSpec()
  const me = view.players[playerOf(view, viewer)]
  const waiting = view.units.flatMap((u, id) => (u.at === -1 && me?.factions.includes(u.faction) ? [id] : []))
  const sale = me?.factions.includes(view.seat) ? kindsForSale(spec, view) : []
  return (
    <>
      {waiting.length > 0 && <Pieces {...props} title="face.toPlace" pieces={waiting} />}
      {sale.length > 0 && <Pieces {...props} title="face.buy" pieces={sale} />}
      {!(show === 'both' && FOUGHT.has(view.phase)) && <Standings {...props} />}
    </>
  )
}

/** Where each nation stands. */
function Standings({ view, viewer, say }: TrayProps<AcesAndArmor>): ReactElement {
  return (
    <table className="aa-standings">
      <thead>
        <tr>
          <td />
          <th scope="col">{say(message('face.sheet.factories'))}</th>
          <th scope="col">{say(message('face.sheet.units'))}</th>
          <th scope="col">
            <Coins faction={view.players[playerOf(view, viewer)]?.factions[0] ?? view.seat} say={say} />
          </th>
        </tr>
      </thead>
      <tbody>
        {view.players.map((player, i) => (
          <tr key={player.factions.join()} className={i === view.turn ? 'on' : ''}>
            <th scope="row">
              {player.factions.map((f) => (
                <NationMark key={f} faction={f} size={18} />
              ))}
              {player.factions.map((f) => say(message(`seat.${f}`))).join(', ')}
            </th>
            <td>{view.flags.filter((flag) => flag === i).length}</td>
            <td>{view.units.filter((u) => u.at >= 0 && player.factions.includes(u.faction)).length}</td>
            <td>{player.coins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CoinsProps extends Pick<TrayProps<AcesAndArmor>, 'say'> {
  readonly faction: Faction
}

/** Where coins stand, pressed: where they come from, and what they buy. */
function Coins({ faction, say }: CoinsProps): ReactElement {
  const { charts, setOf, ...spec } = useSpec()
  const kinds = [...new Set(setOf(faction))].toSorted((a, b) => costOf(spec, a) - costOf(spec, b))
  const figures = {
    come: { income: charts.income },
    buy: { things: kinds.map((kind) => kindName(spec, kind)) },
    repair: { coins: charts.repair.coins, damage: charts.repair.damage },
  }
  const terms = Object.entries(figures).map(
    ([key, args]) => [say(message(`coins.${key}`)), say(message(`coins.${key}.text`, args))] as const,
  )
  return (
    <Explaining title={say(message('coins.what'))} terms={terms}>
      <Popover.Trigger className="aa-coins" title={say(message('coins.what'))}>
        {say(message('face.coins'))} <span aria-hidden="true">?</span>
      </Popover.Trigger>
    </Explaining>
  )
}

const costOf = ({ specOf }: Pick<Spec, 'specOf'>, kind: string): number => specOf(kind)?.cost ?? 0

interface PiecesProps extends TrayProps<AcesAndArmor> {
  readonly title: string
  readonly pieces: readonly Piece[]
}

/** Units to be placed, or types to be bought. */
function Pieces({ view, marks, title, pieces, onPiece, say }: PiecesProps): ReactElement {
  const spec = useSpec()
  return (
    <ul className="aa-pieces" aria-label={say(message(title))}>
      {pieces.map((piece) => {
        const unit = typeof piece === 'number' ? view.units[piece] : undefined
        const kind = unit?.kind ?? String(piece)
        const on = marks.selected === piece
        return (
          <li key={piece}>
            <button
              type="button"
              data-piece={piece}
              aria-pressed={on}
              aria-label={say(unit ? unitName(spec, view, unit) : kindName(spec, kind))}
              aria-disabled={!marks.ready.has(piece)}
              className={`${on ? 'on' : ''} ${marks.ready.has(piece) ? '' : 'off'}`}
              onClick={() => onPiece(piece)}
            >
              <Figure
                kind={kind}
                faction={unit?.faction ?? view.seat}
                damage={0}
                xp={0}
                army={unit && spec.armyOf(view, unit)}
              />
              <span>{say(spec.unitWord(kind))}</span>
              {!unit && <b>{spec.specOf(kind)?.cost}</b>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Declared({ view, say }: TrayProps<AcesAndArmor>): ReactElement {
  const { unitWord } = useSpec()
  const isLong = view.attacks.length > FEW
  return (
    <div className="aa-declared">
      <h4>{say(message('face.declared'))}</h4>
      {view.attacks.length === 0 && <p>{say(message('face.none'))}</p>}
      <ol className={isLong ? 'long' : undefined}>
        {view.attacks.map((attack, i) => {
          const told = say(attackWord(unitWord, view, attack))
          return (
            <li key={`${i}-${JSON.stringify(attack)}`} title={told}>
              <b>{i + 1}</b>
              <span className={isLong ? 'unseen' : undefined}>{told}</span>
              {isLong && <span aria-hidden="true">{placesOf(view, attack)}</span>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** More attacks than these are told by their places. */
const FEW = 6

/** From where to where. */
function placesOf({ units, table }: View, attack: Attack): string {
  const hex = (at: number | undefined): string => (at === undefined || at < 0 ? '' : hexName(table.board, at))
  const from = attack.type === 'launch' ? '' : hex(units[attack.unit]?.at)
  return `${from} → ${hex(attack.type === 'attack' ? units[attack.target]?.at : attack.hex)}`
}

function attackWord(unitWord: Spec['unitWord'], view: View, attack: Attack) {
  const name = (id: number) => unitWord(view.units[id]?.kind ?? '')
  const hex = (h: number): string => hexName(view.table.board, h)
  if (attack.type === 'launch') return message('piece.rocket', { hex: hex(attack.hex) })
  if (attack.type === 'barrage') return message('piece.barrage', { unit: name(attack.unit), hex: hex(attack.hex) })
  const target = view.units[attack.target]
  const aimed =
    target && target.at >= 0
      ? message('face.aimed', { unit: name(attack.target), hex: hex(target.at) })
      : name(attack.target)
  return message('piece.attack', { unit: name(attack.unit), target: aimed })
}
