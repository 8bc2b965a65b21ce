// The computers one can play against, the weakest first.
import type { PageKey } from '../words.tsx'

/** Names in `@muster/bots`; each has its words. */
export const LEVELS = ['random', 'one-step'] as const
export type Level = (typeof LEVELS)[number]

export const USUAL: Level = 'one-step'

export const levelName = (level: string): PageKey =>
  LEVELS.some((l) => l === level) ? `level.${level as Level}` : `level.${USUAL}`
export const levelText = (level: Level): PageKey => `level.${level}.text`
