import type { Chance, Deed, Hidden } from '../../src/index.ts'
import { CARDS, CHARMS, type Event, SEATS, type Seat, type State, type Toy, type View } from './state.ts'

type Viewer = Seat | 'spectator'

export function view(s: State, viewer: Viewer): View {
  const sees = (seat: Seat): boolean => s.open || seat === viewer
  const both = <X>(of: (seat: Seat) => X): Record<Seat, X> => ({ red: of('red'), blue: of('blue') })
  return {
    viewer,
    rounds: s.rounds,
    open: s.open,
    round: s.round,
    turn: s.turn,
    due: s.due,
    pawns: s.pawns.map((p) => ({ ...p })),
    hands: both((seat) => (sees(seat) ? [...s.hands[seat]] : s.hands[seat].length)),
    discard: [...s.discard],
    traps: both((seat) => (sees(seat) || s.sprung[seat] ? (s.traps[seat] ?? false) : s.traps[seat] !== null)),
    sprung: both((seat) => s.sprung[seat]),
    charm: s.charmUp || s.open ? s.charm : null,
    charmUp: s.charmUp,
    points: both((seat) => s.points[seat]),
    pending: s.pending && { ...s.pending },
  }
}

export function hidden(s: State, viewer: Viewer): Hidden[] {
  if (s.open) return []
  return [...hiddenCards(s, viewer), ...hiddenCharms(s)]
}

export function hiddenCards(s: State, viewer: Viewer): Hidden[] {
  const cards = (slot: string, values: readonly string[], by: Hidden['by']): Hidden[] =>
    values.map((value) => ({ pool: 'cards', slot, value, by }))
  const out = SEATS.filter((seat) => seat !== viewer).flatMap((seat) => {
    const trap = s.traps[seat]
    return [
      ...cards(`hand:${seat}`, s.hands[seat], 'chance'),
      ...(trap !== null && !s.sprung[seat] ? cards(`trap:${seat}`, [trap], 'choice') : []),
    ]
  })
  return [...out, ...cards('deck', s.deck, 'chance')]
}

function hiddenCharms(s: State): Hidden[] {
  if (s.charmUp) return []
  const charms = (slot: string, values: readonly string[]): Hidden[] =>
    values.map((value) => ({ pool: 'charms', slot, value, by: 'chance' as const }))
  return [...charms('charm', [s.charm]), ...charms('box', s.box)]
}

/** A deal of what cannot be seen; `shuffle` is a parameter so that a test may deal badly. */
export function imagine(v: View, _viewer: Viewer, chance: Chance, shuffle = chance.shuffle.bind(chance)): State {
  const unseen = shuffle(without(CARDS, seenCards(v)))
  const known = (seat: Seat): readonly string[] | null => {
    const hand = v.hands[seat]
    return typeof hand === 'number' ? null : hand
  }
  const sizes = (seat: Seat): number => (known(seat) ? 0 : Number(v.hands[seat]))
  const hand = (seat: Seat): string[] => [...(known(seat) ?? unseen.splice(0, sizes(seat)))].sort()
  const trap = (seat: Seat): string | null => {
    const t = v.traps[seat]
    return typeof t === 'string' ? t : t ? (unseen.splice(0, 1)[0] ?? null) : null
  }
  const hands = { red: hand('red'), blue: hand('blue') }
  const traps = { red: trap('red'), blue: trap('blue') }
  const charm = v.charm ?? chance.pick(CHARMS)
  return {
    board: { width: 3, name: 'nine' },
    rounds: v.rounds,
    open: v.open,
    round: v.round,
    turn: v.turn,
    due: v.due,
    pawns: v.pawns.map((p) => ({ ...p })),
    hands,
    deck: unseen.sort(),
    discard: [...v.discard],
    traps,
    sprung: { ...v.sprung },
    charm,
    charmUp: v.charmUp,
    box: without(CHARMS, [charm]),
    points: { ...v.points },
    pending: v.pending && { ...v.pending },
  }
}

function seenCards(v: View): string[] {
  const hands = SEATS.flatMap((seat) => {
    const hand = v.hands[seat]
    return typeof hand === 'number' ? [] : hand
  })
  const traps = SEATS.flatMap((seat) => {
    const trap = v.traps[seat]
    return typeof trap === 'string' ? [trap] : []
  })
  return [...hands, ...traps, ...v.discard]
}

export function without(all: readonly string[], gone: readonly string[]): string[] {
  const left = [...all]
  for (const card of gone) left.splice(left.indexOf(card), 1)
  return left
}

export function redact(deed: Deed<Toy>, viewer: Viewer): Deed<Toy> {
  const events = deed.events.map((e) => redactEvent(e, viewer))
  const secret = deed.action?.type === 'lay' && deed.seat !== viewer
  return { seat: deed.seat, action: secret ? null : deed.action, events }
}

function redactEvent(e: Event, viewer: Viewer): Event {
  const secret = e.type === 'cardDrawn' || e.type === 'cardLaid'
  return secret && e.seat !== viewer && e.card !== '' ? { ...e, card: '?' } : e
}
