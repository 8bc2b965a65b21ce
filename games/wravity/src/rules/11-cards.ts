// Chapter 11: Cards in hand, and concentrating
import { illegal, legal, must, type Piece } from '@muster/engine'
import type { ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import type { Effect } from '../content/types.ts'
import { KIND, type Position, type Seat, type SeatId, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { boardOf, isConscious, soldierOf } from './02-soldiers.ts'
import {
  activeSeat,
  boardFor,
  endOf,
  firstOf,
  type Lister,
  listed,
  moving,
  NONE,
  refusalOf,
  seatNumber,
} from './03-actions.ts'

/** 11.6: the cards in a hand by their kinds, each once. */
export function held(book: Book, s: Position, seat: SeatId): Book['cards'] {
  const hand = s.hands[seat] as readonly string[]
  const known = latest[seat]
  if (known !== undefined && known.hand === hand && known.book === book) return known.cards
  const cards = sorted(book, hand)
  latest[seat] = { book, hand, cards }
  return cards
}

interface Sorted {
  readonly book: Book
  readonly hand: readonly string[]
  readonly cards: Book['cards']
}

/** The latest, by seat: hands are replaced, never changed. */
const latest: Sorted[] = []

/** The cards of a hand by their kinds. */
function sorted({ cards }: Book, hand: readonly string[]): Book['cards'] {
  const of = (type: Effect['type']): readonly string[] => cards[type].filter((card) => hand.includes(card))
  return {
    cable: of('cable'),
    hook: of('hook'),
    grenade: of('grenade'),
    sureShot: of('sureShot'),
    shield: of('shield'),
    lazarus: of('lazarus'),
    luck: of('luck'),
    conqueror: of('conqueror'),
    contraband: of('contraband'),
    mark: of('mark'),
  }
}

/** 11.6: the offers of every soldier that can use one of these cards, if there are any in the hand. */
export function withCard<A>(
  book: Book,
  s: Position,
  seat: Seat,
  piece: Piece | undefined,
  cards: readonly string[],
  list: Lister,
): readonly A[] {
  return cards.length > 0 ? listed(book, s, seat, piece, KIND.object, list) : NONE
}

export function checkCard(cards: readonly string[], card: string): Verdict | null {
  return cards.includes(card) ? null : illegal('11.6', 'noSuchCard')
}

/** 11.3, 11.4: use alone takes a card out of a hand. */
export function spend(run: WravityRun, seat: SeatId, card: string, soldier: SoldierId): void {
  run.emit({ type: 'cardUsed', seat, card, soldier })
}

/** 11.5: from what is left of the deck, each card as likely as any other. */
export function drawCard(run: WravityRun, seat: SeatId): void {
  run.emit({ type: 'cardDrawn', seat, card: run.chance.pick(run.state.deck) })
}

/** 11.2, 11.16, 11.17 */
function mayDraw(book: Book, s: Position, seat: SeatId): Verdict {
  if (s.drew) return illegal('11.17', 'drewAlready')
  const hand = must(s.hands[seat]).length
  if (hand >= book.content.limits.hand) return illegal('11.16', 'handFull', { hand })
  return s.deck.length === 0 ? illegal('11.16', 'deckEmpty') : legal
}

/** 11.14: has done nothing, has not flown, and is not about to. */
function isCalm(book: Book, s: Position, u: Soldier): boolean {
  return u.used === 0 && !u.displaced && u.speed === 0 && isConscious(boardOf(book, s), s, u)
}

/** 11.13, 11.14, 11.15, 11.18: how many who have concentrated, or still could, stand beside this one. */
export function companions(book: Book, s: Position, seat: SeatId, id: SoldierId): { calm: number; ready: number } {
  let calm = 0
  let ready = 0
  const end = endOf(s, seat, undefined)
  for (let other = firstOf(s, seat, undefined); other < end; other++) {
    if (other === id) continue
    const u = soldierOf(s, other)
    if (hasConcentrated(book, s, u)) ready++
    else if (isCalm(book, s, u)) calm++
  }
  return { calm, ready }
}

const hasConcentrated = (book: Book, s: Position, u: Soldier): boolean =>
  (u.used & KIND.concentrate) !== 0 && !u.displaced && isConscious(boardOf(book, s), s, u)

function checkConcentrate(book: Book, s: Position, seat: SeatId, a: ActionOf<'concentrate'>): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'concentrate')
  if (refused) return refused
  if (moving(s) >= 0 || !isCalm(book, s, soldierOf(s, a.soldier))) return illegal('11.14', 'notCalm')
  const may = mayDraw(book, s, seat)
  if (!may.ok) return may
  const { calm, ready } = companions(book, s, seat, a.soldier)
  return 1 + calm + ready >= s.concentrating ? legal : illegal('11.18', 'noSecond')
}

export const concentrate: MakeOrder<'concentrate'> = (book) => ({
  choices(s, seat, piece) {
    const n = seatNumber(seat)
    if (s.drew || activeSeat(s) !== n || moving(s) >= 0 || !boardFor(book, s, n, KIND.concentrate)) return NONE
    if (!mayDraw(book, s, n).ok) return NONE
    const { calm, ready } = companions(book, s, n, -1)
    if (calm + ready < s.concentrating) return NONE
    const out: ActionOf<'concentrate'>[] = []
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++)
      if (isCalm(book, s, soldierOf(s, id))) out.push({ type: 'concentrate', soldier: id })
    return out
  },
  check: (s, seat, a) => checkConcentrate(book, s, seatNumber(seat), a),
  /** 11.13, 11.19: the last that was needed draws at once. */
  decide(run, seat, a) {
    run.emit({ type: 'soldierConcentrated', soldier: a.soldier })
    const { ready } = companions(book, run.state, seatNumber(seat), a.soldier)
    if (1 + ready >= run.state.concentrating) drawCard(run, seatNumber(seat))
  },
})
