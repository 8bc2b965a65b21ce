// A moment of the diary looked at again. Until one returns nothing of the present can be done.
import type { Message } from '@muster/engine'
import type { Table } from '@muster/table'
import type { Film } from './film.ts'
import type { ShowStore } from './show.ts'

export interface PastMoments {
  /** Shows the moment after an entry. */
  show(entry: number): void
  /** Back to the present; whether a moment of the past was looked at. */
  leave(): boolean
  /** A moment that is on its way is no longer wanted. */
  forget(): void
}

interface PastParts {
  readonly store: ShowStore
  readonly table: Table
  readonly film: Film
  /** The present is shown again. */
  readonly returned: () => void
  /** Says why a moment cannot be shown. */
  readonly answer: (message: Message) => void
}

export function pastMoments({ store, table, film, returned, answer }: PastParts): PastMoments {
  const { getState: now, setState: set } = store
  /** How often another moment was wanted: one that comes too late is not shown. */
  let looks = 0
  return {
    show(entry) {
      film.skip()
      const look = ++looks
      void table.moment(entry + 1).then((moment) => {
        if (look !== looks) return
        if (!moment.ok) return answer(moment.why)
        const { view } = moment
        set({ past: { entry, view }, considered: null, pointed: null, asking: null, refused: null })
      })
    },
    leave() {
      looks++
      if (!now().past) return false
      set({ past: null })
      returned()
      return true
    },
    forget() {
      looks++
    },
  }
}
