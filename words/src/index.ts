// Messages put into words: ICU by intl-messageformat, the same for page and command line.

import type { Figure, Language, Message, Texts } from '@muster/engine'
import { IntlMessageFormat } from 'intl-messageformat'

export type Wording = (message: Message) => string

/** Words messages in a language; later texts win over earlier ones of the same key. */
export function wording(language: Language, ...texts: readonly Texts[]): Wording {
  const all: Texts = Object.assign({}, ...texts)
  const formats = new Map<string, IntlMessageFormat>()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const format = (key: string): IntlMessageFormat => {
    const known = formats.get(key)
    if (known) return known
    const text = all[key]
    if (text === undefined) throw new Error(`no ${language} text for ${key}`)
    const made = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    formats.set(key, made)
    return made
  }
  const figure = (f: Figure): string | number => {
    if (typeof f === 'number' || typeof f === 'string') return f
    return 'key' in f ? word(f) : list.format(f.map(word))
  }
  const word: Wording = (message) => {
    const args = Object.entries(message.args ?? {}).map(([name, f]) => [name, figure(f)])
    return String(format(message.key).format(Object.fromEntries(args)))
  }
  return word
}

/** Every key a message needs, its own and those inside its figures. */
export function keysOf(message: Message): string[] {
  const inside = Object.values(message.args ?? {}).flatMap((f) => {
    if (typeof f === 'number' || typeof f === 'string') return []
    return 'key' in f ? keysOf(f) : f.flatMap(keysOf)
  })
  return [message.key, ...inside]
}
