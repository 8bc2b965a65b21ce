// The letters that stand for squads in a picture of letters
import { type Figure, say } from '@muster/engine'
import type { Book } from './book.ts'

/** The letters a squad of the box goes by, English first; which one in which language is in the texts. */
const LETTERS: Readonly<Record<string, string>> = { fire: 'F', water: 'WAE', earth: 'ET', air: 'AI' }

/** One sign for a squad; a small letter for its wounded. */
export interface Mark {
  /** In English. */
  readonly text: string
  readonly sound: Figure
  readonly wounded: Figure
}

/** Each squad of a match by a letter of its name that no other squad there has in any language, else by a digit. */
export function marksOf(book: Book, squads: readonly string[]): Readonly<Record<string, Mark>> {
  const named = (squad: string): string | undefined => book.content.names[`squad.${squad}`]
  const isOwn = (squad: string): boolean => named(squad) === undefined && squad in LETTERS
  const taken = new Set(squads.filter(isOwn).flatMap((squad) => [...(LETTERS[squad] ?? '')]))
  const mark = (squad: string): Mark => {
    if (isOwn(squad)) return { text: LETTERS[squad]?.charAt(0) ?? '', ...wordsFor(squad) }
    const letters = (named(squad) ?? squad).toUpperCase().match(/\p{L}/gu) ?? []
    const text = [...letters, ...'123456789'].find((letter) => !taken.has(letter)) ?? '?'
    taken.add(text)
    return { text, sound: text, wounded: text.toLowerCase() }
  }
  return Object.fromEntries([...new Set(squads)].map((squad) => [squad, mark(squad)]))
}

const wordsFor = (squad: string) => ({ sound: say(`mark.${squad}`), wounded: say(`mark.${squad}.wounded`) })
