// A card is taken up from the hand, and what was begun is gone on with.
import type { Piece } from '@muster/engine'
import type { Action, Offer } from '@muster/table'
import type { Face } from '../face.ts'
import { mostMeant, type Press } from './choice.ts'
import { offersShown, openNow, type Show, type ShowStore } from './show.ts'

export interface Taking {
  /** Shows whom or what the card is for, and whoever of one's own may play it; once more, everything again. */
  takeCard(card: string): void
  /** Something was done: the rest of what was meant by it may follow. */
  began(offer: Offer): void
  /** What was meant goes on, if it is offered now. */
  goOn(): void
  /** How many entries the last press has made: they are taken back together. */
  made(): number
}

interface Means {
  readonly select: (piece: Piece | null) => void
  readonly choose: (offer: Offer) => Promise<void>
}

export function taking(store: ShowStore, face: Face, { select, choose }: Means): Taking {
  const { getState: now, setState: set } = store
  let begun: Offer | null = null
  /** So many entries there were when a press went on by itself. */
  let wentOn: number | null = null
  return {
    takeCard(card) {
      const { selected, card: taken } = now()
      if (taken === card) return set({ card: null, considered: null, asking: null })
      const plays = openNow(now()).filter((o) => face.uses?.(o.action)?.id === card)
      const [first] = plays
      if (!first) return
      if (!plays.some((o) => o.aim.piece === selected)) select(first.aim.piece ?? null)
      set({ card, only: null, considered: null, asking: null, refused: null })
      if (plays.length === 1) void choose(first)
    },
    began(offer) {
      begun = face.follows ? offer : null
    },
    goOn() {
      if (openNow(now()).length === 0) return
      const next = begun && openNow(now()).find((o) => isRestOf(face, begun, o))
      begun = null
      if (next) wentOn = now().sight?.count ?? null
      if (next) void choose(next)
    },
    made: () => (wentOn !== null && now().sight?.count === wentOn + 1 ? 2 : 1),
  }
}

/** The same piece goes on to the same place. */
const isRestOf = ({ follows }: Face, begun: Offer | null, next: Offer): boolean =>
  begun !== null &&
  begun.aim.place !== undefined &&
  begun.aim.place === next.aim.place &&
  begun.aim.piece === next.aim.piece &&
  (follows?.(begun.action, next.action) ?? false)

/** Whoever presses nothing that the card in hand could be for has put it back. */
export function meantBy(store: ShowStore, face: Face, presses: readonly Press[]): ReturnType<typeof mostMeant> {
  const show = store.getState()
  const found = mostMeant(offersShown(show, face), show.selected, presses)
  if (found.meant.type !== 'refuse') return found
  const sent = show.selected === null && show.card === null ? sentTo(show, face, found.press) : []
  if (sent.length > 0) return { press: found.press, meant: { type: 'ask', offers: sent, pieces: [] } }
  if (show.card === null) return found
  store.setState({ card: null })
  return meantBy(store, face, presses)
}

/** Where nobody stands and nothing is in hand: what could be sent there. */
function sentTo(show: Show, face: Face, { piece, place, here }: Press): readonly Offer[] {
  if (piece !== null || place === null || here.length > 0) return []
  return offersShown(show, face).filter(
    ({ aim, action }) =>
      aim.place === place && typeof aim.piece === 'string' && face.verb(action, show.view) === 'deploy',
  )
}

/** Whether it lays a card on somebody, and that for good. */
export const laysDown = (face: Face, { action, aim }: Offer, isUndoable: boolean): boolean =>
  aim.target !== undefined && !isUndoable && hasCard(face, action)

const hasCard = (face: Face, action: Action): boolean => (face.uses?.(action) ?? null) !== null
