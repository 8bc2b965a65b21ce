// From a card that would help to what it helps.
import type { Action, Offer, Table } from '@muster/table'
import type { Face } from '../face.ts'
import type { Considered, Help } from './choice.ts'
import { helpsFor, same } from './helps.ts'
import { openNow, type ShowStore } from './show.ts'

export interface Helping {
  /** Looks for cards that help what is considered, and shows them beside it. */
  find(considered: Considered): void
  /** Plays such a card; what it was played for is considered again. */
  add(help: Help): void
  /** What a card was played for is offered again. */
  comeBack(): void
}

interface HelpingParts {
  readonly store: ShowStore
  readonly table: Table
  readonly face: Face
}

interface Means {
  readonly choose: (offer: Offer) => Promise<void>
  readonly act: (offer: Offer) => Promise<void>
}

export function helping({ store, table, face }: HelpingParts, { choose, act }: Means): Helping {
  const { getState: now, setState: set } = store
  let wanted: Action | null = null
  return {
    find(considered) {
      if (face.game.closes(considered.offer.action)) return
      void helpsFor(table, face, openNow(now()), considered).then((helps) => {
        const still = now().considered
        if (helps.length > 0 && still?.offer === considered.offer) set({ considered: { ...still, helps } })
      })
    },
    add({ offer, first }) {
      if (!first) return void choose(offer)
      wanted = now().considered?.offer.action ?? null
      void act(offer)
    },
    comeBack() {
      const action = wanted
      const open = openNow(now())
      if (!action || open.length === 0) return
      wanted = null
      const back = open.find((o) => same(o.action, action))
      if (!back) return
      set({ selected: back.aim.piece ?? null })
      void choose(back)
    },
  }
}
