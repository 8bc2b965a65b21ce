// Questions in another's turn, all answered alike until it ends, because somebody said so once.
import type { Offer, Sight } from '@muster/table'
import { isFree } from './choice.ts'
import type { Choosing } from './choosing.ts'
import { openNow, type ShowStore } from './show.ts'

/** The one answer that does nothing, among others that do something. */
export function passAmong(offers: readonly Offer[]): Offer | null {
  const plain = offers.filter((o) => isFree(o) && o.aim.piece === undefined)
  return plain.length === 1 && offers.length > 1 ? (plain[0] ?? null) : null
}

/** Whether somebody is asked in the turn of another. */
export const isAsked = ({ turn, viewer }: Pick<Sight, 'turn' | 'viewer'>): boolean => turn !== null && turn !== viewer

/** The turn of whom, in which round: as long as it lasts, what was said holds. */
const stampOf = ({ round, turn, viewer }: Pick<Sight, 'round' | 'turn' | 'viewer'>): string =>
  `${round} ${turn} ${viewer}`

interface Letting {
  letAllPass(): void
  /** It was said in this turn, and one is asked again. */
  isDue(): boolean
}

export function letting({ getState: now, setState: set }: ShowStore, choice: Pick<Choosing, 'act'>): Letting {
  return {
    letAllPass() {
      const { sight } = now()
      const pass = passAmong(openNow(now()))
      if (!sight || !pass) return
      set({ letting: stampOf(sight) })
      void choice.act(pass)
    },
    isDue() {
      const { sight, letting } = now()
      return sight !== null && isAsked(sight) && letting === stampOf(sight)
    },
  }
}
