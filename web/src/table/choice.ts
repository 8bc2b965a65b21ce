// From what is offered and what was pressed to what is meant. Knows no game.
import { type Foresight, type GameTypes, type Message, type Piece, say } from '@muster/engine'
import type { Offer } from '@muster/table'
import type { Face, Mark, Marks, PieceOnBoard, Wish } from '../face.ts'

/** Something was pressed: a piece, a place, or a place with what stands on it. */
export interface Press {
  readonly piece: Piece | null
  readonly place: number | null
  /** The pieces that stand on the place. */
  readonly here: readonly Piece[]
  /** Those of them on the side of what is in hand, whether they can act or not. */
  readonly friends?: readonly Piece[]
  /** The keyboard walks from place to place: it cannot tell what stands there from the ground. */
  readonly walked?: boolean
  /** Its card was pressed, and not the piece on the board: whoever can act is picked up. */
  readonly rostered?: boolean
}

export type Meaning =
  | { readonly type: 'select'; readonly piece: Piece }
  /** What was pressed is in hand already. */
  | { readonly type: 'keep' }
  | { readonly type: 'choose'; readonly offer: Offer }
  | { readonly type: 'ask'; readonly offers: readonly Offer[]; readonly pieces: readonly Piece[] }
  | { readonly type: 'refuse' }

/** The offers of the piece selected; or, with none selected, those that need no piece. */
export function openOffers(offers: readonly Offer[], selected: Piece | null): readonly Offer[] {
  return offers.filter((o) => (selected === null ? o.aim.piece === undefined : o.aim.piece === selected))
}

export const isFree = ({ aim }: Offer): boolean => aim.place === undefined && aim.target === undefined

export const readyPieces = (offers: readonly Offer[]): ReadonlySet<Piece> =>
  new Set(offers.flatMap((o) => (o.aim.piece === undefined ? [] : [o.aim.piece])))

/** Those that can do something that may come to something: they are lit, and counted. */
export const worthyPieces = (offers: readonly Offer[]): ReadonlySet<Piece> => readyPieces(offers.filter((o) => !o.vain))

/** How many pieces could still do something, and whether all of them are in one's hand. */
export interface StillToAct {
  readonly count: number
  readonly held: boolean
}

/** A card that could be laid down, or thrown away, holds nobody up. */
export function toAct(offers: readonly Offer[], pieces: readonly PieceOnBoard[]): StillToAct {
  // Soldiers have numbers also where they wait; cards and kinds of troops have names only.
  const held = new Set(
    pieces.flatMap(({ piece, place }) => (place === null && typeof piece === 'string' ? [piece] : [])),
  )
  const idle = new Set(pieces.flatMap((p) => (p.idle ? [p.piece] : [])))
  const able = [
    ...worthyPieces(offers.filter((o) => !(isFree(o) && typeof o.aim.piece === 'string' && held.has(o.aim.piece)))),
  ].filter((piece) => !idle.has(piece))
  return { count: able.length, held: able.every((piece) => typeof piece === 'string' && held.has(piece)) }
}

/** What would be lost by ending here, where the game has no words of its own for it. */
export const leftBy = ({ count, held }: StillToAct): Message =>
  held ? say('table.handLeft') : say('table.canStillAct', { count })

/** The piece that all offers belong to, if there is one: it need not be picked up first. */
export function onlyPiece(offers: readonly Offer[]): Piece | null {
  const [first] = offers
  const piece = first?.aim.piece
  return piece !== undefined && offers.every((o) => o.aim.piece === piece) ? piece : null
}

export function meaning(offers: readonly Offer[], selected: Piece | null, press: Press): Meaning {
  const open = openOffers(offers, selected)
  const hits = struck(open, press)
  const ready = readyPieces(offers)
  if (isPickedUp(press, hits, ready, selected)) return { type: 'select', piece: press.piece }
  if (isLookedAt(press, hits, ready, selected)) return { type: 'refuse' }
  const others = hits.length > 0 ? othersMeant(press, hits, ready, selected) : []
  if (others.length > 0) return { type: 'ask', offers: hits, pieces: others }
  if (hits.length === 1 && hits[0]) return { type: 'choose', offer: hits[0] }
  if (hits.length > 1) return { type: 'ask', offers: hits, pieces: [] }
  if (press.piece !== null && press.piece === selected) return { type: 'keep' }
  const able = (press.piece === null ? press.here : [press.piece]).filter((p) => ready.has(p) && p !== selected)
  if (able.length === 1 && able[0] !== undefined) return { type: 'select', piece: able[0] }
  if (able.length > 1) return { type: 'ask', offers: [], pieces: able }
  if (press.piece === null && selected !== null && press.here.includes(selected)) return { type: 'keep' }
  return { type: 'refuse' }
}

const isPickedUp = (
  press: Press,
  hits: readonly Offer[],
  ready: ReadonlySet<Piece>,
  selected: Piece | null,
): press is Press & { readonly piece: Piece } =>
  press.rostered === true &&
  press.piece !== null &&
  press.piece !== selected &&
  ready.has(press.piece) &&
  !isMeantFor(hits, selected, press.piece)

/** Whoever presses the card of one that can do nothing wants to know why, and not all that could be done to it. */
const isLookedAt = (
  { rostered, piece }: Press,
  hits: readonly Offer[],
  ready: ReadonlySet<Piece>,
  selected: Piece | null,
): boolean =>
  rostered === true &&
  piece !== null &&
  piece !== selected &&
  hits.length > 1 &&
  !ready.has(piece) &&
  !isMeantFor(hits, selected, piece)

/** Others of one's own: who presses one may want it, and not its place. One that cannot act may still be struck. */
function othersMeant(
  { piece, here, friends = [], walked }: Press,
  hits: readonly Offer[],
  ready: ReadonlySet<Piece>,
  selected: Piece | null,
): readonly Piece[] {
  const isStruck = (other: Piece): boolean => hits.some((o) => o.aim.target === other)
  return (piece === null ? (walked && selected !== null ? here : []) : [piece]).filter(
    (other) =>
      other !== selected &&
      (ready.has(other) || (friends.includes(other) && !isStruck(other))) &&
      !isMeantFor(hits, selected, other),
  )
}

/** What is in one's hand, and not on the board, was taken up for whom it is then laid on. */
const isMeantFor = (hits: readonly Offer[], selected: Piece | null, piece: Piece | null): boolean =>
  typeof selected === 'string' && hits.some((o) => o.aim.target === piece)

const NO_PRESS: Press = { piece: null, place: null, here: [] }

/** The first press that means something; else one that keeps what is in hand; else the first, to be refused. */
export function mostMeant(
  offers: readonly Offer[],
  selected: Piece | null,
  presses: readonly Press[],
): { readonly press: Press; readonly meant: Meaning } {
  const all = presses
    .map((press) => ({ press, meant: meaning(offers, selected, press) }))
    .filter(({ meant }, i) => i === 0 || !picksAnother(presses[0]?.piece ?? null, meant))
  const some = all.find(({ meant }) => meant.type !== 'refuse' && meant.type !== 'keep')
  const kept = all.find(({ meant }) => meant.type === 'keep')
  return some ?? kept ?? all[0] ?? { press: NO_PRESS, meant: { type: 'refuse' } }
}

/** Whoever points at a piece that cannot act wants to know why, and not its neighbour, whose ground it stands on or before. */
const picksAnother = (piece: Piece | null, meant: Meaning): boolean =>
  piece !== null &&
  ((meant.type === 'select' && meant.piece !== piece) || (meant.type === 'ask' && meant.offers.length === 0))

/** What the press hits: first the piece itself, then the place, then what stands there. */
function struck(open: readonly Offer[], { piece, place, here }: Press): readonly Offer[] {
  const atPiece = piece === null ? [] : open.filter((o) => o.aim.target === piece)
  if (atPiece.length > 0) return atPiece
  const atPlace = place === null ? [] : open.filter((o) => o.aim.place === place)
  if (atPlace.length > 0) return atPlace
  return piece === null ? open.filter((o) => o.aim.target !== undefined && here.includes(o.aim.target)) : []
}

export interface Considered {
  readonly offer: Offer
  readonly preview: Foresight<GameTypes> | null
  /** Cards that would better its chance, once known. */
  readonly helps?: readonly Help[]
}

/** A card in hand, and what it would make of a chance. */
export interface Help {
  readonly offer: Offer
  readonly card: Message
  readonly chance: number
  /** It is played before the other thing is done, and not together with it. */
  readonly first: boolean
}

export const wishOf = ({ offer, preview }: Considered): Wish => ({
  action: offer.action,
  path: preview?.path ?? [],
})

type Odds = Foresight<GameTypes>['odds']

/** One of several ways, each as likely as any other: none of them is the chance of the choice. */
export function areEqualWays(odds: Odds): boolean {
  const [first] = odds
  const isFair = (chance: number): boolean => Math.abs(chance * odds.length - 1) < 1e-6
  return first !== undefined && odds.length > 1 && odds.every(({ chance }) => isFair(chance))
}

/** The chance to write beside a choice: the one that the face foretells stands for all the others. */
export function chanceIn(preview: Foresight<GameTypes> | undefined, foretold: Face['foretold'] | null): number | null {
  if (!preview || areEqualWays(preview.odds)) return null
  return foretold?.(preview) ?? preview.odds[0]?.chance ?? null
}

export function marksOf(
  offers: readonly Offer[],
  selected: Piece | null,
  previews: ReadonlyMap<Offer, Foresight<GameTypes>>,
  foretold: Face['foretold'] | null,
  lit: ReadonlySet<number>,
): Marks {
  const places = new Map<number, Mark>()
  const targets = new Map<Piece, Mark>()
  for (const offer of openOffers(offers, selected).filter((o) => !o.vain)) {
    const { place, target } = offer.aim
    const known = previews.get(offer)
    const seen = {
      chance: chanceIn(known, foretold),
      of: known?.odds[0]?.label.key ?? 'foretold',
      preview: known ?? null,
    }
    if (target !== undefined) targets.set(target, joined(targets.get(target), offer, seen))
    else if (place !== undefined) places.set(place, joined(places.get(place), offer, seen))
  }
  return { ready: worthyPieces(offers), selected, places, targets, lit }
}

type Seen = Required<Pick<Mark, 'chance' | 'of' | 'preview'>>

function joined(old: Mark | undefined, { action }: Offer, seen: Seen): Mark {
  const better = seen.chance !== null && (old === undefined || old.chance === null || seen.chance > old.chance)
  const best = better ? seen : { chance: old?.chance ?? null, of: old?.of ?? null, preview: old?.preview ?? null }
  return { actions: [...(old?.actions ?? []), action], ...best }
}
