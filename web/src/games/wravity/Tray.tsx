import { say as message, type Piece } from '@muster/engine'
import type { Soldier, Wravity } from '@muster/wravity'
import type { CSSProperties, ReactElement } from 'react'
import { ICONS } from '../../art/icons.ts'
import type { TrayProps } from '../../face.ts'
import { askedAbout } from './judge.ts'
import { Mission } from './Mission.tsx'
import { piecesOf } from './names.ts'
import { otherWith } from './other-with.ts'
import { SoldierCard } from './SoldierCard.tsx'
import { seatIndex, useSpec } from './spec.ts'
import { rankIcon } from './squads.ts'
import './tray.css'
import './low.css'

export function Tray(props: TrayProps<Wravity>): ReactElement {
  const { view, marks, looked, show, say } = props
  const piece = marks.selected ?? askedAbout(view) ?? looked ?? view.flights.at(-1)?.soldier ?? null
  const soldier = typeof piece === 'number' ? view.soldiers[piece] : undefined
  return (
    <section className={`wr-tray wr-show-${show}`} aria-label={say(message('face.tray'))}>
      <Squad {...props} />
      {show !== 'hand' &&
        (soldier ? (
          <SoldierCard view={view} soldier={soldier} idle={isIdle(props, soldier, piece)} say={say} />
        ) : (
          <p className="empty-card wr-empty">{say(message('face.pick'))}</p>
        ))}
      {show !== 'unit' && <Hand {...props} />}
    </section>
  )
}

/** One's own, who has nothing to do where it is while others have. Whoever flies goes first. */
const isIdle = ({ view, marks }: TrayProps<Wravity>, { seat, lives }: Soldier, piece: Piece | null): boolean =>
  seat === seatIndex(view.viewer) &&
  lives > 0 &&
  view.flights.length === 0 &&
  marks.ready.size > 0 &&
  piece !== null &&
  !marks.ready.has(piece)

/** One's own soldiers, to pick from without looking for them. */
function Squad({ view, marks, onPiece, say }: TrayProps<Wravity>): ReactElement | null {
  const seat = seatIndex(view.viewer)
  const spec = useSpec()
  const names = piecesOf(spec, view)
  const mine = view.soldiers.flatMap((s, id) => (s.seat === seat ? [{ s, id }] : []))
  if (!mine.length) return null
  return (
    <ul
      className="roster wr-squad"
      aria-label={say(message('face.squad'))}
      style={{ '--across': Math.ceil(mine.length / 2) }}
    >
      {mine.map(({ s, id }) => {
        const state = s.lives <= 0 ? 'frozen' : s.lives === 1 ? 'hurt' : s.at < 0 ? 'out' : ''
        const name = names[id]?.name
        return (
          <li key={id}>
            <button
              type="button"
              data-piece={id}
              aria-pressed={marks.selected === id}
              aria-label={name ? say(name) : undefined}
              className={`${state} ${marks.ready.has(id) ? 'ready' : ''} ${marks.selected === id ? 'on' : ''}`}
              style={{ '--squad': spec.squadOf(s.squad).colour } as CSSProperties}
              onClick={() => onPiece(id)}
            >
              <svg viewBox="0 0 512 512" aria-hidden="true">
                <path d={ICONS[rankIcon(s.rank)].d} />
              </svg>
              <b>{s.number}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Hand(props: TrayProps<Wravity>): ReactElement | null {
  const { view, cards, say } = props
  const hand = view.hands[seatIndex(view.viewer)]
  if (!hand) return null
  if (hand.length === 0) return <p className="empty-card wr-empty">{say(message('face.noCards'))}</p>
  return (
    <ul className="wr-hand" aria-label={say(message('face.hand'))}>
      {hand.map((card, i) => {
        const live = cards?.live.has(card) ?? false
        const inside = <Card view={view} card={card} live={live} other={otherWith(props, card)} say={say} />
        const isTaken = cards?.taken === card
        return (
          <li key={`${card}-${i}`} className={`${live ? 'live' : ''} ${isTaken ? 'on' : ''}`}>
            {live ? (
              <button type="button" aria-pressed={isTaken} onClick={() => cards?.onCard(card)}>
                {inside}
              </button>
            ) : (
              <Kept view={view} card={card} say={say}>
                {inside}
              </Kept>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What cannot be played now answers all the same: what it does, and why not now. */
function Kept({
  view,
  card,
  say,
  children,
}: Pick<TrayProps<Wravity>, 'view' | 'say'> & {
  readonly card: string
  readonly children: ReactElement
}): ReactElement {
  return (
    <Mission view={view} card={card} say={say}>
      {children}
    </Mission>
  )
}

interface CardProps extends Pick<TrayProps<Wravity>, 'view' | 'say'> {
  readonly card: string
  readonly live: boolean
  /** Who could play it, if it is not the one in hand. */
  readonly other: Soldier | null
}

function Card({ view, card, live, other, say }: CardProps): ReactElement {
  const { cardIcon, isKnownCard, whenOf, soldierWord } = useSpec()
  const now = other ? message('when.by', { soldier: soldierWord(other) }) : message('when.now')
  return (
    <>
      <small className="wr-when">
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={ICONS[cardIcon(card)].d} />
        </svg>
        {say(live ? now : whenOf(card))}
      </small>
      <h4>{isKnownCard(card) ? say(message(`card.${card}`)) : card}</h4>
      {isKnownCard(card) && <p>{say(message(`card.${card}.text`))}</p>}
      <MarkLine view={view} card={card} say={say} />
    </>
  )
}

/** The soldier that a Mark in one's hand marks, or how far another Mission has come; pressed, a card tells both. */
function MarkLine({ view, card, say }: Pick<TrayProps<Wravity>, 'view' | 'say'> & { card: string }): ReactElement {
  const { markWord, soFar } = useSpec()
  const marked = markWord(view, card)
  const now = soFar(view, card)
  return (
    <>
      {marked && <p className="wr-marked">{say(marked)}</p>}
      {now && !marked && <p className="wr-marked">{say(now)}</p>}
    </>
  )
}
