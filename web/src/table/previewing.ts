// What offers would do, asked of the table before one of them is chosen.
import type { Foresight, GameTypes } from '@muster/engine'
import type { Action, Offer, Table } from '@muster/table'
import { openOffers } from './choice.ts'
import { isAsked } from './letting.ts'
import { openNow, type ShowStore } from './show.ts'

/** Odds are asked for as many offers as one can take in. */
const PREVIEWED = 80

interface Previewing {
  /** Of all that the piece in hand could do. */
  fetchPreviews(): void
  previewOf(offer: Offer): Promise<Foresight<GameTypes> | null>
  /** Shows what a press would do, and forgets it with null. */
  point(offer: Offer | null): void
}

export function previewing(store: ShowStore, table: Table, closes: (action: Action) => boolean): Previewing {
  const { getState: now, setState: set } = store

  const fetchPreviews = (): void => {
    const { selected, previews, sight } = now()
    const open = openNow(now())
    const ending = open.filter((o) => closes(o.action))
    // Who is asked in another's turn sees what each answer would bring.
    const asked = sight && isAsked(sight) ? open : []
    const all = [...new Set([...openOffers(open, selected), ...ending, ...asked])].filter((o) => !previews.has(o))
    // Of too many, those that a list lays out beside one another.
    const listed = now().asking?.offers.filter((o) => !previews.has(o)) ?? []
    const wanted = all.length > PREVIEWED ? listed : all
    if (wanted.length === 0 || wanted.length > PREVIEWED) return
    void table.previews(wanted.map((o) => o.action)).then((found) => {
      if (now().sight !== sight) return
      const known = new Map(now().previews)
      wanted.forEach((offer, i) => {
        const preview = found[i]
        if (preview) known.set(offer, preview)
      })
      const { considered } = now()
      const again = considered && { ...considered, preview: known.get(considered.offer) ?? null }
      set({ previews: known, considered: again })
    })
  }

  const previewOf = async (offer: Offer): Promise<Foresight<GameTypes> | null> => {
    const known = now().previews.get(offer)
    if (known) return known
    return (await table.previews([offer.action]))[0] ?? null
  }

  const point = (offer: Offer | null): void => {
    if ((now().pointed?.offer ?? null) === offer) return
    const known = offer && now().previews.get(offer)
    set({ pointed: offer && { offer, preview: known ?? null } })
    if (!offer || known) return
    void previewOf(offer).then((preview) => {
      if (now().pointed?.offer === offer) set({ pointed: { offer, preview } })
    })
  }

  return { fetchPreviews, previewOf, point }
}
