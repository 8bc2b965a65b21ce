// The page's words: its own texts, and those of the game on the table.
import {
  type Figures,
  LANGUAGES,
  type Language,
  type Message,
  type OptionValues,
  say,
  type Texts,
} from '@muster/engine'
import { calledTexts, wording } from '@muster/words'
import { createContext, type ReactElement, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Face, Say } from './face.ts'
import { loadFace } from './games/index.ts'
import { useSettings } from './settings.ts'
import { nearest } from './table/local.ts'
import type { en } from './texts/en.ts'

export type PageKey = Extract<keyof typeof en, string>

export interface Words {
  readonly language: Language
  readonly t: (key: PageKey, args?: Figures) => string
  readonly say: Say
  /** Whether there is such a text. */
  readonly has: (key: string) => boolean
}

const PAGE: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('./texts/en.ts').then((m) => m.en),
  es: () => import('./texts/es.ts').then((m) => m.es),
  fr: () => import('./texts/fr.ts').then((m) => m.fr),
}

const WordsContext = createContext<Words | null>(null)

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('there are no words here')
  return words
}

export function makeWords(language: Language, ...texts: readonly Texts[]): Words {
  const word = wording(language, ...texts)
  const told: Say = (message) => {
    try {
      return word(message)
    } catch (error) {
      console.error(error)
      return message.key
    }
  }
  return { language, say: told, t: (key, args) => told(say(key, args)), has: (key) => texts.some((t) => key in t) }
}

export const pageTexts = (language: Language): Promise<Texts> => PAGE[language]()

/** Gives the page its words, and changes them with the language. */
export function PageWords({ first, children }: { first: Words; children: ReactNode }): ReactElement {
  const language = useSettings((s) => s.language)
  const [words, setWords] = useState(first)
  useEffect(() => {
    document.documentElement.lang = language
    if (words.language === language) return
    let gone = false
    void pageTexts(language).then((texts) => !gone && setWords(makeWords(language, texts)))
    return () => {
      gone = true
    }
  }, [language, words.language])
  return <WordsContext value={words}>{children}</WordsContext>
}

export interface Played {
  readonly face: Face
  readonly words: Words
}

/** What is played: a game, with the options of a match once they are chosen, and with its content pack; null for the box. */
export interface Playing {
  readonly game: string
  readonly options: OptionValues | null
  readonly pack: unknown
}

interface Got {
  readonly game: string
  readonly pack: unknown
  readonly language: Language
  readonly face: Face
  readonly texts: readonly Texts[]
}

/** A game's face and words in the language chosen; null while they are fetched, or where nothing is played. */
export function useGame(playing: Playing | null): Played | null {
  const { language } = useWords()
  const { game, options, pack } = playing ?? NOTHING
  const [got, setGot] = useState<Got | null>(null)
  useEffect(() => {
    let gone = false
    if (game !== null)
      void fetchGame({ game, options, pack }, language).then(
        (found) => !gone && setGot({ game, pack, language, ...found }),
      )
    return () => {
      gone = true
    }
  }, [game, language, options, pack])
  const plain = got && got.game === game && got.pack === pack ? got.face : null
  const face = useMemo(() => plain && coloured(plain, options), [plain, options])
  const words = useMemo(() => got && makeWords(got.language, ...got.texts), [got])
  return useMemo(() => face && words && { face, words }, [face, words])
}

const NOTHING = { game: null, options: null, pack: null }

/** The face with the colours of one match. */
function coloured(face: Face, options: OptionValues | null): Face {
  const own = options && face.colours?.(options)
  return own ? { ...face, theme: { ...face.theme, ...own } } : face
}

/** All texts a table needs: the game's, the face's, and the page's last. */
export async function fetchGame(
  { game: id, options, pack }: Playing,
  language: Language,
): Promise<{ face: Face; texts: Texts[] }> {
  const worker = nearest()
  const asked = [worker.call('texts', id, language, pack), worker.call('called', id, options, pack)] as const
  const [face, page, game, called] = await Promise.all([loadFace(id, pack), pageTexts(language), ...asked])
  return { face, texts: [game, calledTexts(language, game, called), await face.texts(language), page] }
}

/** The words of one game for everything inside. */
export function GameWords({ words, children }: { words: Words; children: ReactNode }): ReactElement {
  return <WordsContext value={words}>{children}</WordsContext>
}

export { LANGUAGES, type Message }
