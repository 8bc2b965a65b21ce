// All choices by what they do, in the order in which a turn is played: what is done on the board, cards, the rest, and what ends it.
import type { Offer, View } from '@muster/table'
import type { Face, Verb } from '../face.ts'

export type Kind = Verb | 'cards' | 'other' | 'end'

export interface Group {
  readonly kind: Kind
  readonly offers: readonly Offer[]
}

const LAST: readonly Kind[] = ['cards', 'other', 'end']

type Told = Pick<Face, 'verb' | 'uses'> & { readonly game: Pick<Face['game'], 'closes'> }

export function grouped(offers: readonly Offer[], face: Told, view: View): readonly Group[] {
  const groups = Map.groupBy(offers, ({ action }) => kindOf(action, face, view))
  return [...groups]
    .map(([kind, all]) => ({ kind, offers: all }))
    .sort((a, b) => LAST.indexOf(a.kind) - LAST.indexOf(b.kind))
}

function kindOf(action: Offer['action'], face: Told, view: View): Kind {
  if (face.game.closes(action)) return 'end'
  return face.verb(action, view) ?? (face.uses?.(action) ? 'cards' : 'other')
}
