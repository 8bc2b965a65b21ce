import type { CSSProperties } from 'react'
import type { Theme } from '../face.ts'

/** A game's colours over those of the house. */
export function themeOf(theme: Theme): CSSProperties {
  return {
    '--accent': theme.accent,
    '--on-accent': theme.onAccent,
    '--display': theme.display,
    '--ground': theme.ground,
    ...Object.fromEntries(Object.entries(theme.sides).map(([side, colour]) => [`--side-${side}`, colour])),
  }
}
