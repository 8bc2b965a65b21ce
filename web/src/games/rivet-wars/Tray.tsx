import { type Message, say as message, type Piece } from '@muster/engine'
import type { RivetWars, Side, UnitSpec, View } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import type { TrayProps } from '../../face.ts'
import { reserveName } from './names.ts'
import { Portrait } from './Portrait.tsx'
import { Roster } from './Roster.tsx'
import { Secrets } from './Secrets.tsx'
import { type Spec, useSpec } from './spec.ts'
import { UnitCard } from './UnitCard.tsx'
import './tray.css'

export function Tray(props: TrayProps<RivetWars>): ReactElement {
  const { view, marks, looked, show, say } = props
  const shown = shownOf(useSpec(), view, marks.selected ?? looked ?? view.active?.unit ?? null)
  return (
    <section className={`rw-tray rw-show-${show} rw-${view.phase}`} aria-label={say(message('face.tray'))}>
      {show === 'unit' && view.phase !== 'deployment' && <Roster {...props} />}
      {show !== 'hand' &&
        (shown ? (
          <UnitCard view={view} kind={shown.kind} unit={shown.unit} say={say} />
        ) : (
          <p className="empty-card rw-empty">{say(message(view.phase === 'drop' ? 'face.drop' : 'face.pick'))}</p>
        ))}
      {show !== 'unit' && <Hand {...props} />}
    </section>
  )
}

function shownOf({ specOf }: Spec, view: View, piece: Piece | null) {
  if (typeof piece === 'number') {
    const unit = view.units[piece] ?? null
    return unit && { kind: unit.kind, unit }
  }
  return typeof piece === 'string' && specOf(piece) ? { kind: piece, unit: null } : null
}

function Hand(props: TrayProps<RivetWars>): ReactElement {
  const { view, say } = props
  const { kindsIn } = useSpec()
  const mine = view.viewer
  const deploying = view.phase === 'deployment' && mine !== null && view.turn === mine
  return (
    <>
      {mine && (
        <div className="rw-stock">
          <Supply view={view} side={mine} say={say} />
          {deploying && <Reserve {...props} kinds={kindsIn(view, mine)} />}
        </div>
      )}
      {view.hand && view.hand.length > 0 && <Cards {...props} hand={view.hand} />}
      <Secrets {...props} />
    </>
  )
}

function Supply({ view, side, say }: Pick<TrayProps<RivetWars>, 'view' | 'say'> & { side: Side }): ReactElement {
  const { rivetsGiven, hasRivets } = useSpec()
  const each = rivetsGiven(view, side)
  return (
    <dl className="rw-supply">
      <dt>{say(message('face.points'))}</dt>
      <dd>{view.turn === side ? view.supply.points : 0}</dd>
      {hasRivets(view, side) && (
        <>
          <dt>{say(message('face.rivets'))}</dt>
          <dd>
            {view.armies[side].rivets} {each !== null && <small>{say(message('face.rivetsEach', { each }))}</small>}
          </dd>
        </>
      )}
    </dl>
  )
}

/** What can be brought up, with its price; what cannot be paid stays grey. */
function Reserve(props: TrayProps<RivetWars> & { readonly kinds: readonly string[] }): ReactElement {
  const { view, marks, kinds, onPiece, say } = props
  const all = useSpec()
  const { specOf, unitWord } = all
  const side = view.viewer ?? 'allies'
  return (
    <ul className="rw-reserve" aria-label={say(message('face.deploy'))}>
      {kinds.map((kind) => {
        const spec = specOf(kind)
        const on = marks.selected === kind
        const why = marks.ready.has(kind) || !spec ? null : lackOf(view, side, spec)
        return (
          <li key={kind}>
            <button
              type="button"
              data-piece={kind}
              aria-pressed={on}
              aria-disabled={!marks.ready.has(kind)}
              aria-label={say(reserveName(all, kind))}
              className={`${on ? 'on' : ''} ${marks.ready.has(kind) ? '' : 'off'}`}
              onClick={() => onPiece(kind)}
            >
              <Portrait kind={kind} side={side} damage={0} />
              <span>{say(unitWord(kind))}</span>
              <b>
                {spec?.points}
                {spec && spec.rivets > 0 && <i className="rw-rivet">{spec.rivets}</i>}
                {why && <small>{say(why)}</small>}
              </b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Why it cannot be brought up, where that is plain to see; the rest is told when it is pressed. */
export function lackOf(
  { armies, supply }: Pick<View, 'armies' | 'supply'>,
  side: Side,
  { points, rivets, type }: UnitSpec,
): Message | null {
  const shortOf = { points: Math.max(0, points - supply.points), rivets: Math.max(0, rivets - armies[side].rivets) }
  if (shortOf.rivets > 0) return message(shortOf.points > 0 ? 'face.shortOfBoth' : 'face.shortOfRivets', shortOf)
  if (shortOf.points > 0) return message('face.shortOfPoints', shortOf)
  return type === 'plug' ? message('face.noHost') : null
}

/** More than this is written a little smaller. */
const LONG = 90

function Cards(props: TrayProps<RivetWars> & { readonly hand: readonly number[] }): ReactElement {
  const { view, marks, hand, onPiece, say } = props
  const { cardId, whenOf } = useSpec()
  const now = message(view.phase === 'cards' ? 'when.discard' : 'when.now')
  return (
    <ul className="rw-hand" aria-label={say(message('face.hand'))}>
      {hand.map((card) => {
        const piece = `card:${card}`
        const on = marks.selected === piece
        const ready = marks.ready.has(piece)
        const text = say(message(`card.${cardId(card)}.text`))
        return (
          <li key={card}>
            <button
              type="button"
              data-piece={piece}
              aria-pressed={on}
              className={`${on ? 'on' : ''} ${ready ? 'live' : ''}`}
              onClick={() => onPiece(piece)}
            >
              <small className="rw-when">{say(ready ? now : whenOf(card))}</small>
              <h4>{say(message(`card.${cardId(card)}`))}</h4>
              <p className={text.length > LONG ? 'long' : ''}>{text}</p>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
