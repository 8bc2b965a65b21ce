// Cards in hand that would better the chance of what is being weighed.
import type { Message } from '@muster/engine'
import type { Action, Offer, Table } from '@muster/table'
import type { Face } from '../face.ts'
import type { Considered, Help } from './choice.ts'

interface Played {
  readonly offer: Offer
  readonly card: Message
  readonly without: Action | null
}

export const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

function cardsAmong(offers: readonly Offer[], face: Pick<Face, 'card'>): readonly Played[] {
  return offers.flatMap((offer) => {
    const played = face.card?.(offer.action)
    return played ? [{ offer, card: played.name, without: played.without }] : []
  })
}

/** What is offered with a card and without it is shown without: the card is offered beside its odds. */
export function withoutCards(offers: readonly Offer[], face: Pick<Face, 'card'>): readonly Offer[] {
  const cards = cardsAmong(offers, face).filter(({ without }) => without !== null)
  if (cards.length === 0) return offers
  const plain = new Set(offers.map(({ action }) => JSON.stringify(action)))
  const dressed = new Set(cards.filter((c) => plain.has(JSON.stringify(c.without))).map((c) => c.offer))
  return offers.filter((offer) => !dressed.has(offer))
}

/** A chance that grows by less is the same on paper. */
const WORTH = 0.005

/** Each card once, at its best. */
export async function helpsFor(
  table: Pick<Table, 'previews' | 'helped'>,
  face: Pick<Face, 'card'>,
  offers: readonly Offer[],
  { offer, preview }: Considered,
): Promise<readonly Help[]> {
  const chance = preview?.odds[0]?.chance
  const cards = chance === undefined ? [] : cardsAmong(offers, face).filter((c) => c.offer !== offer)
  if (chance === undefined || cards.length === 0) return []
  const beside = cards.filter(({ without }) => without !== null && same(without, offer.action))
  const before = cards.filter(({ without }) => without === null)
  const [instead, after] = await Promise.all([
    table.previews(beside.map((c) => c.offer.action)),
    table.helped(
      offer.action,
      before.map((c) => c.offer.action),
    ),
  ])
  const found = [
    ...beside.map((c, i) => ({ ...c, chance: instead[i]?.odds[0]?.chance ?? 0, first: false })),
    ...before.map((c, i) => ({ ...c, chance: after[i] ?? 0, first: true })),
  ]
  const better = found.filter((help) => help.chance > chance + WORTH).toSorted((a, b) => b.chance - a.chance)
  return [...Map.groupBy(better, ({ card }) => card.key).values()].flatMap(([best]) => (best ? [best] : []))
}
