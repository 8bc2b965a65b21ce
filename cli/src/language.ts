import { type Called, LANGUAGES, type Language, type Message, type OptionValues } from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { calledTexts, type Wording } from '@muster/words'
import { TEXTS, type TextKey } from '../texts/index.ts'
import type { AnyGame, AnyModule } from './games.ts'
import { lineWording, type Names, namesFrom } from './names.ts'
import { misused } from './problem.ts'

/** The language asked for, or the one the system speaks, or English. */
export function languageFrom(asked: string | undefined, environment: NodeJS.ProcessEnv): Language {
  if (asked !== undefined) {
    const known = spoken(asked)
    if (!known) throw misused(`"${asked}" is not spoken here. --language can be: ${LANGUAGES.join(', ')}.`)
    return known
  }
  const system = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''
  return spoken(system) ?? 'en'
}

/** `es`, `es-MX`, `es_ES.UTF-8` */
function spoken(code: string): Language | undefined {
  const [language] = code.toLowerCase().split(/[-_.@]/)
  return LANGUAGES.find((l) => l === language)
}

/** What the command line says by itself, before there is a game. */
export interface OwnTongue {
  readonly language: Language
  readonly word: Wording
  own(key: TextKey, args?: Message['args']): string
}

/** Everything that can be said at a table. */
export interface Tongue extends OwnTongue, Names {}

/** What things are called in a match with these options: what its content brings, its seats and sides. */
export const calledIn = (game: AnyGame, options: OptionValues): Called => ({
  ...game.names,
  ...game.called?.(options),
})

export function ownTongue(language: Language): OwnTongue {
  const word = lineWording(language, TABLE_TEXTS[language], TEXTS[language])
  return { language, word, own: (key, args) => word(args ? { key, args } : { key }) }
}

/** The game's tongue; with what content, seats and sides are called in one match, that match's. */
export async function tongueOf(module: AnyModule, language: Language, match: Called = {}): Promise<Tongue> {
  const packs = Object.keys(match).length > 0 ? await module.packTexts(language) : {}
  const own = { ...packs, ...TABLE_TEXTS[language], ...(await module.texts(language)) }
  const texts = { ...own, ...calledTexts(language, own, match) }
  const names = namesFrom(module.id, texts, lineWording(language, texts))
  return { ...names, language, own: ownTongue(language).own }
}
