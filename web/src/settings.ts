// What a person has set for this browser. Only the page knows of it.
import { LANGUAGES, type Language } from '@muster/engine'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const
export type Speed = (typeof SPEEDS)[number]

export const CONFIRMS = ['always', 'chances', 'never'] as const
export type Confirm = (typeof CONFIRMS)[number]

export interface Settings {
  readonly language: Language
  readonly speed: Speed
  readonly sound: boolean
  readonly confirm: Confirm
  readonly contrast: boolean
  /** Hints that were dismissed for good. */
  readonly known: readonly string[]
  readonly diary: 'open' | 'folded'
  set(change: Partial<Omit<Settings, 'set'>>): void
}

/** The browser's own language where we speak it. */
function ownLanguage(): Language {
  const wanted = navigator.languages.map((l) => l.slice(0, 2))
  return LANGUAGES.find((l) => l === wanted.find((w) => LANGUAGES.some((known) => known === w))) ?? 'en'
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: ownLanguage(),
      speed: 'normal',
      sound: false,
      confirm: 'chances',
      contrast: false,
      known: [],
      diary: 'open',
      set,
    }),
    { name: 'muster-settings', version: 1 },
  ),
)

/** How long a thing lasts that takes one second at normal speed. */
export function pace(speed: Speed): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : { slow: 2, normal: 1, fast: 0.4, none: 0 }[speed]
}
