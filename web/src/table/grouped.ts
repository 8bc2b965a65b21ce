// All choices by what they do, in the order in which a turn is played: what is done on the board, cards, the rest, and what ends it.
import type { Piece } from '@muster/engine'
import type { Offer, View } from '@muster/table'
import type { Face, Verb } from '../face.ts'

export type Kind = Verb | 'cards' | 'other' | 'end'

export interface Group {
  readonly kind: Kind
  readonly offers: readonly Offer[]
  /** A long list by who does it, each to be opened; empty for a short one, and where one alone can do it. */
  readonly doers: readonly Doer[]
}

export interface Doer {
  readonly piece: Piece
  readonly offers: readonly Offer[]
}

/** So many are read at a glance. */
const FEW = 8

const LAST: readonly Kind[] = ['cards', 'other', 'end']

type Told = Pick<Face, 'verb' | 'uses'> & { readonly game: Pick<Face['game'], 'closes'> }

export function grouped(offers: readonly Offer[], face: Told, view: View): readonly Group[] {
  const groups = Map.groupBy(offers, ({ action }) => kindOf(action, face, view))
  return [...groups]
    .map(([kind, all]) => ({ kind, ...byDoer(all) }))
    .sort((a, b) => LAST.indexOf(a.kind) - LAST.indexOf(b.kind))
}

function byDoer(all: readonly Offer[]): Pick<Group, 'offers' | 'doers'> {
  const done = Map.groupBy(all, ({ aim }) => aim.piece)
  if (all.length <= FEW || done.size < 2) return { offers: all, doers: [] }
  const doers = [...done].flatMap(([piece, offers]) => (piece === undefined ? [] : [{ piece, offers }]))
  return { offers: done.get(undefined) ?? [], doers }
}

function kindOf(action: Offer['action'], face: Told, view: View): Kind {
  if (face.game.closes(action)) return 'end'
  return face.verb(action, view) ?? (face.uses?.(action) ? 'cards' : 'other')
}
