// The computers one can play against, the weakest first, and their tempers.
import { LEVELS, type Level } from '@muster/bots/names'
import { CHARACTERS as TEMPERS } from '@muster/engine'
import type { PageKey } from '../words.tsx'

export { LEVELS } from '@muster/bots/names'

export const USUAL: Level = 'sergeant'
/** For whoever has never played here. */
export const FIRST: Level = 'recruit'

/** `even` is nobody in particular: a level without a character. */
export const CHARACTERS = ['even', ...TEMPERS] as const
export type Character = (typeof CHARACTERS)[number]

export const levelName = (level: Level): PageKey => `level.${level}`
export const levelText = (level: Level): PageKey => `level.${level}.text`
export const characterName = (character: Character): PageKey => `character.${character}`

/** The level and the character of a computer: the usual ones where they are none of ours. */
export function splitLevel(called: string): { readonly level: Level; readonly character: Character } {
  const [first, second] = called.split('@')
  return {
    level: LEVELS.find((level) => level === first) ?? USUAL,
    character: CHARACTERS.find((character) => character === second) ?? 'even',
  }
}

export const calledOf = (level: string, character: string): string =>
  character === 'even' ? level : `${level}@${character}`
