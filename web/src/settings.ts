// What a person has set for this browser. Only the page knows of it.
import { LANGUAGES, type Language } from '@muster/engine'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const
export type Speed = (typeof SPEEDS)[number]

export const CONFIRMS = ['always', 'chances', 'never'] as const
export type Confirm = (typeof CONFIRMS)[number]

export const TEXT_SIZES = ['usual', 'larger', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export interface Settings {
  readonly language: Language
  readonly speed: Speed
  readonly sound: boolean
  readonly confirm: Confirm
  readonly contrast: boolean
  /** Empty phases pass by themselves. */
  readonly passing: boolean
  /** The computer thinks while people do. */
  readonly pondering: boolean
  readonly text: TextSize
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

/** A tablet's board needs the room. */
const isTablet = (): boolean => typeof matchMedia === 'function' && matchMedia('(max-width: 1100px)').matches

/** What lives on a battery: thinking ahead would drain it. */
const isHandheld = (): boolean => typeof matchMedia !== 'function' || matchMedia('(pointer: coarse)').matches

const SOUND: Readonly<Record<keyof Omit<Settings, 'set'>, (x: unknown) => boolean>> = {
  language: (x) => LANGUAGES.some((language) => language === x),
  speed: (x) => SPEEDS.some((speed) => speed === x),
  confirm: (x) => CONFIRMS.some((confirm) => confirm === x),
  sound: (x) => typeof x === 'boolean',
  contrast: (x) => typeof x === 'boolean',
  passing: (x) => typeof x === 'boolean',
  pondering: (x) => typeof x === 'boolean',
  text: (x) => TEXT_SIZES.some((size) => size === x),
  known: (x) => Array.isArray(x) && x.every((hint) => typeof hint === 'string'),
  diary: (x) => x === 'open' || x === 'folded',
}

/** What makes sense of the settings kept; the rest is as if it had never been set. */
export function soundPart(kept: unknown): Partial<Settings> {
  const all = typeof kept === 'object' && kept !== null ? kept : {}
  const sound: readonly [string, (x: unknown) => boolean][] = Object.entries(SOUND)
  return Object.fromEntries(Object.entries(all).filter(([key, x]) => sound.some(([k, is]) => k === key && is(x))))
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: ownLanguage(),
      speed: 'normal',
      sound: false,
      confirm: 'chances',
      contrast: false,
      passing: true,
      pondering: !isHandheld(),
      text: 'usual',
      known: [],
      diary: isTablet() ? 'folded' : 'open',
      set,
    }),
    { name: 'muster-settings', version: 1, merge: (kept, usual) => ({ ...usual, ...soundPart(kept) }) },
  ),
)

const PACES: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.4, none: 0 }

/** How long a movement lasts that takes one second at normal speed. */
export function pace(speed: Speed): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : PACES[speed]
}

/** The same for what happens: where movement is not wanted nothing moves, but each step stays to be seen. */
export const hold = (speed: Speed): number => PACES[speed]

/** The same for what was asked to be seen again. */
export const holdAgain = (speed: Speed): number => PACES[speed] || PACES.normal
