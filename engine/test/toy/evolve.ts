import { must } from '../../src/index.ts'
import { type Event, rivalOf, type Seat, type State } from './state.ts'

export function evolve(s: State, e: Event): void {
  switch (e.type) {
    case 'pawnStepped':
      must(s.pawns[e.pawn]).at = e.to
      must(s.pawns[e.pawn]).moved = true
      return
    case 'strikeDeclared':
      s.pending = { pawn: e.pawn, target: e.target }
      return
    case 'guarded':
      take(s.hands[e.seat], e.card)
      put(s.discard, e.card)
      return
    case 'pawnStruck':
      s.pending = null
      if (e.hit) must(s.pawns[e.target]).at = -1
      return
    case 'cardLaid':
      take(s.hands[e.seat], e.card)
      s.traps[e.seat] = e.card
      return
    case 'trapSprung':
      s.sprung[e.seat] = true
      s.points[e.seat] += e.card === 'elm' ? 2 : 1
      return
    case 'charmTurned':
      s.charmUp = true
      s.points[e.seat]++
      return
    case 'turnEnded':
      endTurn(s)
      return
    case 'cardDrawn':
      s.due = false
      if (e.card !== '') {
        take(s.deck, e.card)
        put(s.hands[e.seat], e.card)
      }
  }
}

function endTurn(s: State): void {
  if (s.turn === 'blue') s.round++
  s.turn = rivalOf(s.turn)
  s.due = true
  for (const pawn of s.pawns) pawn.moved = false
}

function take(cards: string[], card: string): void {
  const i = cards.indexOf(card)
  if (i < 0) throw new Error(`there is no ${card} to take`)
  cards.splice(i, 1)
}

/** Cards in a place lie sorted: they have no order. */
function put(cards: string[], card: string): void {
  cards.push(card)
  cards.sort()
}

export function clone(s: State): State {
  const both = <X>(of: Record<Seat, X>): Record<Seat, X> => ({ red: of.red, blue: of.blue })
  return {
    ...s,
    pawns: s.pawns.map((p) => ({ ...p })),
    hands: { red: [...s.hands.red], blue: [...s.hands.blue] },
    deck: [...s.deck],
    discard: [...s.discard],
    traps: both(s.traps),
    sprung: both(s.sprung),
    box: [...s.box],
    points: both(s.points),
    pending: s.pending && { ...s.pending },
  }
}
