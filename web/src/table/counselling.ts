// Asking the computer for advice: a few times in a match.
import type { Table } from '@muster/table'
import { HINTS, hintsOf, noteHint } from '../saved/hints.ts'
import type { ShowStore } from './show.ts'

interface Counselling {
  askCounsel(): void
  counselled(): void
}

export function counselling({ getState: now, setState: set }: ShowStore, table: Table): Counselling {
  const { id } = table.head
  return {
    askCounsel() {
      const { sight, counsel: asked } = now()
      if (!sight || sight.offers.length === 0 || asked || hintsOf(id).length >= HINTS) return
      set({ counsel: 'thinking' })
      noteHint(id, { entry: sight.count, round: sight.round, turn: sight.turn })
      void table.counsel().then((counsel) => set({ counsel: now().sight?.count === sight.count ? counsel : null }))
    },
    counselled: () => set({ counsel: null }),
  }
}
