// What is lit because it was asked for, and moments that are looked back at.
import type { Choosing } from './choosing.ts'
import type { Controller } from './controller.ts'
import type { PastMoments } from './past.ts'
import { type ShowStore, UNSOUGHT } from './show.ts'

export function looking(
  { setState: set }: ShowStore,
  past: PastMoments,
  choice: Pick<Choosing, 'justClosed'>,
): Pick<Controller, 'light' | 'lookBack'> {
  return {
    light: (sought, places = [], threatened = new Map(), threats = []) =>
      set({ ...UNSOUGHT, sought, lit: new Set(places), threatened, threats }),
    lookBack(entry) {
      if (entry === null) past.leave()
      else if (!choice.justClosed()) past.show(entry)
    },
  }
}
