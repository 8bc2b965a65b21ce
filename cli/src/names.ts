import { type Called, type Language, type Message, say, type Texts } from '@muster/engine'
import { calledTexts, type Wording, wording } from '@muster/words'
import { inOneLine } from './door.ts'
import type { AnyModule } from './games.ts'

/** What things are called; a thing without a text is called by its key. */
export interface Names {
  readonly texts: Texts
  readonly word: Wording
  game(): string
  side(side: string): string
  seat(seat: string): string
  /** A unit's or card's name, by the key of its text. */
  thing(key: string): string
  /** An option's value, e.g. a mission. */
  value(option: string, value: unknown): string
}

/** Messages in words, each in one line, whatever a file puts into it. */
export function lineWording(language: Language, ...texts: readonly Texts[]): Wording {
  const word = wording(language, ...texts)
  return (message) => inOneLine(word(message))
}

/** English names, with those that a pack gives to what it brings. */
export async function englishNames(module: AnyModule, pack: unknown): Promise<Names> {
  const texts = { ...(await module.texts('en')), ...calledTexts('en', { given: '{name}' }, namesIn(pack)) }
  return namesFrom(module.id, texts, lineWording('en', texts))
}

/** A pack's sections are kinds of things, in the plural: the name in `units.scout` is the text `unit.scout`. */
function namesIn(pack: unknown): Called {
  const all = membersOf(pack).flatMap(([section, things]) =>
    membersOf(things).map(([id, thing]) => [`${section.replace(/s$/, '')}.${id}`, nameOf(thing)] as const),
  )
  return Object.fromEntries(all.flatMap(([key, name]) => (name === null ? [] : [[key, say('given', { name })]])))
}

const membersOf = (x: unknown): [string, unknown][] => (typeof x === 'object' && x !== null ? Object.entries(x) : [])

function nameOf(thing: unknown): string | null {
  const name = membersOf(thing).find(([field]) => field === 'name')?.[1]
  return typeof name === 'string' ? name : null
}

export function namesFrom(id: string, texts: Texts, word: Wording): Names {
  const named = (key: string, otherwise: string): string =>
    Object.hasOwn(texts, key) ? word({ key } satisfies Message) : otherwise
  return {
    texts,
    word,
    game: () => named('game.name', id),
    side: (side) => named(`side.${side}`, side),
    seat: (seat) => named(`seat.${seat}`, named(`side.${seat}`, seat)),
    thing: (key) => named(key, key),
    value: (option, value) => named(`option.${option}.${value}`, named(`${option}.${value}`, String(value))),
  }
}
