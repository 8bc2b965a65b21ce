import type { CSSProperties } from 'react'
import type { Theme } from '../face.ts'

/** A game's colours over those of the house. */
export function themeOf(theme: Theme): CSSProperties {
  return {
    '--accent': theme.accent,
    '--on-accent': theme.onAccent,
    '--display': theme.display,
    '--ground': theme.ground,
    ...named('side', theme.sides),
    ...named('seat', theme.seats ?? {}),
  }
}

const named = (of: 'side' | 'seat', colours: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(colours).map(([id, colour]) => [`--${of}-${id}`, colour]))
