// Notes that stand in a row elsewhere, told as sentences.
import type { Language } from '@muster/engine'

/** A line of its own begins like one. */
export const asSentence = (words: string, language: Language): string =>
  words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)

/** One after the other: each begins and ends like a sentence. */
export const asSentences = (notes: readonly string[], language: Language): string =>
  notes.map((words) => asSentence(words, language)).join('. ')
