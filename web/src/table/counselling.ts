// Asking the computer for advice: a few times in a match.
import type { Piece } from '@muster/engine'
import type { Table } from '@muster/table'
import { HINTS, hintsOf, noteHint } from '../saved/hints.ts'
import { same } from './helps.ts'
import type { ShowStore } from './show.ts'

interface Counselling {
  askCounsel(): void
  counselled(): void
}

export function counselling(
  { getState: now, setState: set }: ShowStore,
  table: Table,
  select: (piece: Piece) => void,
): Counselling {
  const { id } = table.head
  return {
    askCounsel() {
      const { sight, counsel: asked } = now()
      if (!sight || sight.offers.length === 0 || asked || hintsOf(id).length >= HINTS) return
      set({ counsel: 'thinking' })
      noteHint(id, { entry: sight.count, round: sight.round, turn: sight.turn })
      void table.counsel().then((counsel) => {
        const isOfNow = now().sight?.count === sight.count
        const piece =
          isOfNow && counsel ? sight.offers.find((o) => same(o.action, counsel.action))?.aim.piece : undefined
        // Whoever is advised to do something with a piece has it in hand, and sees where it may go.
        if (piece !== undefined) select(piece)
        set({ counsel: isOfNow ? counsel : null })
      })
    },
    counselled: () => set({ counsel: null }),
  }
}
